import { DIRECTIONS } from '../map/hexes.ts';
import type { Goal, Scenario } from '../schema/scenario.ts';
import type { Hex } from '../schema/terms/base.ts';
import { must } from './checks.ts';

/** Whether the parts of one scenario fit together; `file` is named in what is wrong. */

interface Known {
  isMonster(id: string): boolean;
  isBoss(id: string): boolean;
  treasures: ReadonlyMap<number, unknown>;
}

const key = ([q, r]: Hex): string => `${q},${r}`;
const beside = (hex: Hex): Hex[] => DIRECTIONS.map(([q, r]) => [hex[0] + q, hex[1] + r]);

export function checkScenario(scenario: Scenario, file: string, known: Known): void {
  const roomOf = checkRooms(scenario, file);
  checkDoors(scenario, file, roomOf);
  checkThings(scenario, file, { roomOf, known });
  checkRules(scenario, file);
}

/** The room of each hex; no hex is in two. */
function checkRooms({ rooms, start }: Scenario, file: string): Map<string, number> {
  const roomOf = new Map<string, number>();
  for (const { id, hexes } of rooms)
    for (const hex of hexes) {
      must(!roomOf.has(key(hex)), file, `rooms: hex ${key(hex)} twice`);
      roomOf.set(key(hex), id);
    }
  const first = rooms.find((room) => room.start);
  must(rooms.filter((room) => room.start).length === 1, file, 'rooms: one start');
  for (const hex of start)
    must(roomOf.get(key(hex)) === first!.id, file, `start: ${key(hex)} is not in the first room`);
  return roomOf;
}

/** Doors stand between hexes of both their rooms, in none; by them every room is reached, and the floor hangs together. */
function checkDoors({ rooms, doors, walls }: Scenario, file: string, roomOf: ReadonlyMap<string, number>): void {
  const reached = new Set(rooms.filter((room) => room.start).map((room) => room.id));
  for (const { id, hex, rooms: both } of doors) {
    must(!roomOf.has(key(hex)), file, `doors: ${id} is in a room`);
    const touched = beside(hex).map((one) => roomOf.get(key(one)));
    for (const room of both) must(touched.includes(room), file, `doors: ${id} is not beside room ${room}`);
  }
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { rooms: both } of doors)
      if (both.some((room) => reached.has(room))) for (const r of both) reached.add(r);
  }
  must(reached.size === rooms.length, file, 'doors: some rooms are never reached');
  for (const [a, b] of walls)
    must(
      beside(a).some((one) => key(one) === key(b)),
      file,
      `walls: ${key(a)} and ${key(b)} are no neighbours`,
    );
}

