import { expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { SCENARIOS } from '#games/gloomhaven/printed/content/offered';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { boardAlt } from '#renderers/gloomhaven/alt';
import { goalLines } from '#renderers/gloomhaven/goal-band';
import { goalWords } from '#renderers/gloomhaven/goal-words';
import { pictures } from '#renderers/gloomhaven/index';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';
import { lookAt, tell } from './gloomhaven-tellings.ts';

/** Every board tells what wins the scenario, and what loses it (GH-2.2). */

const view = seen(opened(1));
const of = (no: string | number, more: Partial<View> = {}): View => ({ ...view, scenario: Number(no), ...more });
const band = (one: View, locale: Locale = 'en', ...events: Parameters<typeof lookAt>) =>
  flat(pictures.board(one, { ...lookAt(...events), locale }))
    .filter(({ tags }) => tags.includes('goal'))
    .flatMap(({ text }) => text ?? []);

test.each(SCENARIOS)(
  'the goal of scenario %s has two lines at most, none of them cut, and the alternative text has it',
  (no) => {
    for (const locale of locales)
      for (const round of [1, 8, 12, 99]) {
        const one = of(no, { round });
        const lines = goalLines(one, locale);
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(lines.join(' ')).toContain(goalWords(one, locale));
        expect(boardAlt(one, { locale })).toContain(goalWords(one, locale));
      }
  },
);

test('the goal stands on a board of play, not beside the headline of the beginning, and not once all is decided', () => {
  for (const locale of locales) expect(band(view, locale)).toEqual(goalLines(view, locale));
  expect(band(view, 'en', tell('scenario-begins', { scenario: 1, level: 1 }))).toEqual([]);
  for (const ends of ['won', 'lost'] as const) expect(band({ ...view, ends })).toEqual([]);
});

test('in a scenario with a last round every board counts up to it, and the last round is named before its end', () => {
  const corner = (no: number, round: number) =>
    flat(pictures.board(seen({ ...opened(no), round }), lookAt())).flatMap(({ text }) => text ?? []);
  expect(corner(60, 11)).toContain('Round 11 of 12');
  expect(corner(1, 11)).toContain('Round 11');
  expect(corner(53, 9)).toContain('Round 9 of 10');
  const told = (no: number, round: number) => goalLines(of(no, { round }), 'en').join(' ');
  expect(told(60, 12)).toContain('last round');
  expect(told(60, 11)).not.toContain('last round');
  expect(told(60, 11)).toContain('lost after round 12');
  expect(told(53, 10)).toContain('last round');
  expect(told(1, 12)).not.toContain('last round');
});

test('each thing that loses a scenario is told, and how much of a goal with a number is done', () => {
  for (const no of SCENARIOS) {
    const { losses } = scenario(Number(no));
    expect(
      goalLines(of(no), 'en')
        .join(' · ')
        .match(/\blost\b/g)?.length ?? 0,
    ).toBe(losses.length);
  }
  const killed = { 'bandit-guard': 2, 'rending-drake': 1 };
  const done = (no: number) => goalLines(of(no, { killed }), 'en').join(' ');
  expect(done(3)).toContain(`(3 of ${5 * view.characters.length})`);
  // Of these types alone.
  expect(done(43)).toContain(`(1 of ${4 * view.characters.length})`);
  expect(done(1)).not.toContain(' of ');
});
