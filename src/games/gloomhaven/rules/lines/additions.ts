import type { Script, Table } from '#core/types';
import { heroOf, sideOf } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import type { Figure, State } from '../../state/state.ts';
import type { BoostOf, Deed } from '../deeds/deed.ts';
import { type Augment, type Lasting, lastingOf, useCharge } from '../figures/lasting.ts';
import { addedByMonsters } from '../figures/monster-lasting.ts';
import { addedByAugment, augmentsFor } from './augments.ts';
import { boostsFrom, boostXp } from './boosts.ts';
import { counted } from './count.ts';
import { isMelee, type Plan } from './plan.ts';
import { isSo } from './when.ts';

/** GH-7.6a: what is added to one attack against one target. */

export interface Attacking {
  deed: Deed;
  plan: Plan;
  target: Figure;
  /** Whether the whole attack has this target alone. */
  isSingle: boolean;
  /** What items add to this attack alone. */
  extra?: readonly BoostOf[];
}

/** Numbers in the order in which they are added, and what they come from. */
interface Added {
  numbers: number[];
  boosts: BoostOf[];
  augments: Augment[];
}

/** What lasts for the attacker, and what the card says for such a target (GH-7.6a). */
export function* additions(t: Table<State>, attacking: Attacking, attacker: Figure): Script<Added> {
  const { deed, plan, target } = attacking;
  const boosts: BoostOf[] = [];
  const numbers: number[] = [];
  /** Numbers are counted for whoever has the card. */
  const add = (more: readonly BoostOf[], actor = attacker): void => {
    boosts.push(...more);
    for (const { attack } of more)
      if (attack !== undefined) numbers.push(counted(t.g, attack, { deed, actor, target }));
  };
  const printed = plan.ability.bonus?.filter((bonus) => isSo(t.g, bonus.when, { deed, actor: attacker, target })) ?? [];
  add(printed);
  boostXp(t, deed, printed, target);
  for (const lasting of lastingFor(t.g, attacking, attacker)) {
    if (!(yield* paysFor(t, deed, lasting))) continue;
    const paid = yield* boostsFrom(t, deed, lasting.effect.consume, 'ongoing');
    add([lasting.effect as BoostOf, ...paid], heroOf(t.g, lasting.seat));
    boostXp(t, deed, [lasting.effect as BoostOf, ...paid], target);
    useCharge(t, lasting);
  }
  add(addedByMonsters(t.g, attacker) as BoostOf[]);
  const augments = augmentsFor(t.g, { deed, plan, attacker, boosts });
  for (const augment of augments) add(yield* addedByAugment(t, deed, augment));
  add(attacking.extra ?? []);
  return { numbers, boosts, augments };
}

/** what has to be done for an effect is done, where it can be; gives whether there is nothing, or it was done. */
function* paysFor(t: Table<State>, deed: Deed, { effect }: Lasting): Script<boolean> {
  if (!effect.ops) return true;
  const paying: Deed = { ...deed, done: false, must: true };
  for (const op of effect.ops) yield* deed.run(t, paying, op);
  return paying.done;
}

/** Effects of active cards that apply to this attack: one's own, and those of characters who are near. */
export function lastingFor(g: State, { deed, plan, target, isSingle }: Attacking, attacker: Figure): Lasting[] {
  const fits = ({ effect, seat }: Lasting) => {
    if (effect.kind && (effect.kind === 'melee') !== isMelee(plan)) return false;
    if (effect.single && !isSingle) return false;
    const hero = heroOf(g, seat);
    const isOwn = attacker === hero;
    if (!isOwn && effect.within && (!hero || boardOf(g).range(hero.at, attacker.at) > effect.within)) return false;
    return isSo(g, effect.when, { deed, actor: attacker, target });
  };
  return g.characters.flatMap((_, seat) => {
    const hero = heroOf(g, seat);
    if (!hero || sideOf(hero) !== sideOf(attacker)) return [];
    const triggers =
      attacker === hero
        ? (['your-attack', 'your-or-ally-attack'] as const)
        : (['ally-attack', 'your-or-ally-attack'] as const);
    return lastingOf(g, seat, triggers).filter(fits);
  });
}
