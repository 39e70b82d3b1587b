import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { type Node, put, words } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { arms } from './arms.ts';
import { sideName } from './names.ts';
import { say } from './text.ts';

/** Over every private picture: the arms of the seat, and for whose eyes it is. */
export const handTitle = (seat: SeatId, locale: Locale): Node[] => [
  put(arms(seat, 64), 16, 10),
  words(say('hand-title', locale, { side: sideName(seat, locale) }), 94, 42, {
    size: 38,
    face: 'display',
    colour: seatLook(seat).dark,
    width: 1080,
  }),
];
