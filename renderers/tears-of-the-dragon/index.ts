import type { Locale } from '#core/text';
import { areas, seas } from '#games/tears-of-the-dragon/printed/content';
import type { StackView, View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Look, Page, Pictures } from '../pictures.ts';
import { colourNumber, seatLook } from '../theme.ts';
import { boardAlt, endAlt, handAlt, handPageAlt } from './alt.ts';
import { board } from './board.ts';
import { endPicture } from './end.ts';
import { hand, handPages } from './hand.ts';
import { legendPages } from './legend.ts';
import { question } from './question.ts';
import { sidesPage } from './sides-page.ts';
import { say } from './text.ts';
import { weight } from './weights.ts';

function places(_view: View, locale: Locale): { id: string; name: string }[] {
  return [...areas.values(), ...seas.values()]
    .map(({ id, name }) => ({ id, name: name[locale] }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** The view as it is looked at: without the battle that would hide the map. */
const seen = (view: View, { map }: Look): View => (map ? { ...view, battle: null } : view);

/** Where everybody is. Whether he was activated is forgotten at the end of the turn. */
const lasting = ({ places, knowledge, pools, ambassador, terramax, battle }: View) => ({
  places: places.map((place) => ({ ...place, stacks: place.stacks.map(unmarked) })),
  knowledge,
  pools,
  ambassador,
  terramax,
  battle,
});
const unmarked = (stack: StackView) => ({ ...stack, pieces: stack.pieces.map(({ spent: _, ...piece }) => piece) });

/** What of a hand has no room on its first page. */
function furtherPages(view: View, look: Look): Page[] {
  const { viewer: seat } = view;
  if (seat === 'spectator') return [];
  return handPages(view, look)
    .slice(1)
    .map(({ scene, faces }, n) => ({
      name: say('hand-page', look.locale, { n: n + 2 }),
      scene,
      alt: handPageAlt(view, seat, faces, look.locale),
    }));
}

/** Tears of the Dragon to look at. */
export const pictures: Pictures<View> = {
  board: (view, look) => board(seen(view, look), look),
  lasting,
  showsOnce: true,
  weight,
  hand,
  // Whoever moves looks at the map.
  handFor: ({ key }) => key !== 'choose' && key !== 'act',
  pages: (view, look) => [...furtherPages(view, look), sidesPage(view, look.locale), ...legendPages(view, look.locale)],
  question,
  end: endPicture,
  alt: { board: (view, look) => boardAlt(seen(view, look), look), hand: handAlt, end: endAlt },
  colour: (seat) => colourNumber(seatLook(seat).colour),
  places,
};
