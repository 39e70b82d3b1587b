import type { Locale } from '#core/text';
import { LOCATIONS, regions } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look, Pictures, PublicQuestion } from '../pictures.ts';
import { colourNumber, seatLook } from '../theme.ts';
import { boardAlt } from './alt.ts';
import { board } from './board.ts';
import { combatOf, combatScene } from './combat.ts';
import { combatOver, combatOverAlt } from './combat-over.ts';
import { combatTold, type ToldCombat } from './combat-told.ts';
import { combatAlt } from './combat-words.ts';
import { choosable } from './eligible.ts';
import { endAlt, endPicture } from './end.ts';
import { hand, handAlt } from './hand.ts';
import { heroPages } from './hero-sheet.ts';
import { legendAlt, legendPage, legendScene } from './legend.ts';
import { atMoment } from './moment.ts';
import { placeName, regionName } from './names.ts';
import { question } from './question.ts';
import { sauronPages } from './sauron-pages.ts';
import { say } from './text.ts';
import { weight } from './weights.ts';

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

/** The map of Middle-Earth Quest to look at: what is under the other pictures. */
export const mapPictures = {
  board: (view, look) => (look.focus === 'legend' ? legendScene(look.locale) : board(view, atMoment(view, look))),
  lasting,
  showsOnce: true,
  pages: (view, { locale }) => (view.viewer === 'spectator' ? [legendPage(view, locale)] : []),
  alt: {
    board: (view, look) => (look.focus === 'legend' ? legendAlt(look.locale) : boardAlt(view, atMoment(view, look))),
  },
  colour: (seat) => colourNumber(seatLook(seat).colour),
  places,
} satisfies Partial<Omit<Pictures<View>, 'alt'>> & { alt: Partial<Pictures<View>['alt']> };

/** Questions whose picture shows the cards of the hand itself. */
const SHOWS_HAND: ReadonlySet<string> = new Set([
  'combat-card',
  'combat-first',
  'damage',
  'block',
  'discard',
  'hand-limit',
  'keep-shadow',
  'keep-plot',
  'discard-held',
  'train',
]);

/** The fight that has just ended; not where something on the map is to be chosen now. */
function overOf(view: View, look: Look): ToldCombat | undefined {
  const { places, pieces } = choosable(view, look);
  return places.length + pieces.size > 0 ? undefined : combatTold(look);
}

/** Middle-Earth Quest to look at: the map, or the combat that fills the picture while it goes on, and where its end is told. */
export const pictures: Pictures<View> = {
  ...mapPictures,
  board(view, given) {
    const look = atMoment(view, given);
    const combat = combatOf(view, look);
    if (combat) return combatScene(view, combat, look);
    const over = overOf(view, look);
    return over ? combatOver(view, over, look) : mapPictures.board(view, look);
  },
  lasting: (view) => ({ ...lasting(view), combat: view.combat }),
  hand,
  handFor: ({ key }: PublicQuestion) => !SHOWS_HAND.has(key),
  // Below the board for everybody the legend and the heroes; below Sauron's hand what only he knows.
  pages: (view, look) =>
    view.viewer === 'spectator'
      ? [...mapPictures.pages(view, look), ...heroPages(view, look.locale)]
      : sauronPages(view, look.locale),
  question,
  weight,
  end: endPicture,
  alt: {
    board(view: View, given: Look) {
      const look = atMoment(view, given);
      const combat = combatOf(view, look);
      if (combat) return combatAlt(view, combat, look);
      const over = overOf(view, look);
      return over ? combatOverAlt(view, over, look) : mapPictures.alt.board(view, look);
    },
    hand: handAlt,
    end: endAlt,
  },
};
