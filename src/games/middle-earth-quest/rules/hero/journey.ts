import { z } from 'zod';
import type { Foreseen, Json, Message, Said, SeatId, Suggestion } from '#core/types';
import { distancesFrom, isHaven, LOCATIONS } from '../../printed/map/map.ts';
import { listed } from '../../printed/terms/card-counts.ts';
import { destinations, mostMoves, usualPayment, type Walker, walker, without } from '../../state/hero/paying.ts';
import { hero, herosTurn } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { couldPlay } from '../sauron/shadows.ts';
import { deedLabel, deedShort, deedsOpen, isFree, parsed } from './deeds/all.ts';
import { huntsAt } from './deeds/quests.ts';
import { isQuiet } from './meet.ts';

/**
 * Whole journeys with one press: over ground where nothing waits to somewhere worth going, what is done there, and the end of the travel
 * where nothing else is in reach. They rest on the map and on the hand of who is asked.
 */

const Move = z.object({ to: z.string(), pay: z.record(z.string(), z.int()) });
type Move = z.infer<typeof Move>;
/** A way he can pay, with whom he is at its end. */
interface Way {
  moves: readonly Move[];
  end: Walker;
}
/** What makes a place worth going to. */
interface Goal {
  worth: number;
  /** What he would do there at once. */
  deeds: string[];
  /** He would have to choose there. */
  isOpen: boolean;
  label: Message[];
}

/** So many journeys are offered. */
const MOST = 3;
/** A card in hand is worth so much of what lies at the end of a way. */
const CARD = 0.3;
/** On a way that leads only towards something he keeps so many cards. */
const KEPT = 2;
/** With fewer cards in his life pool a hero looks for a Haven. */
const WEARY = 6;
const WORTH: Readonly<Record<string, number>> = { favor: 1.5, claim: 2, quest: 5, event: 2.5, plot: 3.5 };

const quick = (key: string, args: Record<string, Json> = {}): Message => ({ key: `quick.${key}`, args });

/** The position with the hero at this place. */
const standing = (g: State, seat: SeatId, at: string): State => ({
  ...g,
  heroes: g.heroes.map((one, i) => (i === seat - 1 ? { ...one, at } : one)),
});

/** The cheapest way to each place that he can pay, but for where he is; past no place where something waits. */
function waysOf(g: State, seat: SeatId, start: Walker): Way[] {
  const most = mostMoves(g, seat) - herosTurn(g).moves;
  const best = new Map<string, Way>([[start.at, { moves: [], end: start }]]);
  const open = [start.at];
  while (open.length > 0) {
    open.sort((a, b) => best.get(b)!.end.hand.length - best.get(a)!.end.hand.length);
    const { moves, end } = best.get(open.shift()!)!;
    if (moves.length >= most) continue;
    for (const to of destinations(end)) {
      const pay = usualPayment(end, to);
      const known = best.get(to);
      if (!pay || !isQuiet(g, seat, to)) continue;
      const hand = without(end.hand, listed(pay));
      if (known && known.end.hand.length >= hand.length) continue;
      best.set(to, { moves: [...moves, { to, pay }], end: { ...end, at: to, hand } });
      open.push(to);
    }
  }
  best.delete(start.at);
  return [...best.values()];
}

/** What a place has for him; nothing is worth 0. */
function goalAt(g: State, seat: SeatId, at: string): Goal {
  const there = standing(g, seat, at);
  const here = { g: there, seat, about: null };
  const open = deedsOpen(there, seat);
  const deeds = open.filter((deed) => isFree(deed) || parsed(deed).id === 'plot');
  const others = open.filter((deed) => parsed(deed).id === 'consult');
  const hunts = huntsAt(there, seat);
  const { life, rest, damage } = hero(g, seat).piles;
  const rests = isHaven(at) && life.length < WEARY && rest.length + damage.length > life.length;
  const worths = deeds.map((deed) => WORTH[parsed(deed).id] ?? 1);
  return {
    worth: worths.reduce((sum, n) => sum + n, 0) + 1.5 * others.length + 3 * hunts.length + (rests ? 2 : 0),
    deeds,
    isOpen: others.length > 0,
    label: [
      ...[...deeds, ...others].map((deed) => deedShort(deed, here)),
      ...hunts.map(({ foe }) => quick('hunt', { foe })),
      ...(rests ? [quick('haven')] : []),
    ],
  };
}

const saidOf = (moves: readonly Move[], deeds: readonly string[], ends: boolean): Said[] => [
  ...moves.map((args): Said => ({ action: 'move', args: args as never })),
  ...(deeds.length > 0 ? [{ action: 'explore', args: { deeds: [...deeds] } }] : []),
  ...(ends ? [{ action: 'end-travel', args: {} }] : []),
];

