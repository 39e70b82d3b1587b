import type { Room } from './room.ts';
import { ROOMS } from './rooms.ts';

/** Where a file is: the room, and the game if the room has one for each. */
export interface Place {
  room: string;
  game: string | undefined;
}

/** The room that names a file most exactly; undefined when none does. */
export function placeOf(
  file: string,
  games: readonly string[],
  rooms: Readonly<Record<string, Room>> = ROOMS,
): Place | undefined {
  let best: (Place & { length: number }) | undefined;
  for (const [room, { at }] of Object.entries(rooms))
    for (const where of at)
      for (const game of where.includes('<game>') ? games : [undefined]) {
        const there = of(where, game);
        if (!(there.endsWith('/') ? file.startsWith(there) : file === there)) continue;
        if (!best || there.length > best.length) best = { room, game, length: there.length };
      }
  return best && { room: best.room, game: best.game };
}

/** A path of a row for one game. */
export const of = (where: string, game: string | undefined): string =>
  game ? where.replaceAll('<game>', game) : where;
