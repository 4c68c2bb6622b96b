import type { NamedCrewId } from './crew.ts';
import type { PieceId } from './pieces.ts';

/** Who is linked to which ship: +1 cargo space while aboard it [PI-FLT.21]. */
export const shipLinks: readonly (readonly [NamedCrewId, PieceId])[] = [
  ['hester-quill', 'kings-quarrel'],
  ['pip-tolliver', 'pennywhistle'],
  ['silas-graves', 'drowned-vesper'],
  ['aubyn-fell', 'pride-of-penhallow'],
  ['armande-de-sauveterre', 'reine-pervenche'],
  ['blaise-tourmentin', 'fine-mouche'],
  ['mathurin-gargousse', 'mortier-du-ponant'],
  ['inigo-belmonte', 'corona-de-levante'],
  ['catalina-roldan', 'senora-del-alba'],
  ['jonah-whitlow', 'patience-ward'],
  ['prudence-askew', 'narragansett-lass'],
  ['caleb-thorn', 'whippoorwill'],
  ['nan-tulloch', 'last-laugh'],
  ['mad-orsolya', 'hangmans-cousin'],
  ['lucretia-saltmarsh', 'seven-bad-ideas'],
  ['black-tansy', 'hollow-bell'],
  ['rais-idris', 'sultans-abacus'],
  ['zaynab-of-the-kef', 'simoom'],
  ['mistress-hanying', 'ten-thousand-lanterns'],
  ['fourth-uncle', 'patient-heron'],
  ['kestrel-wu', 'empress-of-salt'],
  ['deacon-mould', 'pale-widow'],
  ['marrow-jack', 'scythe-of-evening'],
  ['tallow', 'drowned-vesper'],
  ['greta-halloran', 'brass-creditor'],
  ['osric-pell', 'silent-ledger'],
  ['sigrun-ashbraid', 'winters-tooth'],
  ['hallgerd-sea-eye', 'rimebreaker'],
];

/** Who is linked to whom: +1 cargo space for a ship that carries both [PI-FLT.20]. */
export const crewLinks: readonly (readonly [NamedCrewId, NamedCrewId])[] = [
  ['hester-quill', 'tobias-rook'],
  ['ottoline-marsh', 'pip-tolliver'],
  ['armande-de-sauveterre', 'blaise-tourmentin'],
  ['comtesse-d-aubrac', 'armande-de-sauveterre'],
  ['inigo-belmonte', 'fray-anselmo'],
  ['catalina-roldan', 'baltasar-ronda'],
  ['jonah-whitlow', 'prudence-askew'],
  ['nan-tulloch', 'barrelhouse-job'],
  ['jasper-two-thumbs', 'wick'],
  ['rais-idris', 'zaynab-of-the-kef'],
  ['mistress-hanying', 'bo-lan'],
  ['deacon-mould', 'drowned-choir'],
  ['sigrun-ashbraid', 'ulf-the-quiet'],
];

/** The ships and crew a card is linked to. */
export const linkedTo = (id: PieceId | NamedCrewId): readonly (PieceId | NamedCrewId)[] =>
  [...shipLinks, ...crewLinks].flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
