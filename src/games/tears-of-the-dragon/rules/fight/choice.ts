import { z } from 'zod';
import type { Json, Script, SeatId, Table } from '#core/types';
import { meant, thingLabel, type Words } from '../../state/battle/labels.ts';
import { asksNothing, baseStrength, findSlot } from '../../state/battle/line.ts';
import { isLeader, strengthOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { summonable } from './summon.ts';

/** Small questions in a battle: one thing, or some things, out of a list that both sides may read. */

/** What one is picked out of. Without `options` it is the asked seat's own counters that may be summoned. */
const OneOf = z.object({ options: z.array(z.string()).optional() });
type OneOf = z.infer<typeof OneOf>;
/** What some are picked out of, and how many, at least and at most. */
const SomeOf = z.object({ options: z.array(z.string()), least: z.int(), most: z.int() });
type SomeOf = z.infer<typeof SomeOf>;
/** Further facts that the words of the question name. */
type Facts = Record<string, Json>;
const NOBODY = 'nobody';

export const pickOne = action({
  name: 'pick-one',
  about: OneOf,
  fields: {
    one: {
      kind: 'one',
      of: (thing, { g }) => meant(g, thing),
      options: ({ g, seat, about }) => about.options ?? [NOBODY, ...summonable(g, seat)],
      label: (thing, { g }) => thingLabel(g, thing),
    },
  },
  suggest: (here) => {
    const things = here.about.options ?? summonable(here.g, here.seat);
    const [strongest, ...others] = strongestFirst(here.g, things);
    if (strongest === undefined || others.length < 2) return [];
    return [
      {
        label: { key: 'suggest.the-strongest', args: { piece: thingLabel(here.g, strongest) } },
        args: { one: strongest },
      },
    ];
  },
});

export const pickSome = action({
  name: 'pick-some',
  about: SomeOf,
  fields: {
    some: {
      kind: 'some',
      of: (thing, { g }) => meant(g, thing),
      options: ({ about }) => about.options,
      size: ({ about }) => [about.least, about.most],
      label: (thing, { g }) => thingLabel(g, thing),
    },
  },
  suggest: (here) => {
    const { options, least, most } = here.about;
    const sorted = strongestFirst(here.g, options);
    const n = Math.min(Math.max(least, 1), most);
    if (sorted.length <= n) return [];
    const everybody = most >= options.length ? [{ label: { key: 'suggest.everybody' }, args: { some: options } }] : [];
    return [
      ...everybody,
      { label: { key: 'suggest.strongest-first' }, args: { some: sorted.slice(0, n) } },
      { label: { key: 'suggest.weakest-first' }, args: { some: sorted.slice(-n) } },
    ];
  },
});

/** Pieces by what both sides can read of them, the strongest first; none when something else is among the options. */
function strongestFirst(g: State, things: readonly string[]): string[] {
  const strength = (thing: string): number | undefined => {
    const fighter = g.battle ? findSlot(g.battle, thing) : undefined;
    if (fighter) return baseStrength(g, fighter);
    return g.counters[thing] && !isLeader(thing) ? strengthOf(g, thing) : undefined;
  };
  const known = things.flatMap((thing) => {
    const found = strength(thing);
    return found === undefined ? [] : [{ thing, found }];
  });
  return known.length < things.length ? [] : known.sort((a, b) => b.found - a.found).map(({ thing }) => thing);
}

/** One of `about.options`. A side that is only a garrison takes the first without being asked (TD-12.3). */
export function* askToPick(t: Table<State>, seat: SeatId, key: string, about: Required<OneOf> & Facts): Script<string> {
  if (mute(t.g, seat)) return about.options[0]!;
  return (yield* t.ask(seat, key, pickOne, { about })).one;
}

/** Between `least` and `most` of `about.options`; a garrison takes the first ones. */
export function* askToPickSome(t: Table<State>, seat: SeatId, key: string, about: SomeOf & Facts): Script<string[]> {
  if (mute(t.g, seat)) return about.options.slice(0, about.least);
  return (yield* t.ask(seat, key, pickSome, { about })).some;
}

/** A counter of one's own that comes to help, or nobody: the options are the seat's own secret. */
export function* askWhomToSummon(
  t: Table<State>,
  seat: SeatId,
  about: OneOf & { caster: Words },
): Script<string | null> {
  const { one } = yield* t.ask(seat, 'summon-backfired', pickOne, { about, secret: true });
  return one === NOBODY ? null : one;
}

const mute = ({ battle: b }: State, seat: SeatId): boolean =>
  (b?.fighters.some((f) => f.seat === seat && f.id === null) ?? false) && asksNothing(b!, seat);
