import { card as cardOf } from '../cards.ts';
import type { Ability } from '../schema/ability.ts';
import { amount } from '../schema/amount.ts';
import type { Creature } from '../schema/ops/summon.ts';
import type { AnyCondition, State, Summon } from '../state.ts';
import { formula } from '../stats.ts';

/** GH-16: what a summon is, by its card. */

/** All creatures that abilities summon. */
export function* creaturesOn(effects: readonly Ability[]): Generator<Creature> {
  for (const effect of effects) if (effect.op === 'summon') yield effect.creature;
}

export function creatureOf({ card, creature }: Pick<Summon, 'card' | 'creature'>): Creature {
  const { top, bottom } = cardOf(card);
  for (const one of creaturesOn([...top.effects, ...bottom.effects])) if (one.id === creature) return one;
  throw new Error(`card ${card} summons no ${creature}`);
}

/** What its attacks are like. */
export function summonStats(g: State, summon: Summon): { attack: number; range: number; conditions: AnyCondition[] } {
  const { attack = 0, range = 1, conditions = [] } = creatureOf(summon);
  const owned = (what: Parameters<Parameters<typeof amount>[1]>[0]) =>
    what === 'own-hp' ? summon.hp : formula(g, { of: [what] });
  return { attack: amount(attack, owned), range, conditions: [...conditions] };
}
