import { catalogue, type Locale } from '#core/text';
import type { Message } from '#core/types';
import type { Page, Pictures } from '#renderers/pictures';
import { disc, type Node, type Scene, words } from '#renderers/scene';
import type { CaravanSheet, CaravanView } from './game.ts';
import { beastName, cardName, memberName, numberOf } from './state.ts';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

/** What the caravan looks like: discs and rows of words. */

export const text = catalogue({ en, ja });

const scene = (locale: Locale, width: number, nodes: readonly Node[]): Scene => ({
  width,
  height: 60,
  ground: '#fff',
  lang: locale,
  nodes,
});
/** Words beside one another. */
const row = (locale: Locale, cells: readonly string[]): Scene =>
  scene(
    locale,
    Math.max(1, cells.length) * 120,
    cells.map((cell, i) => words(cell, 60 + i * 120, 30, { size: 14, colour: '#222', align: 'centre', width: 110 })),
  );
const page = (name: string, locale: Locale, cells: readonly string[]): Page => ({
  name,
  scene: row(locale, cells),
  alt: `${name}: ${cells.join(', ')}`,
});

/** Everybody sees what each has; a seat sees its cards one by one besides. */
function pages(view: CaravanView, locale: Locale): Page[] {
  const say = (message: Message) => text.say(message, locale);
  if (view.viewer === 'spectator') {
    return view.roles.map((_, seat) => {
      const args = { coins: view.coins[seat]!, loads: view.loads[seat]!, health: view.health[seat]! };
      const cells = ['coins', 'loads', 'health'].map((key) => say({ key: `picture.${key}`, args }));
      return page(say(memberName(view.roles, seat)), locale, cells);
    });
  }
  return view.hand.map((card) => page(say(cardName(card) as Message), locale, [String(numberOf(card))]));
}

/** What the caravans of a campaign have brought home, and the roads they know. */
const sheetWords = ({ treasure, known }: CaravanSheet, locale: Locale): string[] => [
  text.say({ key: 'picture.treasure', args: { treasure } }, locale),
  text.say({ key: 'picture.roads', args: { n: known.length } }, locale),
];

/** The two ways, and the own cards, with numbers before them. */
function question(view: CaravanView, key: string, locale: Locale): Omit<Page, 'name'> | undefined {
  const shown: Record<string, readonly Message[]> = {
    fork: ['pass', 'valley'].map((way) => ({ key: `action.${way}` })),
    pick: view.hand.map((card) => cardName(card) as Message),
  };
  const cells = shown[key]?.map((one, i) => `${i + 1}. ${text.say(one, locale)}`);
  return cells && { scene: row(locale, cells), alt: cells.join(', ') };
}

export const pictures: Pictures<CaravanView> = {
  board: (view, { locale }) =>
    scene(
      locale,
      300,
      view.health.flatMap((health, i) => [
        disc(30 + i * 50, 30, 20, { fill: view.roles[i] === 'guide' ? '#dcb' : '#ddd' }),
        words(String(health), 30 + i * 50, 35, { size: 14, colour: '#222', align: 'centre', width: 40 }),
      ]),
    ),
  hand: (view, { locale }) =>
    view.viewer === 'spectator'
      ? undefined
      : row(
          locale,
          view.hand.map((card) => String(numberOf(card))),
        ),
  pages: (view, { locale }) => pages(view, locale),
  question: (view, { key }, { locale }) => question(view, key, locale),
  inquiry(_view, { shows }, { locale }) {
    const cells = (shows as string[]).map((id) => text.say(beastName(id), locale));
    return { scene: row(locale, cells), alt: cells.join(', ') };
  },
  campaign: {
    lines: (seen: CaravanSheet, { locale }) => sheetWords(seen, locale),
    pages: (seen: CaravanSheet, { locale, name = '-' }) =>
      sheetWords(seen, locale).map((one, i) => page(i === 0 ? name : one, locale, [one])),
  },
  alt: {
    board({ round, road, goal, water, health, beasts }, { locale }) {
      const args = { round, road, goal, water, health: [...health], beasts: beasts.map(({ id }) => beastName(id)) };
      return text.say({ key: 'picture.alt', args }, locale);
    },
    hand: ({ hand }, { locale }) => text.say({ key: 'picture.hand', args: { cards: hand.map(cardName) } }, locale),
  },
  places: () => [],
};
