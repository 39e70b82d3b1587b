import type { Here, Json, Message, Table } from '#core/types';
import { neighbours } from '../../../printed/map/map.ts';
import { tokenBy } from '../../../state/pieces.ts';
import { commandable, placeOfFigure, stepsOf } from '../../../state/sauron/figures.ts';
import type { State } from '../../../state/state.ts';
import { action } from '../../action.ts';
import { steps } from './advance.ts';

/** MEQ-5.6: a monster or minion goes along a path, some minions along two. */

/** Words of a figure as options name it: a minion, or a token by its number and, for Sauron alone, its face. */
export function figureLabel(figure: string, { g, seat }: Here<State>): Message {
  const token = tokenBy(g, figure);
  if (!token) return { key: `foe.${figure}` };
  const args = { no: token.no, place: token.at };
  const isSeen = seat === 0 || token.seenBy.includes(seat);
  return isSeen ? { key: 'label.token-seen', args: { ...args, face: token.face } } : { key: 'label.token', args };
}

export const moveFigure = action({
  name: 'move-figure',
  fields: {
    figure: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => commandable(g),
      label: figureLabel,
    },
    way: {
      kind: 'path',
      of: 'place',
      next: ({ g }, { figure }, way) => {
        const one = figure as string;
        const from = placeOfFigure(g, one);
        if (way.length >= stepsOf(one)) return [];
        return neighbours(way.at(-1) ?? from).filter((place) => place !== from);
      },
      mayEnd: (_, __, way) => way.length > 0,
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
  suggest: ({ g }) => steps(g, commandable(g)),
});

/** Puts a figure at the end of its way. No combat begins (MEQ-5.6). */
export function goes({ g, tell }: Table<State>, figure: string, way: readonly string[]): void {
  const from = placeOfFigure(g, figure);
  const to = way.at(-1)!;
  const token = tokenBy(g, figure);
  if (token) token.at = to;
  else g.minions[figure]!.at = to;
  const who: Json = token ? { key: 'label.token-no', args: { no: token.no } } : { key: `foe.${figure}` };
  tell({ type: 'figure-moves', shown: { figure: who, from, to } });
}
