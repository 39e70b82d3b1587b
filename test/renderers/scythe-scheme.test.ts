import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { scythe } from '#games/scythe/game';
import { playerMats } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import type { Automa } from '#games/scythe/state/state';
import { pictures } from '#renderers/scythe/index';
import { lay } from '../games/scythe/board.ts';
import { scene } from '../games/scythe/solo.ts';
import { flat, type Inked } from './boxes.ts';
import { viewOf } from './scythe-sketches.ts';

/** A6, A8: the tracker gives a star, and once it brings scheme 2; words on plates keep within their ground. */

const automa = (its: Partial<Automa>): View =>
  scythe.view(
    lay(
      scene({
        person: { faction: 'rusviet', units: { D7: ['worker'] } },
        automa: { faction: 'crimea', power: 9, units: { G3: ['worker'] } },
        its,
      }),
    ),
    'spectator',
  );
const came = (type: string, shown: object) => ({ key: `came.${type}`, args: { seat: 1, who: null, ...shown } });
const box = came('automa-tracker', { box: 10, of: 19 });
const star = came('star', { star: 'tracker', stars: 1 });
const scheme = came('automa-scheme', {});
const turn = (...all: object[]) => ({ type: 'automa-turn', shown: { seat: 1, card: 3, scheme: 1, came: all } });
const drawn = (view: View, deed?: object, locale: 'en' | 'ja' = 'en'): readonly Inked[] => {
  const deeds = deed ? [deed] : [];
  return flat(pictures.board(view, { locale, now: { said: ['.'], deeds, events: deeds, asked: [] } as never }));
};
const under = (all: readonly Inked[], head: string) =>
  all.filter(({ tags }) => tags.some((tag) => tag.startsWith(head)));
const words = (all: readonly Inked[]) => all.flatMap(({ text }) => text ?? []);

describe.each(locales)('In %s', (locale) => {
  const two = locale === 'en' ? 'Scheme 2' : 'スキーム2';
  test('the row of the turn tells of scheme 2, and the plate has it on amber; later it stands there without', () => {
    const now = drawn(automa({ box: 10, scheme: 2 }), turn(box, star, scheme), locale);
    expect(words(under(now, 'deed:'))).toContain(two);
    expect(words(under(now, 'scheme:new'))).toEqual([two]);
    const later = drawn(automa({ box: 11, scheme: 2 }), turn(came('automa-tracker', { box: 11, of: 19 })), locale);
    expect(words(under(later, 'deed:'))).not.toContain(two);
    expect(words(under(later, 'scheme:'))).toEqual([two]);
    expect(under(later, 'scheme:new')).toEqual([]);
  });
  test('as long as the first scheme goes on nothing says so', () => {
    const first = drawn(automa({ box: 9, scheme: 1 }), turn(came('automa-tracker', { box: 9, of: 19 })), locale);
    expect(under(first, 'scheme:')).toEqual([]);
    expect(words(first)).not.toContain(two);
  });
  test('the description tells the scheme from then on', () => {
    const alt = (its: Partial<Automa>) => pictures.alt.board(automa(its), { locale });
    expect(alt({ box: 10, scheme: 2 })).toMatch(/Scheme 2|スキーム2/);
    expect(alt({ box: 9, scheme: 1 })).not.toMatch(/Scheme|スキーム/);
  });
  test('for what the tracker gave a star is told: by its box before it, or by its word', () => {
    const word = locale === 'en' ? 'tracker' : '星トラック';
    const both = words(under(drawn(automa({ box: 10 }), turn(box, star), locale), 'deed:'));
    expect(both.join(' ')).toContain(`${word} 9 10/19 +1 1/6`);
    const alone = { type: 'star', shown: { seat: 1, star: 'tracker', stars: 1 } };
    expect(words(under(drawn(automa({ box: 10 }), alone, locale), 'deed:')).join(' ')).toContain(`1/6 ( ${word} )`);
  });
});

test('the word of a section is narrower than its ground, and not under nine pixels on a phone', () => {
  const mats = [...playerMats.keys()];
  for (const locale of locales)
    for (const section of ['move', 'bolster', 'trade', 'produce'] as const) {
      const view = viewOf(
        [
          { faction: 'crimea', mat: mats[0]!, on: { workers: ['H1'] } },
          { faction: 'saxony', mat: mats[1]!, on: { workers: ['F1'] } },
        ],
        {},
      );
      const players = view.players.map((one) => ({ ...one, section }));
      for (const deed of [undefined, { type: 'bolstered', shown: { seat: 0, gain: [], loss: [] } }]) {
        const all = under(drawn({ ...view, players } as View, deed, locale), 'section:').filter(({ text }) => text);
        expect(all).toHaveLength(2);
        for (const { box: at, size } of all) {
          // The ground begins at the rim of the plate and is 112 wide at its foot.
          expect(at.w).toBeLessThanOrEqual(106);
          expect(size! / 3).toBeGreaterThanOrEqual(9);
        }
      }
    }
});
