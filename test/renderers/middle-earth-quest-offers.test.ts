import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { CHOICES } from '#games/middle-earth-quest/printed/cards/choices';
import { text as printed } from '#games/middle-earth-quest/printed/text';
import { capital } from '#renderers/asked-bar';
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

const chosen = [...CHOICES].filter(([, one]) => one.op === 'choose');

describe('What a card gives to choose from', () => {
  const asked = (choice: string, { locale, seats }: { locale: Locale; seats: readonly number[] }) => {
    const [kind, id] = choice.split('.');
    const about = { choice, seat: null, card: { key: `${kind}.${id}` } };
    const all = seats.map((seat) => {
      const words = printed.say({ key: 'ask.choose', args: { ...about, seat } }, locale);
      return { seat, words, key: 'choose', about };
    });
    const board = mapPictures.board(middle, { locale, now: { said: [], events: [], asked: all } });
    return texts(board).filter(({ tags }) => tags.includes('asked'));
  };
  const optionsOf = (choice: string, locale: Locale): string[] => {
    const key = (n: number) => `choice.${choice}.${n}`;
    const more = (n: number): string[] =>
      printed.has(key(n), locale) ? [printed.say({ key: key(n) }, locale), ...more(n + 1)] : [];
    return more(0);
  };
  test('is whole in the picture: a button for each option, or all of them in the question', () => {
    let buttons = 0;
    for (const locale of locales)
      for (const [choice] of chosen) {
        const words = asked(choice, { locale, seats: [1] });
        const own = words.filter(({ tags }) => tags.some((tag) => tag.startsWith('offer:choose:')));
        const options = optionsOf(choice, locale).map(capital);
        if (own.length > 0) expect(own.map(({ text }) => text)).toEqual(options);
        else {
          const said = words.map(({ text }) => text!.replace(ASIDE, '')).join(' ');
          for (const option of optionsOf(choice, locale)) expect(said).toContain(option.replace(ASIDE, ''));
        }
        buttons += own.length > 0 ? 1 : 0;
      }
    // Only three options, or long ones, have no room beside the question.
    expect(buttons).toBeGreaterThan(chosen.length * locales.length * 0.7);
  });
  test('stays in the question where several heroes are asked: their buttons would be too small', () => {
    const words = asked('event.tempted_by_power.0', { locale: 'en', seats: [1, 2, 3] });
    expect(words.some(({ tags }) => tags.some((tag) => tag.startsWith('offer:choose:')))).toBe(false);
  });
});
