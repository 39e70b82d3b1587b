import type { Foreseen, Json, Message, Said, SeatId } from '#core/types';
import { bottomActions, sectionOf } from '../../printed/content.ts';
import { type Counts, counts } from '../../state/counters.ts';
import { costOf } from '../../state/mats.ts';
import { matOf, player } from '../../state/pieces.ts';
import type { SectionName, State } from '../../state/state.ts';
import { tierOf } from '../scoring.ts';
import { missingFor } from './bottom-row.ts';
import { fulfilled } from './objectives.ts';

/** What follows from an answer, before it is given: what all actions have in common. */

export const foreseen = (key: string, args: Record<string, Json | readonly Message[]> = {}): Message => ({
  key: `foresee.${key}`,
  args: args as Record<string, Json>,
});

/** What it costs, and what is left of it; nothing where it is free. */
export function price(g: State, seat: SeatId, loss: Counts): Message[] {
  const of = Object.entries(loss).filter(([, n]) => n > 0) as ['coins' | 'power' | 'popularity', number][];
  const left = Object.fromEntries(of.map(([counter, n]) => [counter, player(g, seat)[counter] - n]));
  return of.length === 0 ? [] : [foreseen('costs', { loss: counts(loss), left: leftWords(left) })];
}
/** So much is left of each, also where it is nothing. */
const leftWords = (left: Record<string, number>): readonly Message[] =>
  Object.entries(left).map(([counter, n]) => ({ key: `counter.${counter}`, args: { n } }));

/** Whether the bottom action of this section can be paid after it, and what is missing. Rests on what is public. */
export function bottomAfter(after: State, seat: SeatId, section: SectionName): Message[] {
  if (section === 'factory') return [];
  const { bottom } = sectionOf(matOf(after, seat), section);
  const short = missingFor(after, seat, bottom);
  const cost = counts({ [bottomActions[bottom].resource]: costOf(after, seat, bottom) });
  return [short ? foreseen('short', { bottom, missing: short }) : foreseen('payable', { bottom, cost })];
}
/**
 * SC-10.2: the own objectives that could be revealed if the turn came to its end like this. Odd where the same press ends the turn: then
 * nothing is revealed any more.
 */
export function unrevealed(after: State, seat: SeatId, further: readonly Said[]): Foreseen {
  if (!further.some(({ action }) => action === 'end-turn')) return { says: [] };
  const could = fulfilled({ ...after, turn: { ...after.turn!, part: 'close' } }, seat);
  return could.length > 0
    ? { says: [foreseen('unrevealed', { objectives: could as Json })], isOdd: true }
    : { says: [] };
}

/** Popularity lost on the way, and that it falls to a lower tier (SC-12.1), which is odd. */
export function popularityLost(g: State, seat: SeatId, n: number): Foreseen {
  const { popularity } = player(g, seat);
  const left = Math.max(0, popularity - n);
  if (left === popularity) return { says: [] };
  const falls = tierOf(left) < tierOf(popularity);
  const lost = foreseen('popularity', { loss: counts({ popularity: popularity - left }), left });
  return { says: falls ? [lost, foreseen('tier', { tier: tierOf(left) + 1 })] : [lost], isOdd: falls };
}

/** Several parts of what follows, as one. */
export const allOf = (...parts: readonly Foreseen[]): Foreseen => ({
  says: parts.flatMap(({ says }) => says),
  isOdd: parts.some(({ isOdd }) => isOdd),
});
