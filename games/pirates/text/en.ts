import { content } from './en-content.ts';
import { fleetFault } from './en-fleet.ts';
import { table } from './en-table.ts';

/** Every word of Pirates in English; the French has this type. */
export const en = {
  name: 'Pirates',
  pitch: 'Build a fleet, find gold on wild islands, and bring more than half of it home.',
  content,
  fleetFault,
  table,
};

export type PiratesWords = typeof en;
