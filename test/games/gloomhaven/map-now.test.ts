import { expect, test } from 'vitest';
import { copy } from '#core/copy';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { atOf, boardOf, boardWithDoors } from '#games/gloomhaven/state/map/board';
import { table } from './board.ts';

/** GH-6.8, GH-13.1: the map is that of the rooms and the doors as they are now. */

const scene = () => {
  const { g } = table({ heroes: [{ class: 'brute', at: '2,2', plays: [1, 6] }], monsters: [] });
  const door = scenario(g.scenario).doors.find(({ id }) => g.doors[id] === 'closed')!;
  return { g, door: door.id, at: atOf(door.hex) };
};

test('a closed door is floor for who opens it alone, an open one for all, one that is shut again as before', () => {
  const { g, door, at } = scene();
  expect([boardOf(g).isFloor(at), boardWithDoors(g).isFloor(at)]).toEqual([false, true]);
  g.doors[door] = 'open';
  expect([boardOf(g).isFloor(at), boardWithDoors(g).isFloor(at)]).toEqual([true, true]);
  g.doors[door] = 'locked';
  expect([boardOf(g).isFloor(at), boardWithDoors(g).isFloor(at)]).toEqual([false, false]);
  g.doors[door] = 'closed';
  expect([boardOf(g).isFloor(at), boardWithDoors(g).isFloor(at)]).toEqual([false, true]);
});

test('states with the same rooms and doors have one map; a room more, or a door that is not seen yet, is another', () => {
  const { g, door } = scene();
  expect(boardOf(copy(g))).toBe(boardOf(g));
  const wider = copy(g);
  wider.rooms = scenario(g.scenario).rooms.map(({ id }) => id);
  expect(boardOf(wider).ground.hexes.length).toBeGreaterThan(boardOf(g).ground.hexes.length);
  const { [door]: _, ...others } = g.doors;
  expect(boardWithDoors({ ...g, doors: others }).ground.hexes.length).toBe(boardWithDoors(g).ground.hexes.length - 1);
});
