import type { Tried } from './halving.ts';
import { spread } from './mixed.ts';

/** By how many times what chance makes of the difference another way must be better. */
const SURELY = 0.7;

/**
 * These ways, best first. The way 0 is known to be good. It comes before all others unless one is better by more than chance easily
 * makes of it, and by more than the judge may err (`blur`). Samples with the same number have met the same luck, so their differences are looked at.
 */
export function firmly(found: readonly Tried[], blur = 0): readonly Tried[] {
  const usual = found.find(({ way }) => way === 0);
  const [best] = found;
  if (!usual || !best || best === usual) return found;
  const more = usual.values.map((value, n) => best.values[n]! - value);
  const gain = best.worth - usual.worth;
  if (gain > Math.hypot(blur, (SURELY * spread(more)) / Math.sqrt(more.length))) return found;
  return [{ ...usual, worth: best.worth }, ...found.filter((one) => one !== usual)];
}
