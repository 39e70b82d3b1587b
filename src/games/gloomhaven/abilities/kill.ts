import type { Script, Table } from '#core/types';
import { die } from '../figures/death.ts';
import { gainXp } from '../figures/lasting.ts';
import type { Ability } from '../schema/ability.ts';
import type { Figure, State } from '../state.ts';
import { aimed } from './aim.ts';
import { actorOf, type Deed } from './deed.ts';
import { isSo } from './when.ts';

/** Enemies die without an attack: of these ranks, with so many hit points at most. Bosses are neither normal nor elite (GH-10.1). */
export function* performKill(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'kill' }>): Script {
  const actor = actorOf(t.g, deed)!;
  const { ranks, range, where, targets, hp = Number.POSITIVE_INFINITY } = ability;
  const can = (one: Figure): boolean =>
    one.kind === 'monster' &&
    (!ranks || ranks.some((rank) => rank === one.rank)) &&
    one.hp <= hp &&
    isSo(t.g, ability.when, { deed, actor, target: one });
  for (const target of yield* aimed(t, deed, { op: 'kill', aim: { who: 'enemy', range, where, targets }, only: can })) {
    yield* die(t, target, deed.run);
    if (actor.kind === 'character') gainXp(t, actor.seat, ability.xpEach ?? 0);
  }
}
