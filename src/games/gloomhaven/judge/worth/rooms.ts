import { scenario } from '../../printed/content/scenarios.ts';
import type { Goal } from '../../printed/schema/scenario.ts';
import type { State } from '../../state/state.ts';

/** The rooms that the party has yet to go through. */

/** All that are closed; where somebody is to be killed, those on the shortest way to each of his kind who is not on the map yet. */
export function roomsAhead(g: State, goal: Goal = scenario(g.scenario).goal): number[] {
  const { rooms, spawns } = scenario(g.scenario);
  const closed = rooms.map(({ id }) => id).filter((id) => !g.rooms.includes(id));
  if (goal.type !== 'kill' || closed.length === 0) return closed;
  const before = waysFrom(g);
  const ahead = new Set<number>();
  for (const { monster, room } of spawns)
    if (monster === goal.monster)
      for (let at: number | undefined = room; at !== undefined && !g.rooms.includes(at); at = before.get(at))
        ahead.add(at);
  return closed.filter((id) => ahead.has(id));
}

/** Of each room that is closed, the one before it on the shortest way from what is open. */
function waysFrom(g: State): ReadonlyMap<number, number> {
  const { doors } = scenario(g.scenario);
  const before = new Map<number, number>();
  const queue = [...g.rooms];
  for (let i = 0; i < queue.length; i++)
    for (const { rooms } of doors)
      for (const [from, to] of [rooms, [rooms[1], rooms[0]] as const])
        if (from === queue[i] && !before.has(to) && !g.rooms.includes(to)) {
          before.set(to, from);
          queue.push(to);
        }
  return before;
}
