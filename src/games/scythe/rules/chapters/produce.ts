import { z } from 'zod';
import type { Here, Json, Message, SeatId, Shares, SoFar, Some, Suggestion, Table } from '#core/types';
import { type Resource, topActions } from '../../printed/content.ts';
import { productOf } from '../../printed/places.ts';
import { both, type Counts, counts, type Lying, lose, place, tellGained } from '../../state/counters.ts';
import { placeLabel } from '../../state/labels.ts';
import { amountOf, produceCost } from '../../state/mats.ts';
import { controlled, controls, player, workersOnMat } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { addWorkers } from '../placing.ts';
import { placeStars } from '../stars.ts';
import { wants } from '../wants.ts';
import { hexesIdle } from './absent.ts';
import { type Answer, apart, ending, foreseeEnding, saying, wholeTurns } from './ending.ts';
import { allOf, price } from './foresee.ts';

/** SC-4.4 to SC-4.6: Produce. */

/** On how many territories is produced, and whether the Mill helps (SC-4.6). */
interface Reach {
  limit: number;
  mill: boolean;
}
const ofMat = ({ g, seat }: Here<State>): Reach => ({ limit: amountOf(g, seat, 'produce', 'territories'), mill: true });

/** SC-4.6, R-2: the Mill's hex, if its owner has built it and controls that hex. */
function millOf(g: State, seat: SeatId): string | undefined {
  const hex = player(g, seat).structures[topActions.produce.structure];
  return hex !== undefined && controls(g, seat, hex) && productOf(hex) !== null ? hex : undefined;
}

/** How many tokens or workers each of these controlled territories can make now, all if none are named: one for each own worker and for the Mill. */
export function yields(g: State, seat: SeatId, mill: boolean, hexes = controlled(g, seat)): Record<string, number> {
  const made: Record<string, number> = {};
  for (const id in g.units) {
    const { seat: owner, kind, at } = g.units[id]!;
    if (owner === seat && kind === 'worker' && hexes.includes(at) && productOf(at) !== null)
      made[at] = (made[at] ?? 0) + 1;
  }
  const millAt = mill ? millOf(g, seat) : undefined;
  if (millAt !== undefined && hexes.includes(millAt))
    made[millAt] = (made[millAt] ?? 0) + (topActions.produce.structureBonus?.millCountsAsWorkers ?? 0);
  return made;
}
const isVillage = (hex: string): boolean => productOf(hex) === 'worker';

/** The fields of producing: the territories, then the workers of those that are villages. */
function fieldsFor<About extends Json = Json>(
  reach: (here: Here<State, About>) => Reach,
): { hexes: Some<State, About>; workers: Shares<State, About> } {
  const room = (here: Here<State, About>, { hexes }: SoFar): Record<string, number> => {
    const villages = (hexes as string[]).filter(isVillage);
    if (villages.length === 0) return {};
    const made = yields(here.g, here.seat, reach(here).mill, villages);
    const left = workersOnMat(here.g, here.seat);
    return Object.fromEntries(villages.map((hex) => [hex, Math.min(made[hex] ?? 0, left)]));
  };
  return {
    hexes: {
      kind: 'some',
      of: 'place',
      options: (here) => Object.keys(yields(here.g, here.seat, reach(here).mill)).sort(),
      size: (here) => {
        const { limit, mill } = reach(here);
        const { g, seat } = here;
        return [1, limit + (mill && millOf(g, seat) !== undefined ? 1 : 0)];
      },
      label: (hex, { g, seat }) => placeLabel(g, seat, hex),
      absent: (here) => hexesIdle(here, Object.keys(yields(here.g, here.seat, reach(here).mill))),
    },
    workers: {
      kind: 'shares',
      of: 'place',
      room,
      total: (here, soFar) => {
        const most = Object.values(room(here, soFar)).reduce((sum, n) => sum + n, 0);
        return [0, Math.min(most, workersOnMat(here.g, here.seat))];
      },
      usual: (here, { hexes }) =>
        allWorkers(here.g, here.seat, hexes as string[], yields(here.g, here.seat, reach(here).mill)),
      label: (hex, { g, seat }) => placeLabel(g, seat, hex),
    },
  };
}

/** SC-4.6: one territory more than usual only with that of the Mill. */
function tooMany(here: Here<State>, hexes: readonly string[], { limit, mill }: Reach): Message | undefined {
  if (hexes.length <= limit) return undefined;
  const { g, seat } = here;
  const millAt = mill ? player(g, seat).structures[topActions.produce.structure] : undefined;
  const helps = millAt !== undefined && hexes.includes(millAt) && millOf(g, seat);
  return helps ? undefined : { key: 'refusal.too-many-hexes', args: { limit } };
}

