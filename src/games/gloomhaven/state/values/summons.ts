import { creatures } from '../../printed/content/content.ts';
import type { Creature } from '../../printed/schema/ops/summon.ts';
import { amount } from '../../printed/schema/terms/amount.ts';
import type { Condition } from '../../printed/schema/terms/base.ts';
import type { State, Summon } from '../state.ts';
import { formula } from './stats.ts';

/** GH-16: what a summon is. */
export const creatureOf = ({ creature }: Pick<Summon, 'creature'>): Creature => creatures.get(creature)!;

/** What its attacks are like. */
export function summonStats(g: State, summon: Summon): { attack: number; range: number; conditions: Condition[] } {
  const { attack = 0, range = 1, conditions = [] } = creatureOf(summon);
  const whole = amount(attack, (what) => (what === 'own-hp' ? summon.hp : formula(g, { of: [what] })));
  return { attack: whole, range, conditions: [...conditions] };
}
