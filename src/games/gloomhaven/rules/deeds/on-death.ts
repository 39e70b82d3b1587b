import type { Script, Table } from '#core/types';
import type { State } from '../../state/state.ts';
import { actorOf, type Deed } from './deed.ts';

/** GH-9.39: from here to the end of the round it will do this when it dies; a stunned one has not acted with its card. */
export function* performOnDeath(t: Table<State>, deed: Deed): Script {
  const actor = actorOf(t.g, deed)!;
  actor.lastAct = 'ready';
  t.tell({ type: 'ready-to-die', shown: { actor: actor.id } });
}
