import type { Locale } from '#core/text';
import { LOCATIONS, regions } from '#games/middle-earth-quest/map';
import type { View } from '#games/middle-earth-quest/view.types';
import type { Pictures } from '../pictures.ts';
import { colourNumber, seatLook } from '../theme.ts';
import { boardAlt } from './alt.ts';
import { board } from './board.ts';
import { legendAlt, legendPage, legendScene } from './legend.ts';
import { placeName, regionName } from './names.ts';
import { say } from './text.ts';

/** What can be looked at alone: the legend, regions, then every place, by name. */
function places(_view: View, locale: Locale): { id: string; name: string }[] {
  const all = LOCATIONS.map((id) => ({ id, name: placeName(id, locale) }));
  return [
    { id: 'legend', name: say('legend.title', locale) },
    ...[...regions.keys()].map((id) => ({ id, name: regionName(id, locale) })),
    ...all.sort((a, b) => a.name.localeCompare(b.name, locale)),
  ];
}

/** Where everything stands: the map, the track and Sauron's board. */
const lasting = (view: View) => {
  const { influence, reach, pool, tokens, minions, characters, favors, markers, actionTokens, slots, event, heroes } =
    view;
  const stand = heroes.map(({ id, at }) => ({ id, at }));
  return { influence, reach, pool, tokens, minions, characters, favors, markers, actionTokens, slots, event, stand };
};

/** The map of Middle-Earth Quest to look at. */
export const mapPictures = {
  board: (view, look) => (look.focus === 'legend' ? legendScene(look.locale) : board(view, look)),
  lasting,
  showsOnce: true,
  pages: (view, { locale }) => (view.viewer === 'spectator' ? [legendPage(view, locale)] : []),
  alt: { board: (view, look) => (look.focus === 'legend' ? legendAlt(look.locale) : boardAlt(view, look)) },
  colour: (seat) => colourNumber(seatLook(seat).colour),
  places,
} satisfies Partial<Omit<Pictures<View>, 'alt'>> & { alt: Partial<Pictures<View>['alt']> };

/** All that it offers to the eye. What a seat holds is read on the private question and in the text board. */
export const pictures: Pictures<View> = {
  ...mapPictures,
  hand: () => undefined,
  alt: { ...mapPictures.alt, hand: () => '' },
};
