import { type BoardSection, boardLine, boardSection, type WholeTextBoard } from '#core/text-board';
import type { Message } from '#core/types';
import type { View } from './view.types.ts';

/** The table in words, for whoever does not see it. */

const bidLine = (key: string, { seat, count, face }: View['bids'][number]): Message =>
  boardLine(key, { seat, count, face });

/** Whose turn it is, and what has been bid, the last bid first. */
function now({ round, ones, turn, bids, left }: View): BoardSection[] {
  const [last, ...before] = bids.toReversed();
  const winner = left.findIndex((n) => n > 0);
  return boardSection('now', [
    turn === null ? boardLine('won', { seat: winner }) : boardLine('turn', { seat: turn }),
    last ? bidLine('last-bid', last) : boardLine('no-bid'),
    ...before.map((bid) => bidLine('bid', bid)),
    boardLine('round', { round, ones: { key: `option.ones.${ones}.help` } }),
  ]);
}

const own = ({ own: dice }: View): BoardSection[] =>
  boardSection('own', dice.length > 0 ? [boardLine('dice', { dice: dice.map(String) })] : []);

const left = (view: View): BoardSection[] =>
  boardSection('left', [
    boardLine('in-all', { n: view.left.reduce((sum, n) => sum + n, 0) }),
    ...view.left.map((n, seat) => boardLine(n > 0 ? 'has' : 'out', { seat, n })),
  ]);

function shown({ shown: last }: View): BoardSection[] {
  if (!last) return [];
  const { challenger, bid, cups, found, loser } = last;
  const { seat, count, face } = bid;
  return boardSection('shown', [
    boardLine('challenge', { challenger, seat, count, face, found, loser }),
    ...cups.flatMap((cup, at) => (cup.length > 0 ? [boardLine('cup', { seat: at, dice: cup.map(String) })] : [])),
  ]);
}

export const textBoard: WholeTextBoard<View, 'now' | 'own' | 'left' | 'shown'> = {
  kinds: { now, own, left, shown },
  facts: {
    // Whoever hears it knows which seat is his own.
    viewer: null,
    round: 'now',
    ones: 'now',
    turn: 'now',
    bids: 'now',
    left: 'left',
    own: 'own',
    shown: 'shown',
  },
};
