import type { Locale } from '#core/text';
import type { View } from '#games/scythe/view.types';
import type { Look, Pictures } from '../pictures.ts';
import { boardAlt, endAlt, handAlt } from './alt.ts';
import { board } from './board.ts';
import { cells } from './cells.ts';
import { endPicture } from './end.ts';
import { hand } from './hand.ts';
import { isDealt } from './mat-values.ts';
import { mats } from './mats.ts';
import { placeName } from './names.ts';
import { say } from './text.ts';

/** All hexes, home bases of factions in the match, the mats of each seat (`mat-<seat>`) and of all (`mats`). */
function places(view: View, locale: Locale): { id: string; name: string }[] {
  const dealt = view.players.filter(isDealt);
  const homes = [...cells.values()].filter(
    ({ home, id }) => !home || dealt.some(({ faction }) => id === `home-${faction}`),
  );
  return [
    ...homes.map(({ id }) => ({ id, name: placeName(id, locale) })),
    ...dealt.map(({ seat, faction }) => ({
      id: `mat-${seat}`,
      name: say('mat.title', locale, { name: say(`the.${faction}`, locale) }),
    })),
    ...(dealt.length > 0 ? [{ id: 'mats', name: say('all.title', locale) }] : []),
  ].sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Scythe to look at. */
export const pictures: Pictures<View> = {
  board: (view: View, look: Look) => (look.focus === 'mats' ? mats(view, look) : board(view, look)),
  hand,
  end: endPicture,
  alt: { board: boardAlt, hand: handAlt, end: endAlt },
  places,
};
