import { FOLDERS, type House, type Offence, type Rule } from './house.ts';
import { of, placeOf } from './places.ts';
import type { Room } from './room.ts';
import { ROOMS } from './rooms.ts';

type Rooms = Readonly<Record<string, Room>>;
const TABLE = 'scripts/house/rooms.ts';

/**
 * The table of rooms itself: a row allows only what lies lower, and what it speaks of is there. With this no import that
 * the rows allow leads uphill.
 */
export const floorsOf = (rooms: Rooms): Rule => ({
  name: 'floors',
  find(house) {
    return Object.entries(rooms).flatMap(([name, room]) => [
      ...empty(house, room).map((where) => wrong(`"${name}" is at ${where}, where nothing is`)),
      ...[...(room.may === 'everything below' ? [] : room.may), ...(room.types ?? [])].flatMap((entry) => {
        const floor = floorOf(entry, house, rooms);
        if (floor === 'nowhere') return [wrong(`"${name}" may import ${entry}, which is not there`)];
        if (floor === undefined || floor < room.floor) return [];
        return [wrong(`"${name}" on floor ${room.floor} may import ${entry} on floor ${floor}: uphill`)];
      }),
    ]);
  },
});

export const floors = floorsOf(ROOMS);

const wrong = (says: string): Offence => ({
  file: TABLE,
  line: 1,
  says,
});

const DATA = /\/data\/$/;

const each = (where: string, { games }: House) =>
  where.includes('<game>') ? games.map((game) => of(where, game)) : [where];

/** Where a room is said to be and no file is. Data is not read, so nothing is known of it. */
function empty(house: House, { at }: Room): readonly string[] {
  const read = at.filter((where) => FOLDERS.some((folder) => where.startsWith(`${folder}/`)) && !DATA.test(where));
  return read.filter(
    (where) => !each(where, house).some((one) => [...house.files].some((file) => file.startsWith(one))),
  );
}

/** The floor of what a row names: undefined for a package, which has none. */
function floorOf(entry: string, house: House, rooms: Rooms): number | 'nowhere' | undefined {
  if (rooms[entry]) return rooms[entry].floor;
  if (!FOLDERS.some((folder) => entry.startsWith(`${folder}/`))) return undefined;
  const file = each(entry, house).find((one) => house.files.has(one));
  const place = file && placeOf(file, house.games, rooms);
  return place ? rooms[place.room]!.floor : 'nowhere';
}
