import type { Script, Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import { atOf } from '../../state/map/board.ts';
import type { State } from '../../state/state.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { openDoor } from '../reveal/rooms.ts';

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
