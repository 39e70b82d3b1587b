import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { boardLines } from '#renderers/middle-earth-quest/alt';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { calledLeft } from '#renderers/middle-earth-quest/minion-number';
import { say } from '#renderers/middle-earth-quest/text';
import { texts } from './legible.ts';
import { crowded, middle, start } from './middle-earth-quest-samples.ts';

/** What the map of Middle-Earth Quest says in words. */

const samples = { start, middle, crowded };
const now = {
  said: ['Eleanor goes from Minas Tirith to Osgiliath.'],
  events: [],
  asked: [{ seat: 2, words: 'Combat or explore?' }],
};
const listed = (view: typeof middle, focus: string) =>
  texts(mapPictures.board(view, { locale: 'en', focus })).flatMap((one) =>
    one.tags.includes('list') ? [one.text] : [],
  );

describe('The number on a minion', () => {
  const hurt = (damage: number) => ({
    ...start,
    minions: start.minions.map((one) => (one.id === 'black_serpent' ? { ...one, damage } : one)),
  });
  test('is the health that it has left, as the legend calls it and as the board says in words', () => {
    const { health } = start.minions.find(({ id }) => id === 'black_serpent')!;
    for (const damage of [0, 4, health - 1]) {
      const loads = texts(mapPictures.board(hurt(damage), { locale: 'en' })).flatMap(({ tags, text }) =>
        tags.includes('load') && tags.includes('pieces:near_harad') ? [text] : [],
      );
      expect(loads).toEqual([damage > 0 ? `${health - damage}/${health}` : String(health)]);
      expect(mapPictures.alt.board(hurt(damage), { locale: 'en' })).toContain(`(${health - damage} of ${health})`);
    }
    for (const locale of locales) {
      const legend = texts(mapPictures.board(start, { locale, focus: 'legend' }));
      const said = legend.find(({ text }) => text?.includes(calledLeft(locale)));
      expect(said?.text, locale).toBe(say('key.minion', locale, { number: calledLeft(locale) }));
    }
    expect(calledLeft('en')).toContain('left');
  });
});

describe('What Sauron can command', () => {
  const offered = (view: typeof middle) =>
    texts(
      mapPictures.board(view, {
        locale: 'en',
        now: { said: [], events: [], asked: [{ seat: 0, words: 'What?', key: 'command' }] },
      }),
    ).flatMap(({ tags, text }) => (tags.some((tag) => tag.startsWith('offer:command')) ? [text] : []));
  const turn = (placed: boolean) => ({
    ...start,
    turn: { who: 'sauron', command: { left: 2, done: [], placed } } as unknown as typeof start.turn,
  });
  const hurt = (view: typeof start, at: string) => ({
    ...view,
    minions: view.minions.map((one) => (one.id === 'black_serpent' ? { ...one, at, damage: 4 } : one)),
  });
  test('are the same words on every board: a move, one new monster, and healing where a minion is hurt and no hero is', () => {
    expect(offered(turn(false))).toEqual(['move', 'new monster', 'end']);
    expect(offered(turn(true))).toEqual(['move', 'end']);
    expect(offered(hurt(turn(true), 'near_harad'))).toEqual(['move', 'heal', 'end']);
    expect(offered(hurt(turn(true), start.heroes[0]!.at))).toEqual(['move', 'end']);
  });
});

describe('The board in words', () => {
  test('keeps to 1,000 characters, the news and who is asked first', () => {
    for (const locale of locales)
      for (const view of Object.values(samples))
        for (const focus of [undefined, 'mordor', 'bree', 'legend']) {
          const said = mapPictures.alt.board(view, { locale, now, ...(focus !== undefined && { focus }) });
          expect(said.length).toBeLessThanOrEqual(1000);
          if (focus !== 'legend') expect(said.startsWith('Eleanor goes from Minas Tirith to Osgiliath.')).toBe(true);
        }
  });
  test('says where everybody is and how it stands', () => {
    const said = boardLines(middle, 'en').join(' ');
    expect(said).toContain('heroes 8; Sauron yellow 4, red 6, black 8. Stage II.');
    expect(said).toContain('Eleanor in Osgiliath (favor 2, life 18, hand 5)');
    expect(said).toContain('Barad-dûr 5 of 6');
    expect(said).toContain('The Ringwraiths in Weathertop (5 of 9)');
    expect(said).toContain('7 in Osgiliath');
    expect(said).toContain('Shadow Pool 5 of 8; Sauron holds 4 Shadow and 3 Plot cards.');
    expect(said).toContain('Gandalf in Bree');
  });
  test('leaves out what there is none of', () => {
    const said = boardLines({ ...start, tokens: [] }, 'en').join(' ');
    expect(said).not.toMatch(/Monster tokens|Favor|Characters|Event|Action tokens/);
  });
  test('says in a window how much a place may hold, and that the shadow reaches it', () => {
    expect(listed(middle, 'mordor')).toEqual(
      expect.arrayContaining([
        'Barad-dûr: influence 5 of at most 6, perilous.',
        'Minas Morgul: in the shadow, at most 5.',
        'Mount Doom: influence 4 of at most 5.',
      ]),
    );
    expect(listed(start, 'harlindon')).toEqual(['Nobody is here, and nothing lies here.']);
  });
});
