import type { Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { POSITIVE } from '../../state/figures/conditions.ts';
import { figure as find } from '../../state/figures/figures.ts';
import type { Figure, State } from '../../state/state.ts';
import { harm } from '../damage/damage.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { afflict } from '../figures/afflict.ts';
import { boostsFor, boostsFrom, boostXp, replaces, totalOf } from '../lines/boosts.ts';
import { counted } from '../lines/count.ts';
import { isSo } from '../lines/when.ts';
import { aimed } from './aim.ts';

type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

/** GH-7.34: damage that is no attack. */
export function* performDamage(t: Table<State>, deed: Deed, ability: Of<'damage'>): Script {
  const gained = yield* boostsFrom(t, deed, ability.consume, 'damage');
  const actor = actorOf(t.g, deed)!;
  const more = totalOf(boostsFor(deed, 'damage', gained), 'damage');
  const worth = (target: Figure) => counted(t.g, ability.n, { deed, actor, target }) + more;
  const targets = yield* aimed(t, deed, { op: 'damage', aim: ability, isHarm: true, worth });
  for (const target of targets) {
    const n = worth(target);
    if (!find(t.g, target.id)) continue;
    const isOwn = target.id === deed.actor;
    deed.suffered = yield* harm(t, target, n, { by: isOwn ? 'own' : 'ability', actor: deed.actor, run: deed.run });
  }
  boostXp(t, deed, gained);
}

/** GH-11: conditions without an attack. */
export function* performCondition(t: Table<State>, deed: Deed, ability: Of<'condition'>): Script {
  const actor = actorOf(t.g, deed)!;
  const gained = yield* boostsFrom(t, deed, ability.consume, 'condition');
  if (yield* replaces(t, deed, gained)) return;
  const isHarm = !ability.conditions.every((one) => one === 'bless' || POSITIVE.some((good) => good === one));
  const targets = yield* aimed(t, deed, {
    op: 'condition',
    conditions: ability.conditions,
    aim: ability,
    isHarm,
    only: (target) => isSo(t.g, ability.when, { deed, actor, target }),
  });
  for (const target of targets) for (const condition of ability.conditions) afflict(t, target, condition, deed.actor);
  boostXp(t, deed, gained);
}
