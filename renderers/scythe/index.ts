import type { Locale } from '#core/text';
import type { View } from '#games/scythe/view.types';
import type { Look, Pictures } from '../pictures.ts';
import { boardAlt, endAlt, handAlt } from './alt.ts';
import { board } from './board.ts';
import { cells } from './cells.ts';
import { endPicture } from './end.ts';
import { hand } from './hand.ts';
import { seatsInOrder } from './holding.ts';
import { isAutoma, isDealt } from './mat-values.ts';
import { mats } from './mats.ts';
import { placeName, seatName } from './names.ts';
import { say } from './text.ts';

/** The mats of all seats (`mats`) and of each (`mat-<seat>`) clockwise, all hexes, home bases of factions in the match. */
function places(view: View, locale: Locale): { id: string; name: string }[] {
  const dealt = seatsInOrder(view)
    .flatMap((seat) => view.players[seat] ?? [])
    .filter((player) => isDealt(player) || isAutoma(view, player));
  const played = (home: string) => dealt.some(({ faction }) => home === `home-${faction}`);
  return [
    ...(dealt.length > 0 ? [{ id: 'mats', name: say('all.title', locale) }] : []),
    ...dealt.map((player) => ({
      id: `mat-${player.seat}`,
      name: isAutoma(view, player)
        ? seatName(view, player.seat, locale)
        : say('mat.title', locale, { name: say(`the.${player.faction}`, locale) }),
    })),
    ...[...cells.values()]
      .filter(({ home, id }) => !home || played(id))
      .map(({ id }) => ({ id, name: placeName(id, locale) })),
  ];
}

/** Scythe to look at. */
export const pictures: Pictures<View> = {
  board: (view: View, look: Look) => (look.focus === 'mats' ? mats(view, look) : board(view, look)),
  hand,
  end: endPicture,
  alt: { board: boardAlt, hand: handAlt, end: endAlt },
  places,
};
