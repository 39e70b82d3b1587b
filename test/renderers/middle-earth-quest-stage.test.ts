import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { head } from '#renderers/middle-earth-quest/head';
import type { Scene } from '#renderers/scene';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** The bar over every board tells the stage of the story, whoever’s turn it is. */

/** Whose turn it is there. */
const SEAT = 2;
const turns = (view: View): View[] => [
  { ...view, stage: 'setup' },
  { ...view, stage: 'finale' },
  { ...view, turn: { ...view.turn!, who: 'sauron' } as View['turn'] },
  ...[...heroes.keys()].flatMap((id) =>
    ([1, 2] as const).map(
      (lap): View => ({
        ...view,
        heroes: view.heroes.map((one) => (one.seat === SEAT ? { ...one, id } : one)),
        turn: { ...view.turn!, lap } as View['turn'],
      }),
    ),
  ),
];

test.each(locales)('In %s the bar says in each turn of anybody which stage it is, and how full the pool', (locale) => {
  for (const stage of [1, 2, 3] as const)
    for (const view of turns({ ...middle, storyStage: stage, pool: { now: 12, most: 12 } })) {
      const nodes = head(view, { locale, now: { said: ['Eleanor.'], events: [], asked: [] } });
      const scene: Scene = { width: 1200, height: 220, ground: '#000000', lang: locale, nodes };
      const said = texts(scene).flatMap(({ tags, text }) => (tags.includes('stands') ? [text!] : []));
      const roman = ['I', 'II', 'III'][stage - 1]!;
      const words = locale === 'en' ? `Stage ${roman} · Pool 12/12` : `ステージ${stage}　プール12/12`;
      expect([view.stage, view.turn, said.at(-1)]).toEqual([view.stage, view.turn, words]);
      expect(said).toHaveLength(2);
    }
});
