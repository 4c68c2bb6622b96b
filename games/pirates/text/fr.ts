import type { PiratesWords } from './en.ts';
import { content } from './fr-content.ts';
import { fleetFault } from './fr-fleet.ts';
import { table } from './fr-table.ts';

/** Every word of Pirates in French, with the terms of the French rulebook. */
export const fr: PiratesWords = {
  name: 'Pirates',
  pitch: 'Créez une flotte, trouvez l’or des îles vierges et rapportez-en plus de la moitié au port.',
  content,
  fleetFault,
  table,
};
