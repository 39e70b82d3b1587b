import type { Decision, Game, Match } from '../src/core/types.ts';
import { unsalted } from '../test/kit/salt.ts';
import { allMet, figuresOf, linesOf, type Row, rounded, sum, table, verdict } from './figures.ts';
import { type House, houseIn, type Part, thisHouse } from './think-house.ts';

/** What each game is held to, at the table that it is measured at. */
interface Held {
  id: string;
  seats: number;
  /** Random play, as a multiple of the checkout beside it. */
  random: number;
  /** Playouts of `ON` decisions a second of CPU; and as a multiple of the checkout beside it, which does not depend on the machine. */
  playouts: number;
  times: number;
  /** ms of CPU for a list of answers, at the 95th percentile. */
  list: number;
}
const GAMES: readonly Held[] = [
  { id: 'tears-of-the-dragon', seats: 2, random: 1.5, playouts: 200, times: 3.7, list: 1 },
  { id: 'scythe', seats: 5, random: 1.3, playouts: 350, times: 3, list: 1 },
  { id: 'gloomhaven', seats: 4, random: 1.5, playouts: 150, times: 2.9, list: 1 },
  { id: 'middle-earth-quest', seats: 4, random: 2, playouts: 200, times: 4.6, list: 1 },
];
/** What a clone of a position may cost, as a multiple of a copy of its state. */
const CLONE = 3;

/** How many positions are taken from each match by chance. */
const POSITIONS = 50;
/** Decisions of random play from each seed, and decisions of a playout from the middle. */
const RANDOM = 500;
const ON = 50;
/** Playouts from each middle: whoever thinks ahead plays many from one. By acting they take several times as long. */
const TIMES = 12;
const ACTED = 3;
/** Rounds that only warm up. */
const WARM = 3;
/** A clone and a copy are made so often at a time, for one alone is too short to be measured. */
const CLONES = 20;
/** Answers of a list at most. */
const LISTED = 200;

interface Measured {
  /** Decisions a second of CPU. */
  random: number;
  /** A second of CPU: from a match to think with, and by acting for each answer. */
  playouts: number;
  acting: number;
  /** ms of CPU, of each position. */
  clone: number[];
  copy: number[];
  list: number[];
}
type Position = { g: unknown; open: Decision[]; match: Match<unknown> };

interface HowLong {
  rounds: number;
  /** Matches by chance from which positions are taken. */
  matches: number;
  /** Decisions of each of them, at most. */
  longest: number;
  /** The folder of another checkout. */
  beside?: string | undefined;
  /** The one game that is measured; all if absent. */
  only?: string | undefined;
}

/**
 * What thinking ahead costs in each game, in CPU, warm. It measures random play, playouts from the middle of a match, a
 * clone of a position beside a copy of its state, and the list of legal answers. With a folder, another checkout is
 * measured by turns with this one. Of each the best round counts. Gives whether all targets are met.
 */
export async function benchThink({ rounds, beside, only, ...plays }: HowLong): Promise<boolean> {
  const houses = [thisHouse(), ...(beside ? [await houseIn(beside)] : [])];
  const rates: string[][] = [];
  const rows: Row[] = [];
  for (const held of GAMES.filter(({ id }) => !only || id === only)) {
    const [here, there] = byTurns(houses, held, { rounds, ...plays }) as [Measured, Measured?];
    rates.push(...linesOfRates(held, here, there));
    const name = (what: string) => `${held.id}: ${what}`;
    rows.push(
      { name: name('list of answers'), figures: figuresOf(here.list), target: { of: 'p95', below: held.list } },
      ...(there ? [{ name: name('list of answers, beside'), figures: figuresOf(there.list) }] : []),
      { name: name('clone of a position'), figures: figuresOf(here.clone) },
      ...(there ? [{ name: name('clone of a position, beside'), figures: figuresOf(there.clone) }] : []),
      { name: name('copy of its state'), figures: figuresOf(here.copy) },
    );
  }
  const lines = [[['a second of CPU', 'here', 'beside', 'ratio', 'target', ''], ...rates], linesOf('ms of CPU', rows)];
  process.stdout.write(`${lines.map(table).join('\n\n')}\n`);
  return lines.every(allMet);
}

function linesOfRates({ id, random, playouts, times }: Held, here: Measured, there?: Measured): string[][] {
  const line = (name: string, mine: number, other: number | undefined, judged = ['', '']) => [
    `${id}: ${name}`,
    String(rounded(mine)),
    ...(other === undefined ? ['', ''] : [String(rounded(other)), (mine / other).toFixed(2)]),
    ...judged,
  ];
  /** A target from below. */
  const least = (value: number, above: number, unit = '') => {
    const [, met] = verdict(-value, -above);
    return [`> ${above}${unit}`, met];
  };
  const beside = (mine: number, other: number | undefined, above: number) =>
    other === undefined ? undefined : least(mine / other, above, ' times');
  const from = `playouts of ${ON} decisions from the middle`;
  const clone = sum(here.clone) / sum(here.copy);
  return [
    line('random play, decisions', here.random, there?.random, beside(here.random, there?.random, random)),
    line(from, here.playouts, there?.playouts, least(here.playouts, playouts)),
    line(`${from}, by the ratio`, here.playouts, there?.playouts, beside(here.playouts, there?.playouts, times)),
    line(`${from}, by acting`, here.acting, there?.acting),
    line('a clone, in copies of the state', clone, there && sum(there.clone) / sum(there.copy), verdict(clone, CLONE)),
  ];
}

