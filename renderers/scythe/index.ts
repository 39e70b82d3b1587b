import type { Locale } from '#core/text';
import type { View } from '#games/scythe/seen/view.types';
import type { Look, Page, Pictures } from '../pictures.ts';
import type { Scene } from '../scene.ts';
import { colourNumber } from '../theme.ts';
import { boardAlt, endAlt, handAlt } from './alt.ts';
import { board } from './board.ts';
import { cells } from './cells.ts';
import { factionLook } from './emblems.ts';
import { endPicture } from './end.ts';
import { hand } from './hand.ts';
import { factionOf, seatsInOrder } from './holding.ts';
import { legendPage, legendScene } from './legend.ts';
import { isAutoma, isDealt } from './mat-values.ts';
import { mats } from './mats.ts';
import { placeName, seatName } from './names.ts';
import { question } from './question.ts';
import { say } from './text.ts';
import { weight } from './weights.ts';

/** What the signs mean (`legend`), the mats of all seats (`mats`) and of each (`mat-<seat>`) clockwise, all hexes, home bases of factions in the match. */
function places(view: View, locale: Locale): { id: string; name: string }[] {
  const dealt = seatsInOrder(view)
    .flatMap((seat) => view.players[seat] ?? [])
    .filter((player) => isDealt(player) || isAutoma(view, player));
  const played = (home: string) => dealt.some(({ faction }) => home === `home-${faction}`);
  return [
    { id: 'legend', name: say('board.legend.title', locale) },
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

/** The public pictures by what is asked for; all that is not a sheet is the board or a part of it. */
function publicPicture(view: View, look: Look): Scene {
  switch (look.focus) {
    case 'mats':
      return mats(view, look);
    case 'legend':
      return legendScene(view, look);
    default:
      return board(view, look);
  }
}

/** Below the board for everybody: what its signs mean, and the mats. */
function pages(view: View, look: Look): Page[] {
  if (view.viewer !== 'spectator') return [];
  const name = say('all.title', look.locale);
  const all = { name, scene: mats(view, look), alt: boardAlt(view, { ...look, focus: 'mats' }) };
  return [legendPage(view, look), ...(view.players.length > 0 ? [all] : [])];
}

/** What lies on the board, and what seats have built and won; power, coins and hands stand on every board that follows. */
const lasting = ({ units, goods, encounters, tokens, players, combat, tile }: View) => ({
  units,
  goods,
  encounters,
  tokens,
  combat,
  tile,
  players: players.map(({ structures, stars, flags, traps }) => ({ structures, stars, flags, traps })),
});

/** Scythe to look at. */
export const pictures: Pictures<View> = {
  board: publicPicture,
  lasting,
  weight,
  hand,
  pages,
  question,
  end: endPicture,
  alt: { board: boardAlt, hand: handAlt, end: endAlt },
  // Of a faction that nobody has chosen yet there is none.
  colour(seat, view) {
    const faction = factionOf(view(), seat);
    return faction === '' ? undefined : colourNumber(factionLook(faction).colour);
  },
  places,
};
