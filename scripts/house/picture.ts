import { type Arrow, allArrows } from './arrows.ts';
import type { House } from './house.ts';
import { of, placeOf } from './places.ts';
import { ROOMS } from './rooms.ts';

const BEGIN = '<!-- rooms: npm run check -- --write -->';
const END = '<!-- rooms: end -->';

/** What a room really imports, with how high it lies, and whether types are all that is taken of it. */
type Seen = Map<string, { height: number; types: boolean }>;

/** The rooms as a Markdown table, top floor first: where each is and what its files import today, not what they may. */
export function drawRooms(house: House): string {
  const seen = new Map<string, { rooms: Seen; packages: Seen }>();
  for (const arrow of allArrows(house)) {
    const here = placeOf(arrow.from, house.games)?.room;
    const there = endOf(arrow, house);
    if (!here || !there || here === there.room) continue;
    const { rooms, packages } = seen.get(here) ?? { rooms: new Map(), packages: new Map() };
    seen.set(here, { rooms, packages });
    const kind = arrow.inside ? rooms : packages;
    kind.set(there.name, { ...there, types: arrow.types && kind.get(there.name)?.types !== false });
  }
  const rows = Object.entries(ROOMS)
    .sort(([, a], [, b]) => b.floor - a.floor)
    .map(([name, { at, floor, may }]) => {
      const all = may === 'everything below';
      const rooms = all ? 'everything below' : listed(seen.get(name)?.rooms, floor);
      const packages = all ? 'anything' : listed(seen.get(name)?.packages, floor);
      return `| ${floor} | ${name} | ${at.map((where) => `\`${where}\``).join(' ')} | ${rooms} | ${packages} |`;
    });
  return ['| Floor | Room | Where | Imports of rooms | of packages |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** Where an arrow ends: a room, the file when the row allows that file alone, or a package. */
function endOf({ from, to, inside }: Arrow, { games }: House) {
  if (to === undefined) return undefined;
  if (!inside) return { room: undefined, name: packageOf(to), height: -1 };
  const here = placeOf(from, games);
  const there = placeOf(to, games);
  if (!here || !there) return undefined;
  const { may, types = [] } = ROOMS[here.room]!;
  const file = [...may, ...types].find((entry) => entry !== there.room && of(entry, here.game) === to);
  return { room: there.room, name: file ? `\`${file}\`` : there.room, height: ROOMS[there.room]!.floor };
}

/** What is imported, by floor and name; `(types)` when that is all, `↑` when it does not lie lower. */
function listed(seen: Seen | undefined, floor: number): string {
  return [...(seen ?? [])]
    .sort(([a, one], [b, other]) => other.height - one.height || (a < b ? -1 : 1))
    .map(([name, { height, types }]) => `${height >= floor ? '↑ ' : ''}${name}${types ? ' (types)' : ''}`)
    .join(', ');
}

/** `discord-api-types` of `discord-api-types/v10`; `node:fs` of `node:fs/promises`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** A document with the rooms drawn anew between its two marks. Throws when it has no such place. */
export function withRooms(document: string, drawn: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`No place for the rooms: "${BEGIN}" and then "${END}" must stand there.`);
  return `${document.slice(0, begin + BEGIN.length)}\n${drawn}\n${document.slice(end)}`;
}
