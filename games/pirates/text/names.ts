import { crewCard, type CrewId, isCrewId, isNamedCrewId } from '../content/crew.ts';
import { isPieceId } from '../content/pieces.ts';
import type { Party } from '../content/types.ts';
import type { ContentWords } from './en-content.ts';

/** What cards are called, in the language of the words given. */

/** A named crew's name, or for instance “Captain (England)”. */
export function crewName(words: ContentWords, id: CrewId): string {
  if (isNamedCrewId(id)) return words.crew[id].name;
  const { type, nation } = crewCard(id);
  if (type === undefined) throw new Error(`${id} has neither a name nor a type`);
  return words.genericCrew(words.words[type].name, words.nations[nation]);
}

export function cardName(words: ContentWords, id: string): string {
  if (isPieceId(id)) return words.pieces[id].name;
  return isCrewId(id) ? crewName(words, id) : id;
}

export const partyName = (words: ContentWords, party: Party): string =>
  'nation' in party ? words.nations[party.nation] : cardName(words, party.card);
