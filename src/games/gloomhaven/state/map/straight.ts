import { apart } from '../../printed/map/hexes.ts';
import type { At } from '../state.ts';
import { hexOf } from './board.ts';

/** Every hex in a straight line from the first, none twice. */
export function isStraight(way: readonly At[]): boolean {
  const hexes = way.map(hexOf);
  const [first, second] = hexes;
  if (!first || !second) return true;
  const [q, r] = [second[0] - first[0], second[1] - first[1]];
  return hexes.every((hex, i) => hex[0] === first[0] + i * q && hex[1] === first[1] + i * r && apart(first, hex) === i);
}
