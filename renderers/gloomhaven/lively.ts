import type { View } from '#games/gloomhaven/seen/view.types';
import { beside, floorOf } from './lie.ts';

/**
 * What of the revealed map must be seen: rooms in which somebody stands, and what else there is to go to, with the hexes round it. What
 * is left is behind the party: it may run out of the picture where the rest becomes larger by it.
 */
export function livelyHexes(view: View): string[] {
  const floor = floorOf(view);
  const standing = new Set(view.figures.map(({ at }) => at));
  const rooms = view.rooms.filter(({ hexes }) => hexes.some((at) => standing.has(at)));
  const single = [
    ...standing,
    ...view.start,
    ...view.money.map(({ at }) => at),
    ...view.overlays.flatMap(({ type, hexes }) => (type === 'treasure' ? hexes : [])),
    ...view.doors.flatMap(({ at, state }) => (state === 'open' ? [] : [at])),
  ];
  const lively = new Set([...rooms.flatMap(({ hexes }) => hexes), ...single.flatMap((at) => [at, ...beside(at)])]);
  const found = floor.filter((at) => lively.has(at));
  return found.length > 0 ? found : floor;
}
