import { dirname } from 'node:path';
import { allArrows } from './arrows.ts';
import { way } from './circles.ts';
import type { House, Offence, Rule } from './house.ts';
import { placeOf } from './places.ts';
import { ROOMS } from './rooms.ts';

/**
 * Folders of a room are floors: none imports itself, however long the way. A file that lies in the room itself is in the folder of the room.
 * Imports of types count.
 */
export const folders: Rule = {
  name: 'folders',
  find(house) {
    const first = new Map<string, { file: string; line: number }>();
    const next = new Map<string, string[]>();
    for (const { from, to, line, inside } of allArrows(house)) {
      if (!inside || to === undefined) continue;
      const [here, there] = [dirname(from), dirname(to)];
      const step = `${here} ${there}`;
      if (here === there || first.has(step) || !isSameRoom(house, from, to)) continue;
      first.set(step, { file: from, line });
      next.set(here, [...(next.get(here) ?? []), there]);
    }
    return [...first].flatMap(([step, where]): Offence[] => {
      const [here, there] = step.split(' ') as [string, string];
      const back = way(next, there, here);
      return back ? [{ ...where, says: `${here} imports ${back.join(', which imports ')}` }] : [];
    });
  },
};

/** Tests and scripts lie as they like. */
function isSameRoom({ games }: House, from: string, to: string): boolean {
  const [here, there] = [placeOf(from, games), placeOf(to, games)];
  return here !== undefined && here.room === there?.room && ROOMS[here.room]!.floor < ROOMS.kit!.floor;
}

/** Where a game has its folder. */
const GAMES = ['src/games', 'examples'];

/** Beside `game.ts` nothing lies loose: whatever a game has is in one of its rooms. */
export const loose: Rule = {
  name: 'loose',
  find: ({ files, games }) =>
    [...files]
      .filter((file) => {
        const place = placeOf(file, games);
        return place?.room === 'game' && !GAMES.some((folder) => file === `${folder}/${place.game}/game.ts`);
      })
      .map((file) => ({ file, line: 1, says: 'lies loose beside game.ts: it belongs into a room of the game' })),
};
