import type { Locale } from '#core/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look, Page, Pictures, PublicQuestion } from '../pictures.ts';
import type { Scene } from '../scene.ts';
import { colourNumber } from '../theme.ts';
import { boardAlt } from './alt.ts';
import { board } from './board.ts';
import { campaignPictures } from './campaign.ts';
import { lookOf } from './emblems.ts';
import { endAlt, endPicture } from './end.ts';
import { typesSeen } from './figures-of.ts';
import { foresight } from './foresight.ts';
import { hand, handAlt } from './hand.ts';
import { legendAlt, legendPage, legendScene } from './legend.ts';
import { figureName, monsterName } from './names.ts';
import { partyAlt, partyPage, partyScene } from './party.ts';
import { question } from './question.ts';
import { statAlt, statScene } from './stats.ts';
import { say } from './text.ts';
import { weight } from './weights.ts';
import { partOf, zoom } from './zoom.ts';

/** What can be looked at alone: the legend, the party, stat cards (`type-<monster>`), rooms (`room-<n>`) and figures. */
function places(view: View, locale: Locale): { id: string; name: string }[] {
  return [
    { id: 'legend', name: say('legend.title', locale) },
    { id: 'party', name: say('party.title', locale) },
    ...typesSeen(view).map((type) => ({ id: `type-${type}`, name: monsterName(type, locale) })),
    ...view.rooms.map(({ id }, n) => ({ id: `room-${id}`, name: say('board.room', locale, { n: n + 1 }) })),
    ...view.figures.map((one) => ({ id: one.id, name: figureName(view, one, locale) })),
  ];
}

const typeOf = (view: View, focus: string | undefined): string | undefined =>
  typesSeen(view).find((type) => focus === `type-${type}`);

/** The public pictures by what is asked for; all that is nothing else is the board. */
function publicPicture(view: View, look: Look): Scene {
  const { focus } = look;
  if (focus === undefined) return board(view, look);
  if (focus === 'legend') return legendScene(view, look);
  if (focus === 'party') return partyScene(view, look);
  const type = typeOf(view, focus);
  if (type) return statScene(view, type, look);
  const part = partOf(view, focus);
  return part ? zoom(view, look, part) : board(view, look);
}

function publicAlt(view: View, look: Look): string {
  const { focus } = look;
  if (focus === 'legend') return legendAlt(look);
  if (focus === 'party') return partyAlt(view, look);
  const type = typeOf(view, focus);
  return type ? statAlt(view, type, look) : boardAlt(view, look);
}

/** Below the board for everybody: what its signs mean, the party, and the stat cards of those who are seen. */
function pages(view: View, look: Look): Page[] {
  if (view.viewer !== 'spectator') return [];
  const stats = typesSeen(view).map(
    (type): Page => ({
      name: monsterName(type, look.locale),
      scene: statScene(view, type, look),
      alt: statAlt(view, type, look),
    }),
  );
  return [legendPage(view, look), partyPage(view, look), ...stats];
}

/** Where everybody stands and what lies there; cards, order and elements change with every turn and stand on every board that follows. */
const lasting = ({ rooms, doors, overlays, money, figures, ends }: View) => ({
  rooms: rooms.map(({ id }) => id),
  doors,
  overlays,
  money,
  figures: figures.map(({ id, at, hp, conditions }) => ({ id, at, hp, conditions })),
  ends,
});

/** Questions for which one looks at all of one's cards. */
const OF_THE_HAND: ReadonlySet<string> = new Set([
  'choose',
  'damage',
  'long-rest',
  'short-rest',
  'rest-card',
  'recover',
]);
const handFor = ({ key }: PublicQuestion): boolean => OF_THE_HAND.has(key);

/** Gloomhaven to look at. */
export const pictures: Pictures<View> = {
  board: publicPicture,
  lasting,
  weight,
  hand,
  handFor,
  pages,
  question: (view, asked, look) => (handFor(asked) ? undefined : question(view, asked, look)),
  inquiry: (view, { name, shows }, look) => (name === 'foresee' ? foresight(view, shows, look) : undefined),
  end: endPicture,
  campaign: campaignPictures,
  alt: { board: publicAlt, hand: handAlt, end: endAlt },
  colour: (seat) => colourNumber(lookOf(seat).colour),
  places,
};
