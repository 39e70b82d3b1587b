import { dirname } from 'node:path';
import { allArrows } from './arrows.ts';
import type { House, Offence, Rule } from './house.ts';
import { LOOSE, PAIRS } from './left.ts';
import { placeOf } from './places.ts';
import { ROOMS } from './rooms.ts';

/**
 * Folders of a room are floors: no two import each other. A file that lies in the room itself is in the folder of the room. Imports of types
 * count.
 */
export const foldersBut = (left: readonly (readonly [string, string])[]): Rule => ({
  name: 'folders',
  find(house) {
    const known = new Set(left.map((pair) => pair.join(' ')));
    const found = mutual(house);
    const gone = [...known].filter((pair) => !found.has(pair));
    return [
      ...[...found].filter(([pair]) => !known.has(pair)).map(([, offence]) => offence),
      ...gone.map((pair) => ({
        file: 'scripts/house/left.ts',
        line: 1,
        says: `${pair.replace(' ', ' and ')} import each other no more: take them from the list`,
      })),
    ];
  },
});

export const folders = foldersBut(PAIRS);

/** Pairs of folders of the same room that import each other, by their names, and where one of the imports stands. */
function mutual(house: House): ReadonlyMap<string, Offence> {
  const inside = new Map<string, { file: string; line: number }>();
  for (const { from, to, line, inside: isHere } of allArrows(house)) {
    if (!isHere || to === undefined) continue;
    const [here, there] = [placeOf(from, house.games), placeOf(to, house.games)];
    if (!here || here.room !== there?.room || ROOMS[here.room]!.floor >= ROOMS.kit!.floor) continue;
    const [a, b] = [dirname(from), dirname(to)];
    if (a !== b && !inside.has(`${a} ${b}`)) inside.set(`${a} ${b}`, { file: from, line });
  }
  return new Map(
    [...inside].flatMap(([pair, where]) => {
      const [a, b] = pair.split(' ') as [string, string];
      return a < b && inside.has(`${b} ${a}`) ? [[pair, { ...where, says: `${a} and ${b} import each other` }]] : [];
    }),
  );
}

/** Beside `game.ts` nothing lies loose: whatever a game has is in one of its rooms. */
export const looseBut = (loose: readonly string[]): Rule => ({
  name: 'loose',
  find: ({ files, games }) =>
    games
      .filter((game) => !loose.includes(game))
      .flatMap((game) =>
        [...files]
          .filter((file) => file.startsWith(`src/games/${game}/`) && placeOf(file, games)?.room === 'game')
          .filter((file) => file !== `src/games/${game}/game.ts`)
          .map((file) => ({ file, line: 1, says: 'lies loose beside game.ts: it belongs into a room of the game' })),
      ),
});

export const loose = looseBut(LOOSE);
