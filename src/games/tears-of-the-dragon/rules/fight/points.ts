import type { Here, Message, Script, SeatId, Table } from '#core/types';
import { leaders } from '../../printed/content.ts';
import { slotLabel, slotWords } from '../../state/battle/labels.ts';
import { asksNothing, findSlot, line } from '../../state/battle/line.ts';
import { modified, pointsRoom } from '../../state/battle/strength.ts';
import type { Battle, Fighter } from '../../state/battle.ts';
import { byRank, commandOf, mayCommand, strengthOf, TERRAMAX } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { pickOne } from './choice.ts';

/** Leader points (TD-5.2 to 5.6, step 1 of the round). */

type Shares = Record<string, number>;

/** TD-5.5: attack rating in attack, defence rating in defence; an enthralling wizard's strength is both (TD-28.8). */
export function ratingOf(g: State, id: string): number {
  const leader = leaders.get(id);
  if (!leader) return strengthOf(g, id);
  return g.battle!.attacker === (leader.side === 'gorganun' ? 0 : 1) ? leader.attack : leader.defence;
}

/** Leaders behind the line and enthralling wizards in it, highest first. */
export function captainsHere(g: State, seat: SeatId): string[] {
  const b = g.battle!;
  const enthralling = line(b, seat).flatMap((f) => (f.id !== null && g.enthralled[f.id] ? [f.id] : []));
  return [...b.leaders[seat]!, ...enthralling].sort(byRank);
}

/** TD-5.2: the highest present and one other, whom the owner has chosen, add their ratings. */
export function captains(g: State, seat: SeatId): string[] {
  const [first, ...others] = captainsHere(g, seat);
  if (first === undefined) return [];
  const second = others.length > 1 ? others.find((id) => id === g.battle!.seconds[seat]) : others[0];
  return second === undefined ? [first] : [first, second];
}

/** A34: none go to Terramax, but as a unit like others (TD-26.3). Nobody leads himself. Who lies in the box of a leader who does not count gets none of the others' points either. */
function eligible(g: State, seat: SeatId): Fighter[] {
  const chiefs = captains(g, seat);
  const gift = g.battle!.gift[seat]! > 0;
  return line(g.battle!, seat).filter((f) => {
    if (f.id === null || (f.id === TERRAMAX && !isWar(g))) return false;
    const { id } = f;
    const { box } = g.counters[id]!;
    // TD-27.4: a chieftain's points are for penguins.
    return gift || chiefs.some((chief) => chief !== id && (box === null ? mayCommand(chief, id) : box === chief));
  });
}
const pointsOf = (g: State, seat: SeatId): number =>
  captains(g, seat).reduce((sum, id) => sum + ratingOf(g, id), 0) + g.battle!.gift[seat]!;
const roomFor = (g: State, seat: SeatId): Shares =>
  Object.fromEntries(eligible(g, seat).flatMap((f) => (pointsRoom(g, f) > 0 ? [[f.slot, pointsRoom(g, f)]] : [])));

/**
 * TD-5.4, TD-5.5: each leader helps only units he controls: those in his box, and open ones as far as his command goes.
 * Whether the shares can be put together from what the two have, and from a gift that may go to anyone.
 */
export function coversShares(g: State, seat: SeatId, shares: Shares): boolean {
  const b = g.battle!;
  const chiefs = captains(g, seat);
  const boxOf = (slot: string) => g.counters[findSlot(b, slot)!.id!]!.box;
  const boxed = (chief: string) => line(b, seat).filter((f) => f.id !== null && g.counters[f.id]!.box === chief).length;
  // Per chief: points he has given and open units he may still take on. `over` is what only the gift can pay.
  const start = { given: chiefs.map(() => 0), free: chiefs.map((id) => commandOf(id) - boxed(id)), loose: 0 };
  const open: { id: string; points: number }[] = [];
  for (const [slot, points] of Object.entries(shares)) {
    const chief = chiefs.indexOf(boxOf(slot) ?? '');
    if (chief >= 0) start.given[chief]! += points;
    else if (boxOf(slot) === null) open.push({ id: findSlot(b, slot)!.id!, points });
    else start.loose += points;
  }
  let states = new Map([[JSON.stringify(start), start]]);
  for (const { id, points } of open) {
    const next = new Map<string, typeof start>();
    for (const state of states.values()) {
      const choices = [{ ...state, loose: state.loose + points }];
      chiefs.forEach((chief, i) => {
        if (state.free[i]! < 1 || chief === id || !mayCommand(chief, id)) return;
        const add = (row: number[], n: number) => row.map((value, k) => (k === i ? value + n : value));
        choices.push({ ...state, given: add(state.given, points), free: add(state.free, -1) });
      });
      for (const choice of choices) next.set(JSON.stringify(choice), choice);
    }
    states = next;
  }
  const over = ({ given, loose }: typeof start) =>
    given.reduce((sum, n, i) => sum + Math.max(0, n - ratingOf(g, chiefs[i]!)), loose);
  return [...states.values()].some((state) => over(state) <= b.gift[seat]!);
}

