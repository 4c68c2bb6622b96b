import type { Name, Sentences } from './said.ts';
import type { KernelRefusals } from './says.ts';

/** Ce dont sont faites les phrases de tous les jeux en français. */

export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count < 2 ? one : more}`;

export const et = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} et ${list.at(-1)}`;

/** « de » devant une voyelle devient « d’ ». */
export const de = (name: string): string =>
  /^[aeiouyhœâàéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`;

/** Un nom sans article : « de Trois-Palmiers », « d’Œil-Creux ». */
export const propre = (name: string): Name => ({ the: name, of: de(name), to: `à ${name}` });

export const le = (name: string): Name => ({ the: `le ${name}`, of: `du ${name}`, to: `au ${name}` });
export const la = (name: string): Name => ({ the: `la ${name}`, of: `de la ${name}`, to: `à la ${name}` });
export const l = (name: string): Name => ({ the: `l’${name}`, of: `de l’${name}`, to: `à l’${name}` });

export const refusals: Sentences<KernelRefusals> = {
  notOffered: () => 'Ce n’est pas un choix possible maintenant.',
  wrongCount: (s) => `Choisissez-en entre ${s.number('min')} et ${s.number('max')}.`,
  wrongAmount: (s) => `Choisissez un nombre de ${s.number('min')} à ${s.number('max')}.`,
  matchIsOver: () => 'La partie est terminée.',
  questionIsClosed: () => 'La partie a avancé depuis.',
  notYourTurn: () => 'Ce n’est pas à vous de décider.',
  cannotUndo: () =>
    'Impossible à reprendre\u00a0: quelque chose a été révélé, ou quelqu’un a répondu depuis.',
  cannotConcede: () => 'À ce nombre de joueurs, un automate prend votre place.',
  othersAreDeciding: () => 'Attendez que tout le monde ait décidé.',
  wrongSeats: (s) => `Ce jeu se joue de ${s.number('min')} à ${s.number('max')}.`,
  unknownOption: () => 'Cette option n’existe pas.',
  unknownValue: () => 'Cette option n’a pas cette valeur.',
  bringsNothing: () => 'À ce jeu, personne n’apporte rien.',
  inheritsNothing: () => 'Ce jeu ne continue aucune autre partie.',
};
