import { z } from 'zod';
import type { Message, Script, Table } from '#core/types';
import { figure as find, sideOf } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { figureAt, overlayAt } from '../../state/map/terrain.ts';
import { At, type State } from '../../state/state.ts';
import { isFlying } from '../../state/values/flying.ts';
import { isImmune } from '../../state/values/stats.ts';
import { action } from '../action.ts';
import type { Deed } from '../deeds/deed.ts';
import { obstaclesBehind } from '../lines/obstacles.ts';
import { settleTie } from '../ties.ts';
import { walk } from './walk.ts';

/** GH-6.9, GH-6.10: push and pull, step by step. */

/** Who is forced, how, and how far; `from` is the hex it counts from. */
const Forced = z.object({
  kind: z.enum(['push', 'pull']),
  target: z.string(),
  from: At,
  n: z.int(),
  /** An obstacle that is in its way is no end before its time: what it is pushed into is destroyed. */
  into: z.literal(true).optional(),
});
type Forced = z.infer<typeof Forced>;
/** The same with who does it. Public. */
export type Force = Forced & { actor: string };

/** Each step leads further away, or nearer. */
function stepsOn(g: State, { kind, target, from }: Forced, way: readonly At[]): At[] {
  const figure = find(g, target)!;
  const board = boardOf(g);
  const here = way.at(-1) ?? figure.at;
  const away = board.range(from, here);
  return board.beside(here).filter((at) => {
    const next = board.range(from, at);
    if (kind === 'push' ? next <= away : next >= away) return false;
    if (isFlying(g, figure)) return true;
    const there = figureAt(g, at);
    return !overlayAt(g, at, 'obstacle') && (!there || sideOf(there) === sideOf(figure));
  });
}

const isEnd = (g: State, { target }: Forced, at: At): boolean => {
  const there = figureAt(g, at);
  return !there || there.id === target;
};

export const drive = action({
  name: 'drive',
  about: Forced,
  fields: {
    way: {
      kind: 'path',
      of: 'place',
      next: ({ g, about }, _, way) => onward(g, about, way),
      mayEnd: ({ g, about }, _, way) => way.length === 0 || isWhole(g, about, way),
      label: (at): Message => ({ key: 'label.hex', args: { at } }),
    },
  },
  places: ({ g, about }) => reached(g, about, []),
});

/** Every hex that it can be forced over from the end of a way. */
const reached = (g: State, force: Forced, way: readonly At[]): At[] =>
  onward(g, force, way).flatMap((at) => [at, ...reached(g, force, [...way, at])]);

/** Whether the way can come to an end there or further on. */
const leadsOn = (g: State, force: Forced, way: readonly At[]): boolean =>
  isEnd(g, force, way.at(-1)!) ||
  (way.length < force.n && stepsOn(g, force, way).some((at) => leadsOn(g, force, [...way, at])));

/** The steps with which it can go on. */
const onward = (g: State, force: Forced, way: readonly At[]): At[] =>
  way.length < force.n ? stepsOn(g, force, way).filter((at) => leadsOn(g, force, [...way, at])) : [];

/** GH-6.9: it is used as far as it goes: shorter only where every further step is blocked, or it is to be pushed into an obstacle. */
const isWhole = (g: State, force: Forced, way: readonly At[]): boolean =>
  isEnd(g, force, way.at(-1)!) &&
  (onward(g, force, way).length === 0 ||
    (force.into === true && obstaclesBehind(g, force.from, way.at(-1)!).length > 0));

/** Whether there is any step to force it. */
export const canBeForced = (g: State, force: Force): boolean => onward(g, force, []).length > 0;

/** Forces a figure, by a seat's choice or as far as it goes (GH-6.10). Gives how many steps were left undone. */
export function* forces(t: Table<State>, force: Force, { seat, run }: Pick<Deed, 'seat' | 'run'>): Script<number> {
  const { g } = t;
  const figure = find(g, force.target);
  if (!figure || force.n <= 0) return 0;
  if (isImmune(g, figure, force.kind)) {
    t.tell({ type: 'immune', shown: { actor: figure.id, condition: force.kind } });
    return force.n;
  }
  if (!canBeForced(g, force)) return force.n;
  const way =
    seat === null ? yield* farthest(t, force) : (yield* t.ask(seat, force.kind, drive, { about: { ...force } })).way;
  if (way.length === 0) return force.n;
  const { actor, kind } = force;
  const went = yield* walk(t, figure, {
    way,
    run,
    gait: isFlying(g, figure) ? 'fly' : 'walk',
    forced: true,
    told: (from, steps) => t.tell({ type: 'forced', shown: { actor, target: figure.id, kind, from, way: steps } }),
  });
  return force.n - went.length;
}

/** GH-6.10: monsters force as far as they can, and the players choose between equal ways. */
function* farthest(t: Table<State>, force: Force): Script<At[]> {
  const { g } = t;
  const ends: At[][] = [];
  const spread = (way: At[]): void => {
    if (way.length > 0 && isEnd(g, force, way.at(-1)!)) ends.push(way);
    if (way.length < force.n) for (const at of stepsOn(g, force, way)) spread([...way, at]);
  };
  spread([]);
  const most = Math.max(...ends.map(({ length }) => length));
  const best = ends.filter(({ length }) => length === most);
  const options = best.map((way) => way.at(-1)!);
  const at = yield* settleTie(t, 'forced-way', { kind: 'hex', options, actor: force.target });
  return best.find((way) => way.at(-1) === at)!;
}
