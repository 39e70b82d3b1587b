import type { Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import { apart } from '../../printed/map/hexes.ts';
import type { Door, Scenario, Spawn } from '../../printed/schema/scenario.ts';
import type { Amount } from '../../printed/schema/terms/amount.ts';
import { json } from '../../printed/words/parts.ts';
import { lockWords, ruleWords } from '../../printed/words/scenario.ts';
import { atOf, hexOf } from '../../state/map/board.ts';
import { dropMoney, figureAt, nextId } from '../../state/map/terrain.ts';
import type { At, Objective, Rank, State } from '../../state/state.ts';
import { formula } from '../../state/values/stats.ts';
import { placeMonster, spawnNear } from './place.ts';
import { placeThings } from './reveal.ts';

/** GH-13: doors, and the rooms behind them. */

/** A door that is closed at this hex. */
export const closedDoorAt = (g: State, at: At): Door | undefined =>
  scenario(g.scenario).doors.find(({ id, hex }) => g.doors[id] === 'closed' && atOf(hex) === at);

/** Where doors are that are closed and not locked. */
export const closedDoors = (g: State): At[] =>
  scenario(g.scenario).doors.flatMap(({ id, hex }) => (g.doors[id] === 'closed' ? [atOf(hex)] : []));

/** GH-13.1: the door is open for good, and what lies behind it is revealed. `from` is where closeness counts from (GH-13.6). */
export function openDoor(t: Table<State>, { id, hex, rooms }: Door, by: { actor: string; from: At }): void {
  t.g.doors[id] = 'open';
  t.tell({ type: 'door-opens', shown: { actor: by.actor, at: atOf(hex) } });
  revealRooms(t, rooms, by.from);
}

/** Lays out rooms: overlays, money, treasure, and the monsters for so many characters (GH-1.7). */
export function revealRooms(t: Table<State>, rooms: readonly number[], from: At): void {
  const { g } = t;
  const fresh = rooms.filter((room) => !g.rooms.includes(room));
  if (fresh.length === 0) return;
  t.reveal();
  g.rooms = [...g.rooms, ...fresh].sort((a, b) => a - b);
  const told = scenario(g.scenario);
  for (const door of told.doors)
    if (!(door.id in g.doors) && door.rooms.some((room) => fresh.includes(room)))
      g.doors[door.id] = door.lock ? 'locked' : 'closed';
  for (const room of fresh) layRoom(g, room);
  standThings(g, fresh);
  t.tell({ type: 'room-revealed', shown: { rooms: fresh } });
  tellsOf(t, fresh);
  const coming = told.spawns.filter(({ room }) => fresh.includes(room));
  const order = [...coming].sort((a, b) => apart(a.hex, hexOf(from)) - apart(b.hex, hexOf(from)));
  const placed = order.flatMap((spawn) => {
    const rank = rankOf(g, spawn);
    const at = atOf(spawn.hex);
    return (rank && placeMonster(t, { type: spawn.monster, rank, at, dropsMoney: true })) ?? [];
  });
  for (const { id, at } of placed) t.tell({ type: 'monster-placed', shown: { actor: id, at } });
  for (const rule of told.rules)
    if (rule.op === 'spawn-on-reveal' && fresh.includes(rule.room))
      for (let n = 0; n < rule.count[g.characters.length as 2 | 3 | 4]; n++)
        spawnNear(t, rule, atOf(told.markers[rule.at]![0]!));
  if (g.phase === 'turns') placeThings(g);
}

/** Letters that the goal or a locked door names. */
function lettersOf({ goal, doors }: Scenario): Letter[] {
  const goals = goal.type === 'all-of' ? goal.goals : [goal];
  const named = goals.flatMap((one) => ('marker' in one ? [one.marker] : []));
  const plates = doors.flatMap(({ lock }) =>
    lock?.opens.by === 'plate' ? [lock.opens.marker] : lock?.opens.by === 'plates' ? lock.opens.markers[4] : [],
  );
  return [...new Set([...named, ...plates])] as Letter[];
}
type Letter = keyof Scenario['markers'];

/** What can be seen now and has to be known: how locked doors open, where letters are, and where monsters will come from. */
function tellsOf(t: Table<State>, fresh: readonly number[]): void {
  const { g } = t;
  const told = scenario(g.scenario);
  const here = new Set(told.rooms.flatMap(({ id, hexes }) => (fresh.includes(id) ? hexes.map(atOf) : [])));
  const characters = Math.max(2, g.characters.length) as 2 | 3 | 4;
  for (const { id, hex, rooms, lock } of told.doors)
    if (lock && g.doors[id] === 'locked' && rooms.some((room) => fresh.includes(room)))
      t.tell({ type: 'door-locked', shown: { at: atOf(hex), says: json(lockWords(lock, characters)) } });
  for (const letter of lettersOf(told)) {
    const hexes = (told.markers[letter] ?? []).map(atOf).filter((at) => here.has(at));
    if (hexes.length > 0) t.tell({ type: 'letter-is', shown: { letter, at: hexes } });
  }
  for (const rule of told.rules)
    if (rule.op === 'spawn-each-round' && rule.characters.some((n) => n === characters))
      for (const hex of told.markers[rule.at] ?? [])
        if (here.has(atOf(hex)))
          t.tell({ type: 'scenario-sends', shown: { at: atOf(hex), says: json(ruleWords(rule)) } });
}

/** GH-1.7: what stands there with so many characters. */
function rankOf(g: State, { ranks }: Spawn): Rank | undefined {
  const rank = ranks[g.characters.length - 2]!;
  return rank === 'none' ? undefined : rank;
}

/** GH-13.10: things with hit points, and doors that have to be destroyed. */
function standThings(g: State, fresh: readonly number[]): void {
  const told = scenario(g.scenario);
  const here = new Set(told.rooms.flatMap(({ id, hexes }) => (fresh.includes(id) ? hexes.map(atOf) : [])));
  for (const { id: what, hp, side, hexes } of told.objectives)
    for (const [i, at] of hexes.map(atOf).entries())
      if (here.has(at)) stand(g, { what, at, hp, standee: hexes.length > 1 ? i + 1 : 0, isAlly: side === 'ally' });
  const barred = told.doors.flatMap(({ id, hex, rooms, lock }) =>
    lock?.opens.by === 'destruction' ? [{ id, rooms, at: atOf(hex), hp: lock.opens.hp }] : [],
  );
  for (const [i, { id, rooms, at, hp }] of barred.entries())
    if (g.doors[id] === 'locked' && rooms.some((room) => fresh.includes(room)) && !figureAt(g, at))
      stand(g, { what: 'door', at, hp, standee: i + 1, isAlly: false });
}

type Thing = Pick<Objective, 'what' | 'at' | 'standee' | 'isAlly'> & { hp: Amount };
function stand(g: State, { hp: of, ...thing }: Thing): void {
  const hp = formula(g, of);
  const id = `objective:${thing.what}:${thing.standee}`;
  g.figures.push({ ...thing, kind: 'objective', id, hp, max: hp, conditions: {}, bonuses: [] });
}

function layRoom(g: State, room: number): void {
  const told = scenario(g.scenario);
  for (const overlay of told.overlays.filter((one) => one.room === room)) {
    const hexes = overlay.hexes.map(atOf);
    if (overlay.type === 'money') {
      for (const at of hexes) dropMoney(g, at);
      continue;
    }
    // GH-12.5: what is behind a number is found once.
    if (overlay.type === 'treasure' && overlay.treasure !== 'goal' && g.party.looted.includes(overlay.treasure))
      continue;
    const treasure = overlay.type === 'treasure' && overlay.treasure !== 'goal' ? overlay.treasure : null;
    const kind =
      'kind' in overlay ? overlay.kind : overlay.type === 'treasure' && treasure === null ? 'goal' : overlay.type;
    g.overlays.push({ id: nextId(g, 'overlay'), type: overlay.type, kind, room, hexes, treasure, made: null });
  }
}
