import type { Script, Table } from '#core/types';
import type { Plain } from '../../printed/schema/abilities/plain.ts';
import type { Figure, State } from '../../state/state.ts';
import type { BoostOf, Deed } from '../deeds/deed.ts';
import { type Augment, augmentsOf } from '../figures/lasting.ts';
import { boostsFrom, replaces } from './boosts.ts';
import { isMelee, type Plan } from './plan.ts';

/** Augments of the Mindthief in an attack: on each of his melee attacks, and where a card says that they work. */

export interface Augmented {
  deed: Deed;
  plan: Plan;
  attacker: Figure;
  /** What lasts for the attack; it can be what lets augments work. */
  boosts: readonly BoostOf[];
}

/** The augments that work on an attack: the attacker's own, or those of whoever has granted it. */
export function augmentsFor(g: State, { deed, plan, attacker, boosts }: Augmented): Augment[] {
  const isAugmented = plan.augmented || boosts.some(({ augmented }) => augmented);
  const granter = plan.augmented ? deed.granter : undefined;
  const own = attacker.kind === 'character' && (isAugmented || isMelee(plan)) ? attacker.seat : undefined;
  const seat = granter ?? own;
  return seat === undefined ? [] : augmentsOf(g, seat).map(({ effect }) => effect);
}

/** Whether an ability would do anything to that target: a kill asks for its rank. */
const touches = (ability: Plain, target: Figure): boolean =>
  ability.op !== 'kill' || (target.kind === 'monster' && (ability.ranks?.some((rank) => rank === target.rank) ?? true));

/** For an element an augment may take the place of the attack on this target; gives whether it has. */
export function* replacedByAugment(t: Table<State>, augmented: Augmented, target: Figure): Script<boolean> {
  const { deed } = augmented;
  for (const { consume = [] } of augmentsFor(t.g, augmented)) {
    const offers = consume.filter(({ gain }) => gain.instead?.every((one) => touches(one, target)));
    if (offers.length === 0) continue;
    const gained = yield* boostsFrom(t, deed, offers, 'augment');
    // The attack goes on with its other targets: it looks back to none of this.
    if (yield* replaces(t, { ...deed }, gained)) return true;
  }
  return false;
}

/** What an augment adds, and what more for elements. */
export function* addedByAugment(t: Table<State>, deed: Deed, effect: Augment): Script<BoostOf[]> {
  const consume = effect.consume?.filter(({ gain }) => !gain.instead);
  return [effect as BoostOf, ...(yield* boostsFrom(t, deed, consume, 'augment'))];
}
