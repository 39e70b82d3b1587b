import type { Audit, SeatId } from '#core/types';
import { DICE } from '../printed/content.ts';
import { alive, counted, isHigher, isOver, isRolled, total } from '../state/cups.ts';
import type { State } from '../state/state.ts';

/** What holds at every moment, and between two of them. */
export function audit(before: State): Audit<State> {
  const then = { total: total(before), left: [...before.left] };
  return (after, events) => {
    const lost = events.flatMap(({ type, shown }) => (type === 'lost' ? [shown.seat as SeatId] : []));
    return (
      diceCounted(after) ??
      onlyLost(then, after, lost) ??
      bidsRise(after) ??
      nobodyOutIsAsked(after) ??
      rightlyShown(after)
    );
  };
}

/** LD-4.5: each round that is over has cost one die; under the cups lie those that are left (LD-2.1). */
function diceCounted(g: State): string | undefined {
  const rounds = isOver(g) ? g.round : g.round - 1;
  const all = g.left.length * DICE - rounds;
  if (total(g) !== all) return `${total(g)} dice on the table instead of ${all}`;
  const wrong = isRolled(g) ? g.cups.findIndex((cup, seat) => cup.length !== g.left[seat]) : -1;
  return wrong < 0 ? undefined : `${g.cups[wrong]!.length} dice under cup ${wrong} instead of ${g.left[wrong]}`;
}

/** LD-4.5: nobody loses a die that nobody told of. */
function onlyLost(then: { total: number; left: number[] }, g: State, lost: readonly SeatId[]): string | undefined {
  const wrong = then.left.findIndex((n, seat) => n - lost.filter((one) => one === seat).length !== g.left[seat]);
  return wrong < 0 ? undefined : `seat ${wrong} went from ${then.left[wrong]} dice to ${g.left[wrong]}`;
}

/** LD-3.3, LD-3.4 */
function bidsRise(g: State): string | undefined {
  const low = g.bids.findIndex((bid, n) => n > 0 && !isHigher(bid, g.bids[n - 1]!));
  if (low >= 0) return `bid ${low + 1} is no higher than the one before`;
  const last = g.bids.at(-1);
  return isRolled(g) && last && last.count > total(g) ? `a bid of ${last.count} of ${total(g)} dice` : undefined;
}

/** LD-5.1 */
const nobodyOutIsAsked = (g: State): string | undefined =>
  alive(g).includes(g.turn) ? undefined : `seat ${g.turn} is out and has the turn`;

/** LD-4.4 */
function rightlyShown({ shown, ones }: State): string | undefined {
  if (!shown) return undefined;
  const { bid, cups, found, challenger, loser } = shown;
  if (counted(cups.flat(), bid.face, ones) !== found) return `${found} dice were said to count`;
  return loser === (found >= bid.count ? challenger : bid.seat) ? undefined : `seat ${loser} lost and was right`;
}
