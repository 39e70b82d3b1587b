import type { Script, Table } from '#core/types';
import { actorOf, type Deed } from '../abilities/deed.ts';
import { bestiary } from '../bestiary.ts';
import { atOf } from '../board.ts';
import { scenario } from '../scenarios.ts';
import type { Ability } from '../schema/ability.ts';
import { openDoor } from '../spawn/rooms.ts';
import type { State } from '../state.ts';

/** GH-10.2: bosses. */

/** What a boss does under a special: what the scenario says, or its stat card. */
function specialOf(id: number, type: string, n: 1 | 2): readonly Ability[] {
  const said = scenario(id).bossSpecials?.[type]?.[n];
  if (said) return said;
  const printed = bestiary().bosses.get(type)?.specials?.[n];
  if (!printed || printed === 'by-scenario') throw new Error(`${type} has no special ${n}`);
  return printed;
}

/** A card with its specials in place of their numbers, in a scenario. */
export const withSpecials = (id: number, type: string, actions: readonly Ability[]): Ability[] =>
  actions.flatMap((one) => (one.op === 'boss-special' ? specialOf(id, type, one.n) : [one]));

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
