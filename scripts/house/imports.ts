import { type Arrow, allArrows } from './arrows.ts';
import type { House, Offence, Rule } from './house.ts';
import { of, type Place, placeOf } from './places.ts';
import type { Room } from './room.ts';
import { ROOMS } from './rooms.ts';

type Rooms = Readonly<Record<string, Room>>;

/** Nobody imports what the row of his room does not name. What a file passes on is imported by all who import it. */
export const importsBy = (rooms: Rooms): Rule => ({
  name: 'imports',
  find(house) {
    const homeless = house.sources.filter(({ file }) => !placeOf(file, house.games, rooms));
    const says = 'is in no room: scripts/house/rooms.ts has none for it';
    const arrows = allArrows(house);
    const passed = new Map<string, Arrow[]>();
    for (const arrow of arrows) if (arrow.passesOn) passed.set(arrow.from, [...(passed.get(arrow.from) ?? []), arrow]);
    return [
      ...homeless.map(({ file }) => ({ file, line: 1, says })),
      ...arrows.flatMap((arrow) => wrong({ house, rooms, passed }, arrow)),
    ];
  },
});

export const imports = importsBy(ROOMS);

interface Known {
  house: House;
  rooms: Rooms;
  passed: ReadonlyMap<string, readonly Arrow[]>;
}

/** What is wrong with an arrow, or with where it leads because the file at its end passes something on. */
function wrong(known: Known, arrow: Arrow, by: readonly string[] = []): Offence[] {
  const { from, to, line, types } = arrow;
  const why = refusal(known, arrow);
  const says = [why, ...by.map((file) => `by way of ${file}`)].join(', ');
  if (why) return [{ file: from, line, says }];
  if (to === undefined || by.includes(to)) return [];
  return (known.passed.get(to) ?? []).flatMap((next) =>
    wrong(known, { ...next, from, line, types: types || next.types }, [...by, to]),
  );
}

/** They start the bundle of a program: which one is theirs to be told. */
const RUNNERS = [
  'scripts/run.mjs',
  'scripts/think-house.ts',
  'src/drawing/start.mjs',
  'src/reading/start.mjs',
  'src/thinker/start.mjs',
];

/** Why an arrow may not be; undefined when it may. */
function refusal({ house, rooms }: Known, arrow: Arrow): string | undefined {
  const here = placeOf(arrow.from, house.games, rooms);
  if (!here) return undefined;
  if (arrow.to === undefined && RUNNERS.includes(arrow.from)) return undefined;
  if (arrow.to === undefined) return 'imports what only a run would tell: write the name out';
  const there = arrow.inside ? placeOf(arrow.to, house.games, rooms) : undefined;
  if (arrow.inside && !there) return `imports ${arrow.to}, which is in no room`;
  const room = rooms[here.room]!;
  const another = there?.game !== undefined && here.game !== undefined && there.game !== here.game;
  if (another && room.may !== 'everything below') return `imports ${arrow.to}: that is another game`;
  if (there?.room === here.room) return undefined;
  const end = { to: arrow.to, there, game: here.game, rooms };
  if (room.may === 'everything below' ? !there || isBelow(room, end) : names(room.may, end)) return undefined;
  const typed = names(room.types ?? [], end);
  if (typed && arrow.types) return undefined;
  if (typed) return `imports ${arrow.to}: ${here.room} may have types of it and nothing else`;
  const uphill = there && !isBelow(room, end) ? `, uphill from floor ${room.floor} to ${rooms[there.room]!.floor}` : '';
  return `imports ${arrow.to}: ${here.room} may not see ${there ? there.room : 'that package'}${uphill}`;
}

/** The end of an arrow as a row of the table is asked for it. */
interface End {
  to: string;
  there: Place | undefined;
  game: string | undefined;
  rooms: Rooms;
}

const isBelow = (room: Room, { there, rooms }: End) => there !== undefined && rooms[there.room]!.floor < room.floor;

/** Whether a row names this: its room, the very file, or its package. `zod` is no `zodiac`. */
const names = (row: readonly string[], { to, there, game }: End): boolean =>
  row.some((one) => (there ? one === there.room || of(one, game) === to : one === to || to.startsWith(`${one}/`)));
