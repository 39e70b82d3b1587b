import boardData from '#data/middle-earth-quest/action-board.json' with { type: 'json' };
import { ROWS, type Row } from '../terms/names.ts';
import { read } from '../terms/read.ts';
import { ActionBoard } from './shapes.ts';

/** Sauron's action board: three rows of three spaces, and the three tokens that lie there (MEQ-5.1). */

const board = read('action-board.json', ActionBoard, boardData);
export const { tokens: ACTION_TOKENS, mostToPool: MOST_TO_POOL } = board;
export const rows = new Map(board.rows.map((row) => [row.id, row]));

/** How many tokens lie in each row, from the left. */
export type ActionTokens = Readonly<Record<Row, number>>;
export const NO_TOKENS: ActionTokens = { place_influence: 0, draw_cards: 0, command: 0 };

/** What putting a token into a row gives: its X, the tokens after it, and whether the three before were taken off. */
export function putToken(tokens: ActionTokens, row: Row): { x: number; tokens: ActionTokens; cleared: boolean } {
  const cleared = ROWS.reduce((n, one) => n + tokens[one], 0) >= ACTION_TOKENS;
  const before = cleared ? NO_TOKENS : tokens;
  return { x: rows.get(row)!.x[before[row]]!, tokens: { ...before, [row]: before[row] + 1 }, cleared };
}
