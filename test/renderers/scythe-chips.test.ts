import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Json } from '#core/types';
import { ASKED } from '#games/scythe/rules/chapters/gains';
import { WITH_CHIPS, withChips } from '#renderers/scythe/asked-chips';
import { flat } from './boxes.ts';
import { middle } from './scythe-samples.ts';

type About = Readonly<Record<string, Json>>;

const gainOf = (id: string): About => ({ n: 1, what: { key: `gain.${id}`, args: { n: 1 } } });

/** What the rules say of a question besides its place, so far as its plates tell it. */
const ABOUT: Readonly<Record<string, readonly About[]>> = {
  bottom: [{ bottom: { key: 'bottom.upgrade' } }, { named: ['o1'] }],
  'give-cards': [{ n: 2 }],
  'pay-tokens': [{ n: 2 }],
  gain: ASKED.map(gainOf),
  trap: [{ place: true, sprung: ['A1'] }],
  artillery: [{ cost: 1, power: 2 }],
};

/** Seldom questions come up in few matches by chance: each is drawn here. */
describe('the plates behind a question', () => {
  test.each(WITH_CHIPS)('%s: have words or signs in both languages', (key) => {
    for (const about of ABOUT[key] ?? [{}])
      for (const locale of locales) {
        const found = withChips(middle, { seat: 0, key, about, words: 'Asked.' } as never, locale);
        const all = flat({ nodes: found!.signs.nodes } as never);
        expect(all.filter(({ tags }) => tags.some((tag) => tag.startsWith('chip:'))).length).toBeGreaterThan(0);
        expect(all.flatMap(({ text }) => text ?? []).filter((text) => /undefined|NaN|\{/.test(text))).toEqual([]);
      }
  });
});
