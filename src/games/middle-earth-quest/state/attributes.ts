import type { SeatId } from '#core/types';
import { corruptions } from '../printed/cards/decks.ts';
import type { CorruptionRule } from '../printed/cards/rule.ts';
import { heroOf } from '../printed/combat/heroes.ts';
import type { Stat } from '../printed/terms/names.ts';
import { hero } from './pieces.ts';
import type { State } from './state.ts';

/** What holds for a hero: his attributes, and the rules of the corruption cards he holds (MEQ-6.17, 6.18). */

type RuleOf<R extends CorruptionRule['rule']> = Extract<CorruptionRule, { rule: R }>;

/** The rules of this name on the corruption cards he holds. */
export const rulesOn = <R extends CorruptionRule['rule']>(g: State, seat: SeatId, rule: R): RuleOf<R>[] =>
  hero(g, seat).corruption.flatMap((card) => {
    const held = corruptions.get(card)!;
    const rules = held.kind === 'ongoing' ? held.rules : [];
    return rules.filter((one): one is RuleOf<R> => one.rule === rule);
  });

export const hasRule = (g: State, seat: SeatId, rule: CorruptionRule['rule']): boolean =>
  rulesOn(g, seat, rule).length > 0;

/** The numbers of a rule, of which the least holds; `otherwise` without one. */
export function leastOf(
  g: State,
  seat: SeatId,
  rule: 'handLimit' | 'favorLimit' | 'moves' | 'favorPerTurn' | 'encounterDraw',
  otherwise: number,
): number {
  return Math.min(otherwise, ...rulesOn(g, seat, rule).map(({ n }) => n));
}

/** An attribute as it counts now: printed, with levels and corruption, never below 0. */
export function statOf(g: State, seat: SeatId, stat: Stat): number {
  const { id, levels } = hero(g, seat);
  const corrupted = rulesOn(g, seat, 'stat').reduce((sum, one) => sum + (one.stat === stat ? one.n : 0), 0);
  return Math.max(0, heroOf(id)[stat] + levels[stat] + corrupted);
}

/** MEQ-6.4, 8.1: how far Sauron’s rearmost marker goes when he rests or is defeated. */
export const rearmostSteps = (g: State, seat: SeatId): number =>
  Math.max(1, ...rulesOn(g, seat, 'rearmostSteps').map(({ n }) => n));

/** How much favor corruption cards let him gain now: so much in all (Despairing), so much in his turn (Mistrusted). Public. */
export function favorRoom(g: State, seat: SeatId): number {
  const inAll = leastOf(g, seat, 'favorLimit', Number.POSITIVE_INFINITY) - hero(g, seat).favor;
  const gained = g.turn?.who === 'hero' && g.turn.seat === seat ? g.turn.favorGained : undefined;
  const inTurn = gained === undefined ? inAll : leastOf(g, seat, 'favorPerTurn', Number.POSITIVE_INFINITY) - gained;
  return Math.max(0, Math.min(inAll, inTurn));
}
