import type { Look } from '../pictures.ts';

type Told = NonNullable<Look['now']>['events'][number];

/** By which name events call the character of a seat. */
export const heroId = (seat: number): string => `hero:${seat}`;

/** GH-3.4: who was exhausted with life left could neither play two cards nor rest. Undefined of whom damage exhausted, or who is not told of. */
export function tiredSeat({ type, shown }: Pick<Told, 'type' | 'shown'>, events: readonly Told[]): number | undefined {
  const seat = Number(shown.seat);
  if (type !== 'exhausted' || !events.some((one) => one.type === type && one.shown.seat === seat)) return undefined;
  const isKilled = events.some(
    (one) => one.type === 'suffers' && one.shown.actor === heroId(seat) && Number(one.shown.hp) <= 0,
  );
  return isKilled ? undefined : seat;
}
