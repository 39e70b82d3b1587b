import type { Room } from './room.ts';
import { ROOMS } from './rooms.ts';

/** Where a file is: the room, and the game if the room has one for each. */
export interface Place {
  room: string;
  game: string | undefined;
}

type Rooms = Readonly<Record<string, Room>>;

/** Of each file it is asked for every import. */
const known = new WeakMap<readonly string[], WeakMap<Rooms, Map<string, Place | undefined>>>();

/** The room that names a file most exactly; undefined when none does. */
export function placeOf(file: string, games: readonly string[], rooms: Rooms = ROOMS): Place | undefined {
  const byRooms = known.get(games) ?? new WeakMap<Rooms, Map<string, Place | undefined>>();
  const byFile = byRooms.get(rooms) ?? new Map<string, Place | undefined>();
  known.set(games, byRooms.set(rooms, byFile));
  if (!byFile.has(file)) byFile.set(file, found(file, games, rooms));
  return byFile.get(file);
}

function found(file: string, games: readonly string[], rooms: Rooms): Place | undefined {
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
