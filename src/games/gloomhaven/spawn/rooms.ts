import type { Table } from '#core/types';
import { atOf, hexOf } from '../board.ts';
import { dropMoney } from '../figures/death.ts';
import { apart } from '../hexes.ts';
import { scenario } from '../scenarios.ts';
import type { Door, Spawn } from '../schema/scenario.ts';
import type { At, Rank, State } from '../state.ts';
import { formula } from '../stats.ts';
import { nextId } from '../terrain.ts';
import { placeMonster } from './place.ts';

/** GH-13: doors, and the rooms behind them. */

/** A door that is closed at this hex. */
export const closedDoorAt = (g: State, at: At): Door | undefined =>
  scenario(g.scenario).doors.find(({ id, hex }) => g.doors[id] === 'closed' && atOf(hex) === at);

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
  t.tell({ type: 'room-revealed', shown: { rooms: fresh } });
  const coming = told.spawns.filter(({ room }) => fresh.includes(room));
  const order = [...coming].sort((a, b) => apart(a.hex, hexOf(from)) - apart(b.hex, hexOf(from)));
  const placed = order.flatMap((spawn) => {
    const rank = rankOf(g, spawn);
    const at = atOf(spawn.hex);
    return (rank && placeMonster(t, { type: spawn.monster, rank, at, dropsMoney: true })) ?? [];
  });
  for (const { id, at } of placed) t.tell({ type: 'monster-placed', shown: { actor: id, at } });
}

/** GH-1.7: what stands there with so many characters. */
function rankOf(g: State, { ranks }: Spawn): Rank | undefined {
  const rank = ranks[g.characters.length - 2]!;
  return rank === 'none' ? undefined : rank;
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
  const here = told.rooms.find(({ id }) => id === room)!.hexes.map(atOf);
  for (const { id, hp, side, hexes, initiative } of told.objectives)
    for (const hex of hexes) {
      const at = atOf(hex);
      if (!here.includes(at) || initiative !== undefined) continue;
      const whole = formula(g, hp);
      const body = { id: nextId(g, `objective:${id}`), at, hp: whole, max: whole, conditions: {}, bonuses: [] };
      g.figures.push({ ...body, kind: 'objective', what: id, isAlly: side === 'ally' });
    }
}