export type Choice = { hexes: string[]; workers: Record<string, number> };
const TASTES: readonly { worker: number; wanted: number }[] = [
  { worker: 1.5, wanted: 1 },
  { worker: 0, wanted: 1 },
  { worker: 0, wanted: 0 },
  { worker: 9, wanted: 0 },
];
/** The best territories for several tastes: balanced, resources that are wanted, any resources, workers. */
function suggestions(here: Here<State>, reach: Reach): { label: Suggestion['label']; args: Choice }[] {
  const { g, seat } = here;
  const made = yields(g, seat, reach.mill);
  const millAt = reach.mill ? millOf(g, seat) : undefined;
  const wanting = wants(g, seat);
  const found = new Map<string, { label: Suggestion['label']; args: Choice }>();
  for (const { worker, wanted } of TASTES) {
    const worth = (hex: string): number => {
      const product = productOf(hex)!;
      if (product === 'worker') return worker * Math.min(made[hex]!, workersOnMat(g, seat));
      return made[hex]! + wanted * Math.min(made[hex]!, wanting[product as Resource]);
    };
    const ranked = Object.keys(made)
      .filter((hex) => worth(hex) > 0)
      .sort((a, b) => worth(b) - worth(a) || a.localeCompare(b));
    const others = ranked.filter((hex) => hex !== millAt).slice(0, reach.limit);
    const hexes = (millAt !== undefined && ranked.includes(millAt) ? [...others, millAt] : others).sort();
    if (hexes.length === 0) continue;
    const workers = allWorkers(g, seat, hexes, made);
    const goods = counts(madeBy(hexes, made));
    const n = Object.values(workers).reduce((sum, one) => sum + one, 0);
    const label = { key: 'suggest.produce', args: { hexes, goods: withWorkers(goods, n) } };
    found.set(hexes.join(), { label, args: { hexes, workers } });
  }
  return [...found.values()];
}
function allWorkers(
  g: State,
  seat: SeatId,
  hexes: readonly string[],
  made: Record<string, number>,
): Record<string, number> {
  let left = workersOnMat(g, seat);
  const workers: Record<string, number> = {};
  for (const hex of hexes.filter(isVillage)) {
    const n = Math.min(left, made[hex]!);
    if (n > 0) workers[hex] = n;
    left -= n;
  }
  return workers;
}
export function madeBy(hexes: readonly string[], made: Record<string, number>): Counts {
  let sum: Counts = {};
  for (const hex of hexes) if (!isVillage(hex)) sum = both(sum, { [productOf(hex)!]: made[hex]! });
  return sum;
}
/** Gains as messages, with new workers among them. */
export const withWorkers = (goods: readonly Message[], n: number): Message[] =>
  n > 0 ? [...goods, { key: 'counter.worker', args: { n } }] : [...goods];

/** SC-4.4: the whole cost, fixed before anything is produced (SC-4.5). */
function produceProblem({ g, seat }: Here<State>): Message | undefined {
  const p = player(g, seat);
  const short = Object.entries(produceCost(g, seat)).some(([counter, n]) => p[counter as 'power'] < n);
  return short ? { key: 'refusal.cannot-pay', args: { cost: counts(produceCost(g, seat)) } } : undefined;
}

const answers = (here: Here<State>): Answer[] =>
  suggestions(here, ofMat(here)).map(({ label, args }) => ({
    label,
    args,
    ending: ending(afterProduce(here, args), here.seat, 'produce'),
  }));

export const produce = action({
  name: 'produce',
  fields: fieldsFor(ofMat),
  barred: (here) => produceProblem(here),
  check: (here, { hexes }) => tooMany(here, hexes, ofMat(here)),
  suggest: (here) => answers(here).map(saying),
  more: (here) => wholeTurns(answers(here)),
  foresee: (here, args, further = []) => {
    const { g, seat } = here;
    const after = afterProduce(here, args);
    return allOf({ says: price(g, seat, produceCost(g, seat)) }, foreseeEnding(after, seat, 'produce', further));
  },
});

/** What was made, and where: of each hex what came there. */
interface Made {
  goods: Counts;
  grown: number;
  at: Lying;
}

/** The territories produce; new workers stay where they were made and make nothing yet (SC-4.5). */
function makeAll(g: State, seat: SeatId, { hexes, workers }: Choice, mill: boolean): Made {
  const made = yields(g, seat, mill, hexes);
  const at: Lying = {};
  const goods = madeBy(hexes, made);
  for (const hex of hexes) {
    if (isVillage(hex)) continue;
    at[hex] = { [productOf(hex)!]: made[hex]! };
    place(g, hex, at[hex]);
  }
  let grown = 0;
  for (const hex of hexes) {
    const came = addWorkers(g, seat, hex, workers[hex] ?? 0);
    if (came > 0) at[hex] = { worker: came };
    grown += came;
  }
  return { goods, grown, at };
}

export function produceTop(t: Table<State>, seat: SeatId, args: Choice): void {
  const { g } = t;
  const loss = counts(lose(g, seat, produceCost(g, seat)));
  const { goods, grown, at } = makeAll(t.g, seat, args, true);
  tellGained(t, 'produced', seat, {
    gained: goods,
    more: { loss, hexes: args.hexes, workers: withWorkers([], grown), at },
  });
  placeStars(t);
}

function afterProduce({ g, seat }: Here<State>, args: Choice): State {
  const after = apart(g);
  lose(after, seat, produceCost(after, seat));
  makeAll(after, seat, args, true);
  return after;
}

/** On how many territories a card lets produce. Public. */
const Territories = z.object({ n: z.int() });
type Territories = z.infer<typeof Territories>;
/** F01: as many territories as the Factory card says, without the Mill, without the cost of Produce. */
const ofCard = ({ about }: Here<State, Territories>): Reach => ({ limit: about.n, mill: false });
export const freeProduce = action({
  name: 'free-produce',
  about: Territories,
  fields: fieldsFor(ofCard),
  check: (here, { hexes }) => tooMany(here, hexes, ofCard(here)),
  suggest: (here) => suggestions(here, ofCard(here)),
});
export function produceFree(t: Table<State>, seat: SeatId, args: Choice): void {
  const { goods, grown, at } = makeAll(t.g, seat, args, false);
  tellGained(t, 'produced', seat, {
    gained: goods,
    more: { loss: [], hexes: args.hexes, workers: withWorkers([], grown), at },
  });
}
