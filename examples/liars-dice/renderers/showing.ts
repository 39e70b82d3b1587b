import type { Locale } from '#core/text';
import { slab } from '#renderers/paper';
import { type Node, put, words } from '#renderers/scene';
import { ink } from '#renderers/theme';
import { counts } from '../printed/faces.ts';
import type { View } from '../seen/view.types.ts';
import { BIDS_END } from './bids.ts';
import { die, row } from './dice.ts';
import { say, seatName } from './text.ts';

/** The dice of the last challenge as all have seen them: those that counted have a bold edge and a tick. */

const TOP = BIDS_END + 20;
const ROW = 84;
const DIE = 62;

/** Where the picture ends. */
export function showingEnd({ shown }: View): number {
  return shown ? TOP + 156 + ROW * Math.ceil(rolled(shown.cups).length / 2) : BIDS_END + 16;
}

export function showing({ shown, ones }: View, locale: Locale): Node[] {
  if (!shown) return [];
  const { bid, found, loser, challenger } = shown;
  const name = (seat: number) => seatName(seat, locale);
  const frame = { x: 16, y: TOP, w: 1168, h: showingEnd({ shown } as View) - TOP - 16 };
  const title = say('shown', locale, { challenger: name(challenger), bidder: name(bid.seat) });
  const verdict = say('verdict', locale, { found, face: bid.face, count: bid.count, loser: name(loser) });
  return [
    ...slab(frame),
    words(title, 44, TOP + 36, { size: 32, bold: true, colour: ink, width: 1110 }),
    ...rolled(shown.cups).flatMap(([seat, cup], n) => {
      const [x, y] = [44 + (n % 2) * 570, TOP + 70 + Math.floor(n / 2) * ROW];
      const dice = cup.map((face) => die(face, DIE, counts(face, bid.face, ones) ? 'counts' : 'pale'));
      return [words(name(seat), x, y + DIE / 2, { size: 30, colour: ink, width: 170 }), put(row(dice, 10), x + 184, y)];
    }),
    words(verdict, 44, frame.y + frame.h - 36, { size: 32, bold: true, colour: ink, width: 1110 }),
  ];
}

/** The cups under which dice lay, by seat. */
const rolled = (cups: readonly (readonly number[])[]) => [...cups.entries()].filter(([, cup]) => cup.length > 0);
