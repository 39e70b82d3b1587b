import type { Script, SeatId, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { mayAct } from '../../state/figures/conditions.ts';
import { figure as find } from '../../state/figures/figures.ts';
import type { Figure, State } from '../../state/state.ts';
import { actorOf, type Deed, deedOf } from '../deeds/deed.ts';
import { aimed } from './aim.ts';

/** Others act at one's word: allies, and enemies. */

type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

/** Whoever owns an ally decides; what nobody owns goes by the rules. */
const ownerOf = (one: Figure): SeatId | null =>
  one.kind === 'character' ? one.seat : one.kind === 'summon' ? one.owner : null;

export function* performGrant(t: Table<State>, deed: Deed, ability: Of<'grant'>): Script {
  const targets = yield* aimed(t, deed, {
    op: 'grant',
    aim: ability,
    only: (one) => mayAct(one) && ownerOf(one) !== null,
  });
  for (const target of targets) {
    const granted = deedOf(target, ownerOf(target), deed.run);
    if (deed.seat !== null) granted.granter = deed.seat;
    for (const op of ability.ops) if (find(t.g, target.id)) yield* deed.run(t, granted, op);
  }
}

/** An enemy performs, its own side being its enemies; the commander decides. */
export function* performCommand(t: Table<State>, deed: Deed, ability: Of<'command'>): Script {
  const commander = actorOf(t.g, deed)!;
  const targets = yield* aimed(t, deed, {
    op: 'command',
    aim: { who: 'enemy', range: ability.range },
    only: (one) => one.kind === 'monster' && mayAct(one),
  });
  for (const target of targets) {
    const commanded = { ...deedOf(target, deed.seat, deed.run), commander: commander.id };
    for (const op of ability.ops) if (find(t.g, target.id)) yield* deed.run(t, commanded, op);
  }
}
