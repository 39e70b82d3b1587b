import { type Bounds, type Condition, conditionsOf, type Effect } from '../../../printed/terms/combat-effects.ts';
import { costOf, damageOf, type Fighter } from './fighter.ts';

/** When an effect works: each condition by what its side and the other one are at that moment. */
type Holds<C extends Condition> = (wanted: NonNullable<Effect[C]>, own: Fighter, opp: Fighter) => boolean;

const inBounds = (n: number, bounds: Bounds): boolean => ('min' in bounds ? n >= bounds.min : n <= bounds.max);

const CONDITIONS: { [C in Condition]: Holds<C> } = {
  ifOppType: (wanted, _, opp) => opp.type === wanted,
  ifOwnType: (wanted, own) => own.type === wanted,
  ifOppRepeatsType: (_, __, opp) => opp.type !== null && opp.type === opp.lastType,
  // MEQ-7.8, A-15: what is printed stays printed on a card that is canceled; without a card nothing is.
  ifOppPrintedDef: (wanted, _, opp) => opp.card !== null && inBounds(opp.card.defense, wanted),
  // what the card costs now, and not what is printed.
  ifOppCost: (wanted, _, opp) => opp.card !== null && inBounds(costOf(opp), wanted),
  ifDealt: (wanted, _, opp) => damageOf(opp) >= wanted,
  unlessOppType: (_, own, opp) => own.declared !== null && opp.card !== null && opp.type !== own.declared,
};

/** All conditions of an effect hold. */
export const holds = (effect: Effect, own: Fighter, opp: Fighter): boolean =>
  conditionsOf(effect).every((name) => met(name, effect, [own, opp]));

function met<C extends Condition>(name: C, effect: Effect, [own, opp]: [Fighter, Fighter]): boolean {
  return CONDITIONS[name](effect[name] as NonNullable<Effect[C]>, own, opp);
}
