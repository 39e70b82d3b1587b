import { minionAbility } from '../../foes.ts';
import { minionsInPlay, sauronsTurn, tokenBy } from '../../pieces.ts';
import type { State } from '../../state.ts';

/** Monsters and minions that Sauron commands: a minion by its id, a token by its number. */

/** Figures on the map that this action has not commanded yet (MEQ-5.4). */
export function commandable(g: State): string[] {
  const done = sauronsTurn(g).command?.done ?? [];
  const all = [...minionsInPlay(g).map(([id]) => id), ...g.tokens.map(({ no }) => String(no))];
  return all.filter((figure) => !done.includes(figure));
}

export const placeOfFigure = (g: State, figure: string): string => tokenBy(g, figure)?.at ?? g.minions[figure]!.at!;

/** How many steps a figure goes with one command. */
export const stepsOf = (figure: string): number => minionAbility(figure, 'double_move')?.steps ?? 1;
