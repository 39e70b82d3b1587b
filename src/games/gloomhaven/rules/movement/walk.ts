import type { Script, Table } from '#core/types';
import { mayMove } from '../../state/figures/conditions.ts';
import { figure as find, sideOf } from '../../state/figures/figures.ts';
import { hexesWith, overlayAt, removeOverlay } from '../../state/map/terrain.ts';
import type { At, Figure, Overlay, State } from '../../state/state.ts';
import { hazardDamage, trapDamage } from '../../state/values/stats.ts';
import { harm } from '../damage/damage.ts';
import type { Run } from '../deeds/deed.ts';
import { afflict } from '../figures/afflict.ts';
import { gainXp } from '../figures/lasting.ts';
import { closedDoorAt, openDoor } from '../reveal/rooms.ts';
import { type Gait, opensDoors, pathFor } from './ways.ts';

/** GH-6.4, GH-13.1: a figure goes hex by hex, and what happens where it comes. */

/** What is done in each hex that is entered; `tell` tells the way so far, before something happens there. */
export type Each = (at: At, tell: () => void) => Script;

export interface Walk {
  way: readonly At[];
  gait: Gait;
  /** What each hex does besides, before traps and hazards. */
  each?: Each;
  /** Tells a stretch of the way: before what happens at its end. */
  told(from: At, way: At[]): void;
  /** Performs what it does if it dies on the way (GH-9.39). */
  run: Run;
  /** Somebody pushes or pulls it: no condition of its own holds it (GH-6.9). */
  forced?: true;
}

/** A figure moves by itself. */
export const movesBy =
  (t: Table<State>, actor: string) =>
  (from: At, way: At[]): void =>
    t.tell({ type: 'moves', shown: { actor, from, way } });

/** Goes along the way, as far as it lives, nothing holds it and no door opens. Gives the hexes it entered. */
export function* walk(t: Table<State>, figure: Figure, { way, gait, each, told, run, forced }: Walk): Script<At[]> {
  const entered: At[] = [];
  let from = figure.at;
  let stretch: At[] = [];
  const tell = () => {
    if (stretch.length > 0) told(from, stretch);
    from = figure.at;
    stretch = [];
  };
  for (const [i, at] of way.entries()) {
    figure.at = at;
    entered.push(at);
    stretch.push(at);
    if (t.g.turn?.actor === figure.id) t.g.turn.moved++;
    if (each) yield* each(at, tell);
    if (!find(t.g, figure.id)) return entered;
    const touches = gait === 'walk' || (gait === 'jump' && i === way.length - 1);
    const door = opensDoors(t.g, figure) ? closedDoorAt(t.g, at) : undefined;
    if (door || i === way.length - 1 || (touches && isNegative(t.g, at))) tell();
    if (touches) yield* enters(t, figure, run);
    if (!find(t.g, figure.id)) return entered;
    if (door) {
      openDoor(t, door, { actor: figure.id, from: at });
      return entered;
    }
    if (!forced && !mayMove(figure) && mayStand(t.g, figure, gait)) {
      tell();
      return entered;
    }
  }
  return entered;
}

/** who may not move any more stops where it may stand; not with somebody else, and not on an obstacle. */
const mayStand = (g: State, figure: Figure, gait: Gait): boolean =>
  pathFor(g, figure, { points: 0, gait }).mayEnd(figure.at);

const isNegative = (g: State, at: At): boolean =>
  overlayAt(g, at, 'trap') !== undefined || hexesWith(g, 'hazardous').includes(at);

/** GH-6.4: traps are sprung, hazardous ground does its damage each time. */
function* enters(t: Table<State>, figure: Figure, run: Run): Script {
  const { g } = t;
  const trap = overlayAt(g, figure.at, 'trap');
  if (trap) yield* spring(t, figure, trap, run);
  if (!find(g, figure.id) || !hexesWith(g, 'hazardous').includes(figure.at)) return;
  yield* harm(t, figure, hazardDamage(g), { by: 'hazard', run });
}

/** What a trap does, and with which conditions (GH-1.5). */
export const trapOf = (g: State, { kind, made }: Overlay) =>
  made ?? { damage: trapDamage(g), conditions: kind === 'poison' ? (['poison'] as const) : [], by: '', xp: 0 };

function* spring(t: Table<State>, figure: Figure, trap: Overlay, run: Run): Script {
  const { g } = t;
  const { damage, conditions, by, xp } = trapOf(g, trap);
  removeOverlay(g, trap);
  t.tell({ type: 'trap-sprung', shown: { actor: figure.id, at: figure.at } });
  const maker = find(g, by);
  if (maker?.kind === 'character' && sideOf(maker) !== sideOf(figure)) gainXp(t, maker.seat, xp);
  yield* harm(t, figure, damage, { by: 'trap', run });
  if (!find(g, figure.id)) return;
  for (const condition of conditions) afflict(t, figure, condition);
}
