import type { Script, Table } from '#core/types';
import { DIRECTIONS, sum } from '../../printed/map/hexes.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { atOf, type Board, boardOf, hexOf } from '../../state/map/board.ts';
import { hexesWith, isEmpty, nextId, overlayAt, removeOverlay } from '../../state/map/terrain.ts';
import type { At, Overlay, State } from '../../state/state.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { placed } from '../deeds/place.ts';
import { boostsFrom, boostXp, widened } from './boosts.ts';

/** Obstacles that are made, destroyed and moved. */

type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

/** How many parts the revealed floor falls into when these hexes are barred. */
function parts(board: Board, barred: ReadonlySet<At>): number {
  const left = new Set(board.ground.hexes.map(atOf).filter((at) => !barred.has(at)));
  let n = 0;
  for (const start of left) {
    n++;
    const queue = [start];
    left.delete(start);
    for (const at of queue) for (const next of board.beside(at)) if (left.delete(next)) queue.push(next);
  }
  return n;
}

/** GH-6.11: whether an obstacle there would cut no area of the revealed map off from another. */
export function leavesWhole(g: State, hexes: readonly At[], without: readonly At[] = []): boolean {
  const board = boardOf(g);
  const now = new Set(hexesWith(g, 'obstacle').filter((at) => !without.includes(at)));
  return parts(board, new Set([...now, ...hexes])) <= parts(board, now);
}

/** One hex, or three that lie in a triangle. */
function shapes(at: At, size: 1 | 3): At[][] {
  if (size === 1) return [[at]];
  const here = hexOf(at);
  return DIRECTIONS.map((step, i) => [at, atOf(sum(here, step)), atOf(sum(here, DIRECTIONS[(i + 1) % 6]!))]);
}

export function* performCreateObstacle(t: Table<State>, deed: Deed, ability: Of<'create-obstacle'>): Script {
  const { g } = t;
  for (let n = 0; n < ability.count; n++) {
    const { at: here } = actorOf(g, deed)!;
    const board = boardOf(g);
    const around =
      ability.where === 'target'
        ? deed.targets.slice(-1).map(({ at }) => at)
        : board.ground.hexes
            .map(atOf)
            .filter((at) => board.range(here, at) <= (ability.range ?? 1) && board.sees(here, at));
    const options = around
      .flatMap((at) => shapes(at, ability.size))
      .filter((hexes) => hexes.every((at) => isEmpty(g, at)) && leavesWhole(g, hexes))
      .map((hexes) => hexes.join(' '));
    const chosen = yield* placed(t, deed, 'obstacle', [...new Set(options)]);
    if (chosen === undefined) return;
    const hexes = chosen.split(' ');
    g.overlays.push({
      id: nextId(g, 'overlay'),
      type: 'obstacle',
      kind: 'made',
      room: 0,
      hexes,
      treasure: null,
      made: null,
    });
    deed.obstacles.push(...hexes);
    deed.done = true;
    t.tell({ type: 'obstacle-made', shown: { actor: deed.actor, hexes } });
  }
}

/** Takes an obstacle away, of whatever size. */
export function destroy(t: Table<State>, deed: Deed, obstacle: Overlay): void {
  removeOverlay(t.g, obstacle);
  deed.obstacles.push(...obstacle.hexes);
  deed.destroyed += obstacle.hexes.length;
  deed.done = true;
  t.tell({ type: 'overlay-gone', shown: { actor: deed.actor, kind: 'obstacle', at: obstacle.hexes[0]! } });
}

export function* performDestroyObstacle(t: Table<State>, deed: Deed, ability: Of<'destroy-obstacle'>): Script {
  const { g } = t;
  const { count } = ability;
  const gained = yield* boostsFrom(t, deed, ability.consume, ability.op);
  const { range } = widened(ability, gained);
  boostXp(t, deed, gained);
  for (let n = 0; count === 'all' || n < count; n++) {
    const { at: here } = actorOf(g, deed)!;
    const board = boardOf(g);
    const hexes = hexesWith(g, 'obstacle').filter((at) => board.range(here, at) <= range && board.sees(here, at));
    const at = yield* placed(t, deed, 'destroyed', hexes);
    if (at === undefined) return;
    destroy(t, deed, overlayAt(g, at, 'obstacle')!);
  }
}

export function* performMoveObstacle(t: Table<State>, deed: Deed, { to }: Of<'move-obstacle'>): Script {
  const { g } = t;
  const board = boardOf(g);
  const { at: here } = actorOf(g, deed)!;
  const single = g.overlays
    .filter(({ type, hexes }) => type === 'obstacle' && hexes.length === 1)
    .flatMap(({ hexes }) => hexes);
  const whither = (from: At) =>
    board.ground.hexes
      .map(atOf)
      .filter((at) => board.range(from, at) <= to && isEmpty(g, at) && leavesWhole(g, [at], [from]));
  const movable = single.filter((at) => board.range(here, at) === 1 && whither(at).length > 0);
  const from = yield* placed(t, deed, 'moved', movable);
  if (from === undefined) return;
  const at = yield* placed(t, deed, 'obstacle', whither(from));
  if (at === undefined) return;
  overlayAt(g, from, 'obstacle')!.hexes = [at];
  deed.obstacles.push(at);
  deed.done = true;
  t.tell({ type: 'obstacle-made', shown: { actor: deed.actor, hexes: [at] } });
}

/** Obstacles into which a figure would be pushed from `from`. */
export function obstaclesBehind(g: State, from: At, target: At): At[] {
  const board = boardOf(g);
  return hexesWith(g, 'obstacle').filter(
    (at) => board.range(target, at) === 1 && board.range(from, at) > board.range(from, target),
  );
}
