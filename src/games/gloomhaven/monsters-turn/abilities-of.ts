import { creatureOf } from '../figures/summons.ts';
import type { Ability } from '../schema/ability.ts';
import type { Monster, State, Summon } from '../state.ts';
import { cardNow } from '../stats.ts';
import { withSpecials } from './boss.ts';

/** What a figure that the rules move has on its card in this round. */

/** GH-9.1: nothing when no card was drawn for its type. */
export const monsterActions = (g: State, { type }: Monster): readonly Ability[] =>
  withSpecials(g.scenario, type, cardNow(g, type)?.actions ?? []);

/** GH-16.1, GH-16.2: Move +0, Attack +0; who has no attack only moves. */
export function summonActions(summon: Summon): readonly Ability[] {
  const { attack } = creatureOf(summon);
  const move: Ability = { op: 'move', mod: 0 };
  return attack === undefined ? [move] : [move, { op: 'attack', mod: 0 }];
}