/** What lies and stands there lies on floor of its room; two figures stand nowhere together. */
function checkThings(
  { overlays, spawns, corridors, objectives, markers, start, doors, ...rest }: Scenario,
  file: string,
  { roomOf, known }: { roomOf: ReadonlyMap<string, number>; known: Known },
): void {
  const gates = new Map(doors.map((door) => [key(door.hex), door.rooms]));
  const isIn = (hex: Hex, room: number) =>
    roomOf.get(key(hex)) === room || gates.get(key(hex))?.includes(room) === true;
  const standing = new Set<string>();
  const solid = new Set(
    overlays.flatMap(({ type, hexes }) => (type === 'obstacle' || type === 'trap' ? hexes.map(key) : [])),
  );
  for (const { monster, hex, room, ranks } of spawns) {
    must(rest.monsters.includes(monster) && known.isMonster(monster), file, `spawns: ${monster} is not known`);
    must(isIn(hex, room), file, `spawns: ${key(hex)} is not in room ${room}`);
    must(!standing.has(key(hex)), file, `spawns: two at ${key(hex)}`);
    must(!solid.has(key(hex)), file, `spawns: ${key(hex)} is blocked`);
    const isOfRank = ranks.every((rank) => rank === 'none' || (rank === 'boss') === known.isBoss(monster));
    must(isOfRank, file, `spawns: ${monster} at ${key(hex)} is of no such rank`);
    standing.add(key(hex));
  }
  for (const { type, hexes, room, ...more } of overlays) {
    for (const hex of hexes) must(isIn(hex, room), file, `overlays: ${type} at ${key(hex)} is not in room ${room}`);
    if ('treasure' in more && more.treasure !== 'goal')
      must(known.treasures.has(more.treasure), file, `overlays: no treasure ${more.treasure}`);
  }
  const blocked = new Set(overlays.flatMap(({ type, hexes }) => (type === 'obstacle' ? hexes.map(key) : [])));
  for (const hex of start) must(!blocked.has(key(hex)), file, `start: ${key(hex)} is blocked`);
  for (const { hex, room } of corridors) must(isIn(hex, room), file, `corridors: ${key(hex)} is not in room ${room}`);
  const named = [
    ...objectives.flatMap(({ hexes }) => hexes),
    ...Object.values(markers).flatMap((hexes) => hexes ?? []),
  ];
  for (const hex of named) must(roomOf.has(key(hex)), file, `objectives, markers: ${key(hex)} is no floor`);
  for (const monster of rest.monsters) must(known.isMonster(monster), file, `monsters: ${monster} is not known`);
  for (const ally of rest.allies) must(rest.monsters.includes(ally), file, `allies: ${ally} is not here`);
}

/** Goals, losses, rules and locks name rooms, letters, doors, monsters and objectives that are there. */
function checkRules(scenario: Scenario, file: string): void {
  const { goal, losses, rules, doors, markers, monsters, objectives, rooms, bossSpecials } = scenario;
  const says = (holds: boolean, what: string) => must(holds, file, what);
  const isObjective = (id: string) => objectives.some((one) => one.id === id);
  const isLetter = (letter: string) => letter in markers;
  const isRoom = (id: number) => rooms.some((room) => room.id === id);
  const goals: Goal[] = goal.type === 'all-of' ? goal.goals : [goal];
  for (const one of goals) {
    if ('objective' in one) says(isObjective(one.objective), `goal: no objective ${one.objective}`);
    if ('marker' in one) says(isLetter(one.marker), `goal: no letter ${one.marker}`);
    if ('monster' in one) says(monsters.includes(one.monster), `goal: no ${one.monster}`);
    if ('room' in one) says(isRoom(one.room), `goal: no room ${one.room}`);
    if (one.type === 'loot-goal-treasure') says(goalTreasures(scenario) > 0, 'goal: no treasure');
  }
  for (const loss of losses) if ('objective' in loss) says(isObjective(loss.objective), `losses: no ${loss.objective}`);
  for (const rule of rules) {
    if ('at' in rule) says(isLetter(rule.at), `rules: no letter ${rule.at}`);
    if ('room' in rule) says(isRoom(rule.room), `rules: no room ${rule.room}`);
    if ('monster' in rule) says(monsters.includes(rule.monster), `rules: no ${rule.monster}`);
    if ('objective' in rule) says(isObjective(rule.objective), `rules: no objective ${rule.objective}`);
    if ('untilDoor' in rule)
      says(
        doors.some(({ id }) => id === rule.untilDoor),
        `rules: no door ${rule.untilDoor}`,
      );
  }
  for (const { id, lock } of doors) {
    if (lock?.opens.by === 'plate') says(isLetter(lock.opens.marker), `doors: ${id}: no letter`);
    if (lock?.opens.by === 'plates')
      for (const letter of lock.opens.markers[4]) says(isLetter(letter), `doors: ${id}: no letter ${letter}`);
  }
  for (const boss of Object.keys(bossSpecials ?? {})) says(monsters.includes(boss), `bossSpecials: no ${boss}`);
}

const goalTreasures = ({ overlays }: Scenario): number =>
  overlays.filter((one) => one.type === 'treasure' && one.treasure === 'goal').length;
