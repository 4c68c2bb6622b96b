import type { Json } from '@portolan/kernel';
import { Refused } from './problems.ts';

const DEEPEST = 20;

/** JSON exactly as the store would give it back, so that what is played now is what would be played again. */
export function plain(value: Json): Json {
  refuseDeep(value, 0);
  return JSON.parse(JSON.stringify(value)) as Json;
}

function refuseDeep(value: Json, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw new Refused(400, 'tooDeep', 'That is nested too deeply.');
  for (const item of Object.values(value)) refuseDeep(item, depth + 1);
}