/** Each house does the same work in each round, one after another, so that what else the machine does meets all. */
function byTurns(houses: readonly House[], held: Held, { rounds, ...plays }: HowLong): Measured[] {
  const benches = houses.map((house) => benchOf(house, held, plays));
  for (let i = 0; i < Math.min(WARM, rounds); i++) for (const bench of benches) bench.round();
  for (const bench of benches) bench.forget();
  for (let i = 0; i < rounds; i++) for (const bench of benches) bench.round();
  return benches.map(({ best }) => best());
}

function benchOf(house: House, { id, seats }: Held, { matches, longest }: Pick<HowLong, 'matches' | 'longest'>) {
  const part = house.partOf(id)!;
  const { game } = part;
  const { middles, positions } = played(house, part, matches, { seats, most: longest });
  const thoughts = positions.map(({ match }) => house.thinkOf?.(game, match));
  let found: Measured = nothing(positions.length);
  return {
    round() {
      found.random = Math.max(found.random, randomPlay(house, part, { seats, matches }));
      found.playouts = Math.max(found.playouts, playouts(house, part, middles));
      found.acting = Math.max(found.acting, acting(house, part, middles));
      positions.forEach((position, i) => {
        const { match, g } = position;
        const clone = thoughts[i] ? () => thoughts[i]!.line() : () => house.position(game, { ...match });
        found.clone[i] = Math.min(found.clone[i]!, took(clone, CLONES));
        found.copy[i] = Math.min(
          found.copy[i]!,
          took(() => house.copy(g), CLONES),
        );
        found.list[i] = Math.min(
          found.list[i]!,
          took(() => listed(house, game, position), 1),
        );
      });
    },
    forget: () => {
      found = nothing(positions.length);
    },
    best: () => found,
  };
}
const nothing = (positions: number): Measured => {
  const never = () => Array<number>(positions).fill(Number.POSITIVE_INFINITY);
  return { random: 0, playouts: 0, acting: 0, clone: never(), copy: never(), list: never() };
};

/** ms of CPU for doing it once. */
function took(work: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
}
/** How many of these a second of CPU does. */
function rate(work: () => number): number {
  let done = 0;
  const ms = took(() => {
    done = work();
  }, 1);
  return (done * 1_000) / ms;
}

/** Figures are compared: each run plays the same. */
const seedOf = (n: number): string => unsalted(`think/${n}`);
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Matches by chance as the store gives them back: the middle of each, and positions spread over it. */
function played(house: House, part: Part, matches: number, how: { seats: number; most: number }) {
  const middles: Match<unknown>[] = [];
  const positions: Position[] = [];
  for (const n of numbers(matches)) {
    const passed: Match<unknown>[] = [];
    house.playout(part, seedOf(n), { ...how, each: (match) => passed.push(match) });
    middles.push(stored(passed[Math.floor(passed.length / 2)]!));
    for (const i of numbers(POSITIONS)) {
      const match = stored(passed[Math.floor((i * (passed.length - 1)) / POSITIONS)]!);
      const { g, open } = house.position(part.game, match);
      positions.push({ match, open, g: JSON.parse(JSON.stringify(g)) });
    }
  }
  return { middles, positions };
}
const stored = (match: Match<unknown>): Match<unknown> => JSON.parse(JSON.stringify({ ...match, news: [] }));

const randomPlay = (house: House, part: Part, { seats, matches }: { seats: number; matches: number }): number =>
  rate(() =>
    sum(numbers(matches).map((n) => house.race(part, seedOf(n), { seats, policy: 'random', most: RANDOM }).decisions)),
  );

function playouts(house: House, part: Part, middles: readonly Match<unknown>[]): number {
  const { thinkOf, raceFrom } = house;
  if (!thinkOf || !raceFrom) return acting(house, part, middles);
  return rate(() => {
    for (const [n, middle] of middles.entries()) {
      const thought = thinkOf(part.game, middle);
      for (const i of numbers(TIMES)) raceFrom(part, thought, seedOf(n * TIMES + i), { policy: 'random', most: ON });
    }
    return middles.length * TIMES;
  });
}

/** The same by the way of a match that is played: an answer, and the match after it. */
function acting(house: House, part: Part, middles: readonly Match<unknown>[]): number {
  return rate(() => {
    for (const [n, middle] of middles.entries())
      for (const i of numbers(ACTED)) actedOn(house, part, middle, house.chanceFrom(seedOf(n * TIMES + i)));
    return middles.length * ACTED;
  });
}

function actedOn(house: House, part: Part, from: Match<unknown>, chance: () => number): void {
  const { game } = part;
  let match = { ...from };
  for (let i = 0; i < ON; i++) {
    const { g, open } = house.position(game, match);
    if (open.length === 0) return;
    const decision = open[Math.floor(chance() * open.length)]!;
    const chosen = house.choose({ ...part, g, decision, policy: 'random', chance });
    const acted = house.act(game, match, { decision: decision.id, seat: decision.seat, ...chosen });
    if ('refused' in acted) throw new Error(acted.refused.key);
    match = { ...acted.match, news: [] };
  }
}

function listed(house: House, game: Game<unknown, unknown>, { g, open }: Position): number {
  let n = 0;
  for (const { seat, about, actions } of open)
    for (const name of actions)
      for (const _ of house.enumerate(game.actions[name]!, { g, seat, about })) if (++n === LISTED) return n;
  return n;
}
