import type { Script, Table } from '#core/types';
import { actorOf, type Deed } from '../abilities/deed.ts';
import { atOf } from '../board.ts';
import { scenario } from '../scenarios.ts';
import { openDoor } from '../spawn/rooms.ts';
import type { State } from '../state.ts';

/** Scenario 2: jumps to the next locked door, a to d in turn, and opens it; it does nothing when all are open. */
export function* jumpsToNextDoor(t: Table<State>, deed: Deed): Script {
  const { g } = t;
  const boss = actorOf(g, deed)!;
  const doors = scenario(g.scenario).doors.filter(
    ({ id, lock }) => lock?.opens.by === 'boss' && g.doors[id] === 'locked',
  );
  const [next] = doors.sort((a, b) => (a.lock!.label < b.lock!.label ? -1 : 1));
  if (!next) return;
  const from = boss.at;
  boss.at = atOf(next.hex);
  t.tell({ type: 'moves', shown: { actor: boss.id, from, way: [boss.at] } });
  openDoor(t, next, { actor: boss.id, from: boss.at });
}
