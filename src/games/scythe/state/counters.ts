import type { Json, Message, SeatId, Table } from '#core/types';
import { popularityTrack, powerTrack, RESOURCES, type Resource } from '../printed/content.ts';
import { addGoods, isAutoma, player } from './pieces.ts';
import type { State } from './state.ts';

/**
 * The four counters of a player, and how they are told. Every event that changes a counter or the number of tokens on
 * the board lists what came (`gain`) and what went (`loss`) as counts; `audit.ts` holds the state to it.
 */

export type Counter = 'coins' | 'power' | 'popularity' | 'combatCards' | Resource;
export type Counts = Partial<Record<Counter, number>>;

/** Counts as messages: "2 coins, 1 popularity". */
export const counts = (all: Counts): Message[] =>
  Object.entries(all).flatMap(([counter, n]) => (n ? [{ key: `counter.${counter}`, args: { n } }] : []));

/** What came to which hexes, kind by kind, as pictures need it: "2 wood" at F5. */
export type Lying = Record<string, Partial<Record<Resource | 'worker', number>>>;

/** Two counts together. */
export function both(a: Counts, b: Counts): Counts {
  const sum = { ...a };
  for (const [counter, n] of Object.entries(b) as [Counter, number][]) sum[counter] = (sum[counter] ?? 0) + n;
  return sum;
}

/**
 * SC-1.8: power and popularity stop at the end of their tracks; what goes beyond is lost; the Automa's popularity never moves
 * (A2). Gives what was gained.
 */
export function gain(g: State, seat: SeatId, wanted: Counts): Counts {
  const p = player(g, seat);
  const gained: Counts = {};
  if (wanted.coins) {
    gained.coins = wanted.coins;
    p.coins += wanted.coins;
  }
  if (wanted.power) {
    gained.power = Math.min(wanted.power, powerTrack.max - p.power);
    p.power += gained.power;
  }
  if (wanted.popularity && !isAutoma(g, seat)) {
    gained.popularity = Math.min(wanted.popularity, popularityTrack.max - p.popularity);
    p.popularity += gained.popularity;
  }
  return gained;
}

/** Takes away as far as there is any (SC-1.8, SC-6.6); of the Automa no popularity (A2). Gives what was lost. */
export function lose(g: State, seat: SeatId, wanted: Counts): Counts {
  const p = player(g, seat);
  const lost: Counts = {};
  for (const counter of ['coins', 'power', 'popularity'] as const) {
    if (counter === 'popularity' && isAutoma(g, seat)) continue;
    const n = Math.min(wanted[counter] ?? 0, p[counter]);
    if (n > 0) lost[counter] = n;
    p[counter] -= n;
  }
  return lost;
}

/**
 * Draws combat cards into the hand, as many as there are; the discards are shuffled when the deck is empty (SC-7.8).
 * Gives the values drawn: for the seat's own eyes.
 */
export function draw({ g, rng }: Table<State>, seat: SeatId, n: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < n) {
    if (g.combatDeck.length === 0) {
      if (g.combatDiscard.length === 0) break;
      g.combatDeck = rng.shuffle(g.combatDiscard, 'combat-deck');
      g.combatDiscard = [];
    }
    drawn.push(g.combatDeck.pop()!);
  }
  const p = player(g, seat);
  p.hand = [...p.hand, ...drawn].sort((a, b) => a - b);
  return drawn;
}
/** Puts cards of these values from the hand face up on the discards. */
export function discard(g: State, seat: SeatId, values: readonly number[]): void {
  const p = player(g, seat);
  for (const value of values) p.hand.splice(p.hand.indexOf(value), 1);
  g.combatDiscard.push(...values);
}

/** What came of an action: the gain on the board, the values of cards drawn, and what else the event shows to all. */
interface Gained {
  gained: Counts;
  drawn?: readonly number[];
  more?: Record<string, Json>;
}

/**
 * Tells what a seat gained, with the cards drawn for its own eyes and whatever else the event shows. Says nothing when
 * nothing was gained.
 */
export function tellGain(t: Table<State>, type: string, seat: SeatId, all: Gained): void {
  if ((all.drawn?.length ?? 0) > 0 || counts(all.gained).length > 0) tellGained(t, type, seat, all);
}
/** The same for events that say more than what was gained: told in any case. Nobody looks at the Automa's cards. */
export function tellGained(
  t: Table<State>,
  type: string,
  seat: SeatId,
  { gained, drawn = [], more = {} }: Gained,
): void {
  const gain = counts({ ...gained, combatCards: drawn.length });
  const shown = { seat, gain, ...more };
  t.tell(
    drawn.length > 0 && !isAutoma(t.g, seat)
      ? { type, shown, only: { [seat]: { drawn: [...drawn] } } }
      : { type, shown },
  );
}

/** Puts resource tokens of a kind on a hex. */
export function place(g: State, hex: string, goods: Partial<Record<Resource, number>>): void {
  for (const kind of RESOURCES) if (goods[kind]) addGoods(g, hex, kind, goods[kind]);
}

/** What is carried, as messages: "2 food, 1 worker". */
export const counted = (load: Readonly<Record<string, number>>): Message[] =>
  Object.entries(load).flatMap(([what, n]) =>
    n && what !== 'moved-worker' ? [{ key: `counter.${what}`, args: { n } }] : [],
  );
