import { scenario } from '../../printed/content/scenarios.ts';
import type { Goal } from '../../printed/schema/scenario.ts';
import type { State } from '../../state/state.ts';
import { formula, statsOf } from '../../state/values/stats.ts';
import { behindDoors, left, living } from './foes.ts';
import { roomsAhead } from './rooms.ts';
import { WEIGHTS } from './weights.ts';

/** What is left to be done for the goal of the scenario (GH-2.2). */

export interface ToDo {
  /** Damage to monsters that the goal asks for: on the map, and such as are not on it yet. */
  seen: number;
  unseen: number;
  /** How many rooms are to be opened for it. */
  rooms: number;
}

/** Of goals that ask for other things the way leads through the monsters, and so all of them count. */
export function toDo(g: State, goal: Goal = scenario(g.scenario).goal): ToDo {
  const ahead = roomsAhead(g, goal);
  const rooms = ahead.length;
  switch (goal.type) {
    case 'kill': {
      const isAsked = (type: string) => goal.revealed === true || type === goal.monster;
      const isBoss = (type: string) => type === goal.monster;
      const more = goal.revealed ? WEIGHTS.boss - 1 : 0;
      return {
        seen: seen(g, isAsked) + more * seen(g, isBoss),
        unseen: behindDoors(g, ahead, isAsked).hp + more * behindDoors(g, ahead, isBoss).hp,
        rooms,
      };
    }
    case 'kill-count':
      return toCount(g, { count: formula(g, goal.count), types: goal.of ?? scenario(g.scenario).monsters, ahead });
    default:
      return { seen: seen(g, () => true), unseen: behindDoors(g, ahead).hp, rooms };
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
const seen = (g: State, isAsked: (type: string) => boolean): number =>
  sum(living(g).map((one) => (isAsked(one.type) ? left(g, one) : 0)));

/** So many of these types are to be killed: the easiest on the map, and if they are too few, others, and the rooms where so many stand. */
function toCount(
  g: State,
  { count, types, ahead }: { count: number; types: readonly string[]; ahead: readonly number[] },
): ToDo {
  const asked = Math.max(0, count - sum(types.map((type) => g.killed[type] ?? 0)));
  const easiest = living(g)
    .filter(({ type }) => types.includes(type))
    .map((one) => left(g, one))
    .sort((a, b) => a - b);
  const usual = sum(types.map((type) => statsOf(g, type, 'normal').hp)) / types.length;
  const missing = Math.max(0, asked - easiest.length);
  const { n } = behindDoors(g, ahead, (type) => types.includes(type));
  const rooms = ahead.length * Math.min(1, missing / Math.max(1, n));
  return { seen: sum(easiest.slice(0, asked)), unseen: missing * usual, rooms };
}
