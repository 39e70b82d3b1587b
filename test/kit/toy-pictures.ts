import { type Catalogue, catalogue } from '#core/text';
import type { Pictures } from '#renderers/pictures';
import { disc, rect, words } from '#renderers/scene';
import { town } from './toy-actions.ts';
import en from './toy-text.en.json' with { type: 'json' };
import ja from './toy-text.ja.json' with { type: 'json' };
import type { ToyView } from './toy-view.ts';

const text: Catalogue = catalogue({ en, ja });
const places = Object.keys(town);

/** The least that can be looked at: a row of places with the houses on them, and a row of cards. */
export const toyPictures: Pictures<ToyView> = {
  board(view, { locale, focus }) {
    const nodes = places.flatMap((place, i) => [
      rect({ x: 10 + i * 100, y: 20, w: 90, h: 60 }, { fill: place === focus ? '#ffd' : '#eee' }),
      words(text.say({ key: `place.${place}` }, locale), 55 + i * 100, 35, {
        size: 14,
        colour: '#222',
        align: 'centre',
        width: 86,
      }),
      ...view.at.flatMap((at, seat) =>
        at === place ? [disc(35 + i * 100 + seat * 40, 65, 10, { fill: seat === 0 ? '#c33' : '#36c' })] : [],
      ),
    ]);
    return { width: 510, height: 100, ground: '#fff', lang: locale, nodes };
  },
  hand(view, { locale }) {
    if (view.viewer === 'spectator') return undefined;
    const nodes = view.hand.map((card, i) =>
      words(name(card, locale), 60 + i * 100, 30, { size: 14, colour: '#222', align: 'centre', width: 96 }),
    );
    return { width: 510, height: 60, ground: '#fff', lang: locale, nodes };
  },
  end(view, { locale }) {
    const nodes = view.points.flatMap((points, seat) => [
      rect({ x: 10, y: 10 + seat * 40, w: 10 + points * 10, h: 30 }, { fill: seat === 0 ? '#c33' : '#36c' }),
      words(String(points), 40, 31 + seat * 40, { size: 14, colour: '#222', align: 'centre', width: 40 }),
    ]);
    return { width: 510, height: 100, ground: '#fff', lang: locale, nodes };
  },
  alt: {
    board: (view, { locale }) =>
      text.say({ key: 'picture.alt', args: { round: view.round, points: [...view.points] } }, locale),
    end: (view, { locale }) =>
      text.say({ key: 'picture.end', args: { rounds: view.round - 1, points: [...view.points] } }, locale),
    hand: (view, { locale }) =>
      text.say({ key: 'picture.hand', args: { hand: view.hand.map((card) => name(card, locale)) } }, locale),
  },
  colour: (seat) => (seat === 0 ? 0xcc3333 : 0x3366cc),
  places: (_view, locale) =>
    places
      .map((id) => ({ id, name: text.say({ key: `place.${id}` }, locale) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
};

const name = (card: string, locale: 'en' | 'ja') => text.say({ key: 'card', args: { n: card.slice(4) } }, locale);
