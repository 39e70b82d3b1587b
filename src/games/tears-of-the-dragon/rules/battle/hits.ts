import { z } from 'zod';
import type { Script, SeatId, Table } from '#core/types';
import { slotLabel, slotWords, type Words } from '../../state/battle/labels.ts';
import { asksNothing, baseStrength, findSlot, keepLine, line } from '../../state/battle/line.ts';
import type { Battle, Fighter } from '../../state/battle.ts';
import { isUnit, isWizard, removeUnit, stepsOf, straightenBoxes } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { casualty } from '../fight/casualty.ts';
import { askToPick } from '../fight/choice.ts';
import { afterWound } from '../fight/dragon.ts';
import { spellCheck } from './check.ts';
import { sinkWrecks } from './wreck.ts';

/** Who takes the hits, and what they do (TD-9.7, TD-9.8). */

/** Hits by slot. */
const Hits = z.record(z.string(), z.int());
export type Hits = z.infer<typeof Hits>;

/** TD-9.7: two for a full unit, one for a reduced one, a wizard or a garrison; and what the dragon's shield turns aside. */
export const roomOf = (g: State, f: Fighter): number => (f.id === null ? 1 : stepsOf(g, f.id)) + f.ward;
const sum = (hits: Hits): number => Object.values(hits).reduce((a, b) => a + b, 0);

/** Room left beside the hits whose victims the enemy has named. */
function roomBeside(g: State, seat: SeatId, named: Hits): Hits {
  const rooms = line(g.battle!, seat).map((f) => [f.slot, roomOf(g, f) - (named[f.slot] ?? 0)] as const);
  return Object.fromEntries(rooms.filter(([, room]) => room > 0));
}
/** How many hits the side shares out, and those whose victims are named. */
const Struck = z.object({ hits: z.int(), named: Hits });

export const takeHits = action({
  name: 'take-hits',
  about: Struck,
  fields: {
    hits: {
      kind: 'shares',
      of: 'figure',
      room: ({ g, seat, about }) => roomBeside(g, seat, about.named),
      total: ({ about }) => [about.hits, about.hits],
      label: (slot, { g }) => slotLabel(g, slot),
    },
  },
  suggest: (here) => {
    const { hits, named } = here.about;
    const room = roomBeside(here.g, here.seat, named);
    const weakest = inTurn(here.g, room, hits, (f) => baseStrength(here.g, f));
    const fullFirst = inTurn(here.g, spareOne(room), hits, (f) => baseStrength(here.g, f));
    const rest = inTurn(here.g, minus(room, fullFirst), hits - sum(fullFirst), (f) => baseStrength(here.g, f));
    return [
      { label: { key: 'suggest.weakest-first' }, args: { hits: weakest } },
      { label: { key: 'suggest.reduce-full' }, args: { hits: plus(fullFirst, rest) } },
    ];
  },
});
/** Units before wizards, the weakest first, each as far as it has room. */
function inTurn(g: State, room: Hits, hits: number, strength: (f: Fighter) => number): Hits {
  const order = Object.keys(room).map((slot) => findSlot(g.battle!, slot)!);
  const rank = (f: Fighter) => (f.id !== null && isWizard(f.id) ? 100 : 0) + strength(f);
  const taken: Hits = {};
  let left = hits;
  for (const f of order.sort((a, b) => rank(a) - rank(b))) {
    const n = Math.min(left, room[f.slot]!);
    if (n > 0) taken[f.slot] = n;
    left -= n;
  }
  return taken;
}
/** One hit each for those with room for two. */
const spareOne = (room: Hits): Hits =>
  Object.fromEntries(Object.keys(room).flatMap((s) => (room[s]! > 1 ? [[s, 1]] : [])));
const minus = (a: Hits, b: Hits): Hits =>
  Object.fromEntries(Object.keys(a).flatMap((s) => (a[s]! > (b[s] ?? 0) ? [[s, a[s]! - (b[s] ?? 0)]] : [])));
const plus = (a: Hits, b: Hits): Hits => {
  const all = { ...a };
  for (const [slot, n] of Object.entries(b)) all[slot] = (all[slot] ?? 0) + n;
  return all;
};

