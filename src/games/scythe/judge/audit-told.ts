import { z } from 'zod';
import type { Event, Json } from '#core/types';
import { isAutoma } from '../state/pieces.ts';
import type { State } from '../state/state.ts';

/** What counters can show, and workers that nobody has told of, if anything is wrong with them. */

/** SC-2.3, SC-2.4: the tracks of power and popularity end; nobody owes coins, and no heap is less than nothing. */
const MOST = { power: 16, popularity: 18, coins: Number.POSITIVE_INFINITY } as const;
export function boundsWrong(g: State): string | undefined {
  for (const [seat, p] of g.players.entries())
    for (const counter of ['power', 'popularity', 'coins'] as const)
      if (p[counter] < 0 || p[counter] > MOST[counter] || !Number.isInteger(p[counter]))
        return `seat ${seat} has ${p[counter]} ${counter}`;
  for (const hex in g.goods)
    for (const [kind, n] of Object.entries(g.goods[hex]!))
      if (n < 0 || !Number.isInteger(n)) return `${n} ${kind} on ${hex}`;
  return undefined;
}

const Counted = z.array(z.object({ key: z.string(), args: z.object({ n: z.number() }) }));
/** The counts (`counters.ts`) that an event lists; none where it lists nothing, or tells a number only. */
export const countsIn = (told: Json | undefined): z.infer<typeof Counted> =>
  Array.isArray(told) ? Counted.parse(told) : [];

/** The workers of each seat. */
export function workersOf(g: State): number[] {
  const n = g.players.map(() => 0);
  for (const id in g.units) if (g.units[id]!.kind === 'worker') n[g.units[id]!.seat]!++;
  return n;
}

/** SC-4.5: a worker comes by an event that tells so, with so many; those of an Automa come by its cards. */
export function workersWrong(before: readonly number[], g: State, events: readonly Event[]): string | undefined {
  for (const [seat, now] of workersOf(g).entries()) {
    if (isAutoma(g, seat)) continue;
    const told = events
      .filter(({ shown }) => shown.seat === seat)
      // Of those who are routed or driven off only the number is told.
      .flatMap(({ shown }) => countsIn(shown.workers))
      .reduce((sum, { args }) => sum + args.n, 0);
    const came = events.filter(({ type, shown }) => type === 'worker-came' && shown.seat === seat).length;
    const changed = now - before[seat]!;
    if (changed !== told + came) return `seat ${seat} workers: changed by ${changed}, told ${told + came}`;
  }
  return undefined;
}
