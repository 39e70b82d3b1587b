import type { Here, Message } from '#core/types';
import { rules } from '../../printed/content.ts';
import { line } from '../../state/battle/line.ts';
import { diceOf, modified } from '../../state/battle/strength.ts';
import type { Fighter } from '../../state/battle.ts';
import { stepsOf } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';

/** What both lines strike in a round on average, and how many hits each can still take; both are open in a battle (TD-6.4). */
export function roundOdds({ g, seat }: Here<State>): readonly Message[] {
  const { battle } = g;
  if (!battle) return [];
  const sum = (side: number, of: (f: Fighter) => number) => line(battle, side).reduce((all, f) => all + of(f), 0);
  const strikes = (side: number) => sum(side, (f) => (diceOf(g, f) * modified(g, f)) / rules.dieSides).toFixed(1);
  const takes = (side: number) => sum(side, (f) => (f.id === null ? 1 : stepsOf(g, f.id)));
  const foe = other(seat);
  return [
    { key: 'odds.round', args: { mine: strikes(seat), theirs: strikes(foe), own: takes(seat), foe: takes(foe) } },
  ];
}
