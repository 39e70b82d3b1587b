import type { Json, Script, SeatId, Table } from '#core/types';
import { action } from '../action.ts';
import type { State } from '../state.ts';
import { thingLabel } from './labels.ts';
import { asksNothing } from './line.ts';
import { summonable } from './summon.ts';

/** Small questions in a battle: one thing, or some things, out of a list that both sides may read. */

/** What a small question is about. Without `options` it is the asked seat's own counters that may be summoned. */
interface PickAbout {
  [key: string]: Json | undefined;
  options?: string[];
  /** How many, at least and at most; for `pick-some`. */
  least?: number;
  most?: number;
}
const NOBODY = 'nobody';

export const pickOne = action({
  name: 'pick-one',
  fields: {
    one: {
      kind: 'one',
      options: ({ g, seat, about }) => (about as PickAbout).options ?? [NOBODY, ...summonable(g, seat)],
      label: (thing, { g }) => thingLabel(g, thing),
    },
  },
});

export const pickSome = action({
  name: 'pick-some',
  fields: {
    some: {
      kind: 'some',
      options: ({ about }) => (about as PickAbout).options!,
      size: ({ about }) => [(about as PickAbout).least!, (about as PickAbout).most!],
      label: (thing, { g }) => thingLabel(g, thing),
    },
  },
});

/** One of `about.options`. A side that is only a garrison takes the first without being asked (TD-12.3). */
export function* askToPick(
  t: Table<State>,
  seat: SeatId,
  key: string,
  about: PickAbout & { options: string[] },
): Script<string> {
  if (mute(t.g, seat)) return about.options[0]!;
  return (yield* t.ask(seat, key, pickOne, { about: about as Json })).one;
}

/** Between `least` and `most` of `about.options`; a garrison takes the first ones. */
export function* askToPickSome(
  t: Table<State>,
  seat: SeatId,
  key: string,
  about: PickAbout & { options: string[]; least: number; most: number },
): Script<string[]> {
  if (mute(t.g, seat)) return about.options.slice(0, about.least);
  return (yield* t.ask(seat, key, pickSome, { about: about as Json })).some;
}

/** A counter of one's own that comes to help, or nobody: the options are the seat's own secret. */
export function* askWhomToSummon(t: Table<State>, seat: SeatId, about: Record<string, Json>): Script<string | null> {
  const { one } = yield* t.ask(seat, 'summon-backfired', pickOne, { about, secret: true });
  return one === NOBODY ? null : one;
}

const mute = ({ battle: b }: State, seat: SeatId): boolean =>
  (b?.fighters.some((f) => f.seat === seat && f.id === null) ?? false) && asksNothing(b!, seat);
