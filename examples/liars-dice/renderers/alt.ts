import type { Locale } from '#core/text';
import { clauses, list, sentences } from '#renderers/prose';
import type { View } from '../seen/view.types.ts';
import { gameName, say, seatName } from './text.ts';

/** What the pictures say, in words, most important first. */

export function boardAlt(view: View, locale: Locale): string {
  const { round, ones, left, turn } = view;
  const name = (seat: number) => seatName(seat, locale);
  const all = left.map((n, seat) => say('alt.of', locale, { seat: name(seat), n }));
  const winner = left.findIndex((n) => n > 0);
  return sentences(
    [
      say('alt.begin', locale, { game: gameName(locale), round, ones: say(`ones.${ones}`, locale) }),
      turn === null ? say('alt.won', locale, { seat: name(winner) }) : say('alt.turn', locale, { seat: name(turn) }),
      bidAlt(view, locale),
      say('alt.dice', locale, { all: list(all, locale) }),
      ...shownAlt(view, locale),
    ],
    locale,
  );
}

function bidAlt({ bids }: View, locale: Locale): string {
  const last = bids.at(-1);
  if (!last) return say('alt.no-bid', locale);
  const { seat, count, face } = last;
  return say('alt.bid', locale, { seat: seatName(seat, locale), count, face });
}

function shownAlt({ shown }: View, locale: Locale): string[] {
  if (!shown) return [];
  const name = (seat: number) => seatName(seat, locale);
  const { cups, challenger, bid, found, loser } = shown;
  const all = cups.flatMap((cup, seat) =>
    cup.length > 0 ? [say('alt.cup', locale, { seat: name(seat), dice: cup.join(' ') })] : [],
  );
  const { count, face } = bid;
  const names = { challenger: name(challenger), bidder: name(bid.seat), loser: name(loser) };
  return [say('alt.shown', locale, { all: clauses(all, locale), ...names, count, face, found })];
}

export const handAlt = ({ own }: View, locale: Locale): string =>
  own.length > 0 ? say('alt.hand', locale, { dice: list(own.map(String), locale) }) : say('alt.no-hand', locale);
