import type { Ongoing } from '../../printed/schema/abilities/ongoing.ts';
import type { Bonus, Figure, State } from '../state.ts';
import { valuesOf } from './stats.ts';

/** GH-7.30 to GH-7.32: shield and retaliation of a figure, from its stat card and all that lasts on it. */

export function shieldOf(g: State, figure: Figure): number {
  const printed = figure.kind === 'monster' ? (valuesOf(g, figure).shield ?? 0) : 0;
  return printed + figure.bonuses.reduce((sum, { kind, n }) => sum + (kind === 'shield' ? n : 0), 0);
}

/** What strikes back at somebody so far away: those in whose reach he is add up (GH-7.31). */
export function retaliationOf(g: State, figure: Figure, away: number): { n: number; bonuses: Bonus[] } {
  const stats = figure.kind === 'monster' ? valuesOf(g, figure) : undefined;
  const printed = stats?.retaliate && away <= (stats.reach ?? 1) ? stats.retaliate : 0;
  const bonuses = figure.bonuses.filter(({ kind, range }) => kind === 'retaliate' && away <= range);
  return { n: bonuses.reduce((sum, { n }) => sum + n, printed), bonuses };
}

/** What strikes back for a single attack, and how far. */
export interface Back {
  n: number;
  reach: number;
}
export const backOf = ({ retaliate, reach = 1 }: Pick<Ongoing, 'retaliate' | 'reach'>): Back[] =>
  retaliate ? [{ n: retaliate, reach }] : [];

/** What an active card gave goes with it, from whomever has it (GH-15.4, GH-15.5). */
export function endBonusesOf(g: State, card: number): void {
  for (const figure of g.figures) figure.bonuses = figure.bonuses.filter((one) => one.card !== card);
}
