import type { Table } from '#core/types';
import { putToken } from '../../printed/boards/action-board.ts';
import type { Row } from '../../printed/terms/names.ts';
import type { State } from '../state.ts';

/** MEQ-5.1: puts the token of an action on its row; gives its X. */
export function takeRow({ g, tell }: Table<State>, row: Row): number {
  const { x, tokens, cleared } = putToken(g.actionTokens, row);
  g.actionTokens = { ...tokens };
  tell({ type: 'action-taken', shown: { row, x, cleared } });
  return x;
}
