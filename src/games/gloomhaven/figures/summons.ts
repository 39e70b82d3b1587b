import { creatures } from '../content.ts';
import { amount } from '../schema/amount.ts';
import type { Condition } from '../schema/base.ts';
import type { Creature } from '../schema/ops/summon.ts';
import type { State, Summon } from '../state.ts';
import { formula } from '../stats.ts';

/** GH-16: what a summon is. */
export const creatureOf = ({ creature }: Pick<Summon, 'creature'>): Creature => creatures.get(creature)!;

/** What its attacks are like. */
export function summonStats(g: State, summon: Summon): { attack: number; range: number; conditions: Condition[] } {
  const { attack = 0, range = 1, conditions = [] } = creatureOf(summon);
  const whole = amount(attack, (what) => (what === 'own-hp' ? summon.hp : formula(g, { of: [what] })));
  return { attack: whole, range, conditions: [...conditions] };
}
