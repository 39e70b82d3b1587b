import { z } from 'zod';
import type { Json, Message } from '#core/types';
import { MOST_TO_POOL } from '../../printed/boards/action-board.ts';
import { poolLimit, type Stage } from '../../printed/boards/track.ts';
import { isHaven, LOCATIONS, locationAt, locations } from '../../printed/map/map.ts';
import { said } from '../../printed/words/said.ts';
import type { Adjusted } from '../../state/influence/adjust.ts';
import { adjust } from '../../state/influence/adjust.ts';
import { barWords, fellWords, limitWords, placedWords } from '../../state/influence/explain.ts';
import { type Influence, influenceAt } from '../../state/influence/links.ts';
import {
  addByCard,
  barOfPlacing,
  isPerilous,
  limitOf,
  place,
  poolAfter,
  rally,
  takeOff,
  targets,
} from '../../state/influence/place.ts';

/** Influence given by hand, as `npm run influence` reads it (docs/games/middle-earth-quest.scripts.md). */

export const LocationId = z.string().refine((id) => locations.has(id), { error: 'no location of the map' });
const Target = z.union([z.literal('pool'), LocationId]);
const count = z.int().min(0).max(1000);
const Counts = z.record(LocationId, count);

const Step = z.discriminatedUnion('op', [
  z.object({ op: z.literal('adjust') }),
  z.object({ op: z.literal('rally') }),
  z.object({ op: z.literal('remove'), at: LocationId, n: count }),
  z.object({ op: z.literal('place'), at: Target }),
  z.object({ op: z.literal('action'), x: count, at: z.array(Target) }),
  z.object({ op: z.literal('card'), add: Counts }),
  z.object({ op: z.literal('pool'), n: z.int().min(-1000).max(1000) }),
  z.object({ op: z.literal('limit'), at: LocationId }),
  z.object({ op: z.literal('targets') }),
  z.object({ op: z.literal('perilous'), at: LocationId, wisdom: z.int() }),
]);
type Step = z.infer<typeof Step>;
type StepOf<Op extends Step['op']> = Extract<Step, { op: Op }>;

export const InfluenceCase = z.object({
  stage: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  pool: count.default(0),
  board: Counts.default({}),
  heroes: z.array(LocationId).default([]),
  steps: z.array(Step).default([]),
});
export type InfluenceCase = z.infer<typeof InfluenceCase>;

/** What stands after the steps so far, and the words for what they did. */
interface Now {
  readonly stage: Stage;
  readonly heroes: readonly string[];
  board: Influence;
  pool: number;
  /** Takes the words for a step, and makes them only if they are wanted. */
  readonly tell: (words: () => Message[]) => void;
}

/** The result of a case, and, if they are wanted, its steps in words. */
export function influenceOf(one: InfluenceCase, isExplained = true): { answer: object; why: Message[] } {
  const { stage, pool, board, heroes, steps } = one;
  const why: Message[] = [];
  const tell = (words: () => Message[]) => {
    if (isExplained) why.push(...words());
  };
  tell(() => [said('why.influence.pool-holds', { stage, limit: poolLimit(stage), n: pool })]);
  const now: Now = { stage, heroes, board, pool, tell };
  const results = steps.map((step) => does(now, step));
  const left = LOCATIONS.filter((id) => influenceAt(now.board, id) > 0);
  const after = Object.fromEntries(left.map((id) => [id, influenceAt(now.board, id)]));
  return { answer: { board: after, pool: now.pool, results }, why };
}

const does = <Op extends Step['op']>(now: Now, step: StepOf<Op>): Json =>
  (STEPS[step.op] as (now: Now, step: StepOf<Op>) => Json)(now, step);

const STEPS: { [Op in Step['op']]: (now: Now, step: StepOf<Op>) => Json } = {
  adjust: (now) => settle(now, adjust(now.board)),
  rally(now) {
    const { cleared, ...adjusted } = rally(now.board, now.heroes);
    now.tell(() => {
      const driven = Object.entries(cleared).map(([at, n]) => said('why.influence.rallied', { at, n }));
      return driven.length > 0 ? driven : [said('why.influence.rally-none')];
    });
    return settle(now, adjusted);
  },
  remove(now, { at, n }) {
    const { taken, ...adjusted } = takeOff(now.board, at, n);
    now.tell(() => [said('why.influence.taken', { at, n: taken })]);
    return settle(now, adjusted);
  },
  place: (now, { at }) => tryToPlace(now, at),
  action(now, { x, at }) {
    now.tell(() => [said('why.influence.action', { x, most: MOST_TO_POOL })]);
    let [left, toPool] = [x, 0];
    const placed = at.map((to) => {
      const isPool = to === 'pool';
      if (left === 0) return refused(now, isPool ? 'pool-spent' : 'spent', { at: to, x });
      if (isPool && toPool === MOST_TO_POOL) return refused(now, 'pool-twice', { most: MOST_TO_POOL });
      if (!tryToPlace(now, to)) return false;
      left -= 1;
      if (isPool) toPool += 1;
      return true;
    });
    if (left > 0) now.tell(() => [said('why.influence.lost', { n: left })]);
    return placed;
  },
  card(now, { add }) {
    now.tell(() =>
      Object.entries(add).map(([at, n]) =>
        isHaven(at) ? said('why.influence.card-haven', { at }) : said('why.influence.card', { at, n }),
      ),
    );
    return settle(now, addByCard(now.board, add));
  },
  pool(now, { n }) {
    const from = now.pool;
    now.pool = poolAfter(from, n, now.stage);
    now.tell(() => [said('why.influence.pool', { from, to: now.pool, limit: poolLimit(now.stage) })]);
    return null;
  },
  limit(now, { at }) {
    now.tell(() => [limitWords(now.board, at)]);
    return limitOf(now.board, at);
  },
  targets(now) {
    const found = targets(now.board);
    const n = found.length;
    now.tell(() => [said(`why.influence.targets${n > 0 ? '' : '-none'}`, { n, at: found })]);
    return found;
  },
  perilous(now, { at, wisdom }) {
    const [n, is] = [influenceAt(now.board, at), isPerilous(now.board, at, wisdom)];
    const how = locationAt(at).perilous ? 'perilous-printed' : is ? 'perilous' : 'not-perilous';
    now.tell(() => [said(`why.influence.${how}`, { at, n, wisdom })]);
    return is;
  },
};

function settle(now: Now, { board, falls }: Adjusted): null {
  now.board = board;
  now.tell(() => (falls.length > 0 ? fellWords(falls) : [said('why.influence.stable')]));
  return null;
}

function tryToPlace(now: Now, to: string): boolean {
  if (to === 'pool') {
    const limit = poolLimit(now.stage);
    if (now.pool >= limit) return refused(now, 'pool-full', { limit });
    now.pool += 1;
    now.tell(() => [said('why.influence.pooled', { n: now.pool, limit })]);
    return true;
  }
  const bar = barOfPlacing(now.board, to);
  if (bar) {
    now.tell(() => [barWords(to, bar)]);
    return false;
  }
  const { board, falls } = place(now.board, to);
  now.board = board;
  now.tell(() => [placedWords(board, to), ...fellWords(falls)]);
  return true;
}

function refused(now: Now, why: string, args: Record<string, Json>): false {
  now.tell(() => [said(`why.influence.bar.${why}`, args)]);
  return false;
}