const suggestion = (label: Message, [first, ...further]: readonly Said[]): Suggestion => ({
  label,
  args: first!.args,
  ...(further.length > 0 && { further }),
});

/** Places where something is for him, by what it is worth. */
function goals(g: State, seat: SeatId): Map<string, Goal> {
  const all = LOCATIONS.map((at) => [at, goalAt(g, seat, at)] as const);
  return new Map(all.filter(([, { worth }]) => worth > 0));
}

/** What is taken and done with: a quest, an event or a plot may ask something, and then there is more to think of. */
const asksNothing = (deed: string): boolean => ['favor', 'claim'].includes(parsed(deed).id);

/** Whether nothing is left that he could reach from there. */
const isDone = (g: State, seat: SeatId, end: Walker, found: ReadonlyMap<string, Goal>): boolean =>
  waysOf(g, seat, end).every((way) => way.end.at === end.at || !found.has(way.end.at));

/** The journeys that are worth most for what they cost; with nothing in reach, the one that leads nearest to something. */
export function journeys(g: State, seat: SeatId): Suggestion[] {
  const start = walker(g, seat);
  const found = goals(g, seat);
  const ways = waysOf(g, seat, start);
  const worth = (way: Way) => found.get(way.end.at)!.worth - CARD * (start.hand.length - way.end.hand.length);
  const good = ways.filter((way) => found.has(way.end.at)).sort((a, b) => worth(b) - worth(a));
  if (good.length === 0) return towards(start, ways, [...found.keys()]);
  return good.slice(0, MOST).flatMap(({ moves, end }) => {
    const { deeds, isOpen, label } = found.get(end.at)!;
    const ends = !isOpen && deeds.every(asksNothing) && isDone(g, seat, end, found);
    const said = saidOf(moves, deeds, ends);
    const words: Message = { key: 'quick.journey', args: { place: end.at, what: label as never, ends: ends || null } };
    return said.length > 1 ? [suggestion(words, said)] : [];
  });
}

function towards({ at, hand }: Walker, ways: readonly Way[], far: readonly string[]): Suggestion[] {
  const leftTo = (place: string, goal: string) => distancesFrom(goal).get(place) ?? Number.POSITIVE_INFINITY;
  const [goal] = far.filter((one) => one !== at).sort((a, b) => leftTo(at, a) - leftTo(at, b));
  if (goal === undefined) return [];
  const [best] = ways
    .filter(({ end }) => leftTo(end.at, goal) < leftTo(at, goal) && end.hand.length >= Math.min(KEPT, hand.length - 1))
    .sort((a, b) => leftTo(a.end.at, goal) - leftTo(b.end.at, goal) || b.end.hand.length - a.end.hand.length);
  if (!best) return [];
  const label: Message = { key: 'quick.towards', args: { place: best.end.at, goal } };
  return [suggestion(label, saidOf(best.moves, [], true))];
}

/** What nobody leaves where he stands, and the same as the last thing of the travel. */
export function suggestionsToExplore(g: State, seat: SeatId): Suggestion[] {
  const deeds = deedsOpen(g, seat).filter(isFree);
  if (deeds.length === 0) return [];
  const here = { g, seat, about: null };
  const labels = deeds.map((deed) => deedLabel(deed, here));
  const all: Suggestion = { label: { key: 'label.explore-all', args: { deeds: labels } }, args: { deeds } };
  if (!deeds.every(asksNothing)) return [all];
  return [all, suggestion({ key: 'quick.explore-end', args: { deeds: labels } }, saidOf([], deeds, true))];
}

/** The way of a journey, what it costs and what is done at its end, for whoever is about to set out. */
export function journeyForeseen(g: State, seat: SeatId, [first, further]: readonly [Move, readonly Said[]]): Foreseen {
  if (further.length === 0) return { says: [] };
  const moves = [first, ...further.flatMap(({ action, args }) => (action === 'move' ? [Move.parse(args)] : []))];
  const there = standing(g, seat, moves.at(-1)!.to);
  const deeds = further.flatMap(({ action, args }) => (action === 'explore' ? (args.deeds as string[]) : []));
  const labels = deeds.map((deed) => deedLabel(deed, { g: there, seat, about: null }));
  const args = {
    places: moves.map(({ to }) => to),
    cards: moves.flatMap(({ pay }) => listed(pay)),
    deeds: labels.length > 0 ? labels : null,
    ends: further.some(({ action }) => action === 'end-travel') || null,
  };
  const { shadows } = g.options;
  const key = shadows === 'each-move' ? 'foresee.watched-each' : 'foresee.watched-once';
  const isWatched = couldPlay(g, 'afterEnterNonHaven', seat) && moves.some(({ to }) => !isHaven(to));
  return { says: [{ key: 'foresee.journey', args }, ...(isWatched ? [{ key }] : [])] };
}
