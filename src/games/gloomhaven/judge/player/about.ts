import { hasNames } from '#core/terms/plain';
import type { Json } from '#core/types';
import type { Blow } from '../../rules/damage/damage.ts';
import type { Going } from './moves.ts';

/**
 * What a question is about, for the player. It is read part by part: play by chance asks millions of times, and a schema would be gone through
 * each time.
 */

type Parts = Readonly<Record<string, Json>>;
const NONE: Parts = {};
export const partsOf = (about: Json): Parts => (hasNames(about) ? about : NONE);

const numberIn = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);
const wordsIn = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

export function blowIn(about: Json): Pick<Blow, 'n' | 'hp' | 'pierce'> {
  const { n, hp, pierce } = partsOf(about);
  return { n: Number(n), hp: Number(hp), pierce: Number(pierce) };
}

export function goingIn(about: Json): Going {
  const { points, gait } = partsOf(about);
  return { points: Number(points), gait: String(gait) };
}

/** The items whose time is now. */
export const itemsIn = (about: Json): number[] => wordsIn(partsOf(about).items ?? []).map(Number);

/** Whom an ability can take, and how many; of an attack what it is made with. */
export interface Aim {
  targets: readonly string[];
  most: number;
  n?: number | undefined;
  range?: number | undefined;
  actor?: string | undefined;
}
export function aimIn(about: Json): Aim {
  const { targets, most, n, range, actor } = partsOf(about);
  return {
    targets: wordsIn(targets),
    most: Number(most),
    n: numberIn(n),
    range: numberIn(range),
    actor: typeof actor === 'string' ? actor : undefined,
  };
}

/** Whom the pattern with that number strikes. */
export function hitsIn(about: Json, area: number): string[] {
  const { areas } = partsOf(about);
  const laid = Array.isArray(areas) ? areas[area] : undefined;
  return hasNames(laid) ? wordsIn(laid.hits) : [];
}
