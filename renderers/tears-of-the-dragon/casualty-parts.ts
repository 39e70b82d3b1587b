import type { Json } from '#core/types';
import { leaders, look } from '#games/tears-of-the-dragon/printed/content';
import type { Sprite } from '../scene.ts';
import { barePart, saidPart } from './deed-parts.ts';
import { seatOf } from './hurt-parts.ts';
import { isRecord, namedIn } from './told.ts';

/** The roll of whoever may be a casualty (TD-14), with the results among which it fell: "8 +2 · 9–10". */

export interface CasualtyRoll {
  face: string;
  die: number;
  /** What came on top of the die. */
  add: number;
}

/** The roll that the words of a deed tell of; undefined where they tell none. */
export function casualtyIn(one: Json): CasualtyRoll | undefined {
  if (!isRecord(one) || !isRecord(one.args) || !TELLING.has(String(one.key))) return undefined;
  const { piece, die, add } = one.args;
  const face = namedIn(piece);
  return face === undefined || typeof die !== 'number'
    ? undefined
    : { face, die, add: typeof add === 'number' ? add : 0 };
}

const TELLING: ReadonlySet<string> = new Set(['came.casualty', 'came.fled']);

/** The die, what came on top of it, and the results of the table that end so; what that end is stands behind them. */
export const casualtyParts = ({ face, die, add }: CasualtyRoll): Sprite[] => [
  barePart(seatOf(face), die),
  saidPart(`${add > 0 ? `+${add} ` : ''}(${spanOf(face, die + add)})`),
];

/** The row of the Casualty Table in which a result lies: "6–7", "9+". */
export function spanOf(face: string, result: number): string {
  const { min, max } = look(leaders.has(face) ? 'leaderCasualty' : 'wizardCasualty', result);
  return max === null || max === undefined ? `${min}+` : min === max ? String(min) : `${min}–${max}`;
}
