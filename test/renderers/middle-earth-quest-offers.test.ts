import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { CHOICES } from '#games/middle-earth-quest/printed/cards/choices';
import { text as printed } from '#games/middle-earth-quest/printed/text';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';
import { shareOf } from './shares.ts';

/** What a card offers, in the question over the board of Middle-Earth Quest. */

const ASIDE = /\s*[（(][^（()）]*[）)]/gu;
const offers = [...CHOICES].filter(([, one]) => one.op === 'may' && !one.cost?.some((cost) => 'who' in cost));

describe('What a card offers', () => {
  test('stands whole in the question, whoever and however many are asked', () => {
    expect(offers.length).toBeGreaterThan(20);
    for (const locale of locales)
      for (const [choice, { by }] of shareOf(offers, locale))
        for (const seats of by === 'heroes' ? [[1], [1, 2, 3]] : [[by === 'sauron' ? 0 : 1]]) {
          const [kind, id] = choice.split('.');
          const card = { key: `${kind}.${id}` };
          const about = { choice, seat: null, card, what: { key: `choice.${choice}.0` } };
          const asked = seats.map((seat) => {
            const words = printed.say({ key: 'ask.may', args: { ...about, seat } }, locale);
            return { seat, words, key: 'may', about };
          });
          const board = mapPictures.board(middle, { locale, now: { said: [], events: [], asked } });
          const said = texts(board).flatMap(({ tags, text }) => (tags.includes('asked') ? [text] : []));
          const what = printed.say({ key: `choice.${choice}.0` }, locale).replace(ASIDE, '');
          const found = said.join(' ').replace(ASIDE, '');
          expect(found, `${choice} of ${seats.length}`).toContain(what);
          expect(found).not.toContain('…');
        }
  });
});