export const setPoints = action({
  name: 'set-points',
  fields: {
    points: {
      kind: 'shares',
      of: 'figure',
      room: ({ g, seat }) => roomFor(g, seat),
      total: ({ g, seat }) => [0, pointsOf(g, seat)],
      label: (slot, { g }) => slotLabel(g, slot),
    },
  },
  check: ({ g, seat }, { points }): Message | undefined =>
    coversShares(g, seat, points) ? undefined : { key: 'refusal.beyond-command' },
  suggest: (here) => suggestions(here),
});

/** Points for units, by their slots. */
export type Spread = Shares;

/** Three ways to spread the points of a seat: as last round (nothing, if that does not fit any more), the strongest first, evenly. */
export function spreads({ g, seat }: Here<State>): { before: Spread; strongest: Spread; evenly: Spread } {
  const b = g.battle!;
  const slots = [...eligible(g, seat)].sort((x, y) => strengthWithout(g, y) - strengthWithout(g, x)).map((f) => f.slot);
  const last = Object.fromEntries(line(b, seat).flatMap((f) => (f.points > 0 ? [[f.slot, f.points]] : [])));
  return {
    before: fitting(g, seat, last),
    strongest: fill(g, seat, slots, false),
    evenly: fill(g, seat, slots, true),
  };
}

/** As last round, strongest first, evenly: each filled point by point as far as it goes. */
function suggestions(here: Here<State>) {
  const { before, strongest, evenly } = spreads(here);
  const offers = [
    { label: { key: 'suggest.as-before' }, args: { points: before } },
    { label: { key: 'suggest.strongest-first' }, args: { points: strongest } },
    { label: { key: 'suggest.evenly' }, args: { points: evenly } },
  ];
  const same = (a: Shares, b: Shares) =>
    JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
  return offers.filter(({ args }, i) => {
    const first = offers.findIndex((one) => same(one.args.points, args.points)) === i;
    return first && Object.keys(args.points).length > 0;
  });
}
const strengthWithout = (g: State, f: Fighter): number => modified(g, { ...f, points: 0, fog: 0 });
function fitting(g: State, seat: SeatId, shares: Shares): Shares {
  const room = roomFor(g, seat);
  const fits = Object.entries(shares).every(([slot, n]) => n <= (room[slot] ?? 0));
  const total = Object.values(shares).reduce((sum, n) => sum + n, 0);
  return fits && total <= pointsOf(g, seat) && coversShares(g, seat, shares) ? shares : {};
}
function fill(g: State, seat: SeatId, slots: readonly string[], evenly: boolean): Shares {
  const room = roomFor(g, seat);
  const shares: Shares = {};
  let left = pointsOf(g, seat);
  for (let given = 1; left > 0 && given > 0; ) {
    given = 0;
    for (const slot of slots) {
      for (let more = true; more && left > 0; more = !evenly && more) {
        const raised = { ...shares, [slot]: (shares[slot] ?? 0) + 1 };
        more = raised[slot]! <= (room[slot] ?? 0) && coversShares(g, seat, raised);
        if (!more) break;
        shares[slot] = raised[slot]!;
        left--;
        given++;
        if (evenly) break;
      }
    }
  }
  return shares;
}

/** Step 1: both sides spread their points anew, at the same time (TD-5.6). Who has none is not asked. */
export function* spreadPoints(t: Table<State>, seats: readonly SeatId[] = [0, 1]): Script {
  const { g } = t;
  const b = g.battle!;
  for (const seat of seats) yield* chooseSecond(t, seat);
  const given: Shares[] = [{}, {}];
  const asked = seats.filter(
    (seat) => !asksNothing(b, seat) && pointsOf(g, seat) > 0 && Object.keys(roomFor(g, seat)).length > 0,
  );
  yield* t.together(
    asked.map(
      (seat) =>
        function* (own: Table<State>): Script {
          given[seat] = (yield* own.ask(seat, 'leader-points', setPoints, {
            about: { points: pointsOf(g, seat) },
            window: 'battle',
          })).points;
        },
    ),
  );
  for (const seat of seats) tellPoints(t, b, seat, given[seat]!);
}
function tellPoints(t: Table<State>, b: Battle, seat: SeatId, shares: Shares): void {
  for (const f of b.fighters) if (f.seat === seat) f.points = shares[f.slot] ?? 0;
  const points = Object.entries(shares).map(([slot, n]) => ({
    key: 'battle.plus',
    args: { piece: slotWords(slot), n },
  }));
  if (points.length > 0) t.tell({ type: 'points-set', shown: { seat, points } });
}

/** TD-5.2: with more than two, who the other one is; asked again only when he is gone. */
function* chooseSecond(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  const b = g.battle!;
  const others = captainsHere(g, seat).slice(1);
  if (others.length < 2 || others.includes(b.seconds[seat] ?? '')) return;
  b.seconds[seat] = (yield* t.ask(seat, 'second-leader', pickOne, {
    about: { options: others },
    window: 'battle',
  })).one;
}