/** Hits of both sides at once: victims that the enemy names first, then each side shares out the rest for itself. */
export function* allot(t: Table<State>, hits: readonly number[]): Script<Hits> {
  const { g } = t;
  const b = g.battle!;
  const all: Hits = {};
  for (const seat of [0, 1]) Object.assign(all, yield* nameVictims(t, seat, hits[seat]!));
  const left = [0, 1].map((seat) => {
    const named = line(b, seat).reduce((n, f) => n + (all[f.slot] ?? 0), 0);
    return Math.min(hits[seat]! - named, sum(roomBeside(g, seat, all)));
  });
  const shares: Hits[] = [{}, {}];
  const asked = [0, 1].filter((seat) => left[seat]! > 0 && !asksNothing(b, seat));
  yield* t.together(
    asked.map(
      (seat) =>
        function* (own: Table<State>): Script {
          const about = { hits: left[seat]!, named: all };
          shares[seat] = (yield* own.ask(seat, 'take-hits', takeHits, { about, window: 'battle' })).hits;
        },
    ),
  );
  for (const seat of [0, 1]) {
    if (asksNothing(b, seat)) shares[seat] = inTurn(g, roomBeside(g, seat, all), left[seat]!, () => 0);
  }
  return plus(plus(all, shares[0]!), shares[1]!);
}

/** TD-28.11: attacks of a side that have hit twice, each by one die. */
const heavyHits = (b: Battle, seat: SeatId): number =>
  b.fighters.filter((f) => f.seat === seat && f.doubled && !f.shielded && f.dice.some(({ hit }) => hit)).length;

/**
 * TD-28.4, and a backfired Obfuscate (TD-28.13): the side that hits names who takes one of its hits. Direct Attack aims one attack: both
 * hits of one that a Juggernaut has doubled.
 */
function* nameVictims(t: Table<State>, seat: SeatId, hits: number): Script<Hits> {
  const { g } = t;
  const b = g.battle!;
  const named: Hits = {};
  let heavy = heavyHits(b, other(seat));
  for (const token of b.victims.filter((one) => one.by === other(seat))) {
    const options = Object.keys(roomBeside(g, seat, named)).filter((slot) => token.among?.includes(slot) ?? true);
    if (sum(named) >= hits || options.length === 0) continue;
    b.victims = b.victims.filter((one) => one !== token);
    const both = token.among === null && heavy-- > 0;
    for (let left = both ? 2 : 1; left > 0 && sum(named) < hits; left--) {
      const open = options.filter((slot) => roomBeside(g, seat, named)[slot] !== undefined);
      if (open.length === 0) break;
      const slot = yield* askToPick(t, token.by, 'victim', { options: open });
      named[slot] = (named[slot] ?? 0) + 1;
      t.tell({ type: 'victim-named', shown: { seat: token.by, piece: slotWords(slot) } });
    }
  }
  return named;
}

/**
 * Hits fall: units flip or go (TD-9.8), ships that have had enough sink, wizards roll (TD-14.3), and the dragon may
 * turn home (TD-23.7). Everything that falls together is given together.
 */
export function* fall(t: Table<State>, hits: Hits): Script {
  const { g } = t;
  const b = g.battle!;
  const struck = b.fighters.filter((f) => (hits[f.slot] ?? 0) > 0);
  const wounded: Fighter[] = [];
  for (const seat of [0, 1]) {
    const losses = struck.filter((f) => f.seat === seat).map((f) => blow(g, f, hits[f.slot]!, wounded));
    if (losses.length > 0) t.tell({ type: 'hits-taken', shown: { seat, losses } });
  }
  yield* sinkWrecks(t, spellCheck);
  for (const { id } of wounded.filter((f) => f.id !== null && isWizard(f.id))) {
    if (g.counters[id!]!.fate !== 'map' || g.counters[id!]!.at !== b.at) continue;
    const cornered = b.cornered === id && { instead: { escape: 'wounded' as const } };
    yield* casualty(t, id!, { from: b.from[other(findSlot(b, id!)!.seat)] ?? null, ...cornered });
  }
  straightenBoxes(g);
  keepLine(g);
  yield* afterWound(
    t,
    wounded.flatMap((f) => f.id ?? []),
  );
}

/** One piece's hits; gives the words for them. */
function blow(g: State, f: Fighter, hits: number, wounded: Fighter[]): Words {
  const b = g.battle!;
  const turned = Math.min(f.ward, hits);
  const left = hits - turned;
  f.ward -= turned;
  f.hits += left;
  const piece = slotWords(f.slot);
  if (left === 0) return { key: 'battle.loss.turned', args: { piece } };
  wounded.push(f);
  if (f.id === null) {
    f.out = 'lost';
    return { key: 'battle.loss.removed', args: { piece } };
  }
  const { ship } = g.counters[f.id]!;
  if (ship !== null) b.shipHits[ship] = (b.shipHits[ship] ?? 0) + left;
  if (!isUnit(f.id)) return { key: 'battle.loss.wizard', args: { piece } };
  if (left >= stepsOf(g, f.id)) {
    removeUnit(g, f.id);
    f.out = 'lost';
    return { key: 'battle.loss.removed', args: { piece } };
  }
  g.counters[f.id]!.reduced = true;
  return { key: 'battle.loss.reduced', args: { piece } };
}
