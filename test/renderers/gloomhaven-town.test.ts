import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { items } from '#games/gloomhaven/printed/content/content';
import { pictures } from '#renderers/gloomhaven/index';
import { paint } from '#src/drawing/paint';
import { inTown } from '../games/gloomhaven/at-home.ts';
import { flat } from './boxes.ts';
import { seen } from './gloomhaven-samples.ts';

/** GH-18.2: before a scenario, while no room lies open. */

const rising = () =>
  inTown({
    also: (g) => {
      g.party.members[0]!.xp = 45;
    },
  });

test('while somebody rises a level the board shows the town, and in words that the party is there', async () => {
  const t = rising();
  t.nobodyIsAskedExcept(0, 'level-up');
  for (const viewer of ['spectator', 0, 1] as const) {
    const scene = pictures.board(seen(t.g, viewer), { locale: 'en' });
    expect(scene.height).toBeGreaterThan(600);
    expect((await paint(scene, { format: 'webp', quality: 50, scale: 0.2 })).length).toBeGreaterThan(500);
  }
  const told = pictures.alt.board(seen(t.g), { locale: 'en' });
  expect(told).toContain('The party is in town');
  expect(told, 'nothing of the dungeon is known yet').not.toContain('B19');
});

test('when all have taken their hands the first room lies open and the town is gone', () => {
  const t = inTown();
  expect(t.asked().map(({ key }) => key)).toEqual(['hand', 'hand']);
  expect(pictures.alt.board(seen(t.g), { locale: 'en' })).toContain('The party is in town');
  for (const seat of [0, 1]) t.seat(seat).does('take-cards', t.seat(seat).may('take-cards', 1)[0]!);
  expect(pictures.alt.board(seen(t.g), { locale: 'en' })).not.toContain('in town');
});

test('what somebody has just bought stands on their plate with its name and what it cost, and in no row of the strip', () => {
  const view = seen(inTown().g);
  const events = [1, 2].map((item) => ({ type: 'buys', shown: { seat: 1, item, price: 20, gold: 5 } }));
  for (const locale of locales) {
    const all = flat(pictures.board(view, { locale, now: { said: [], events, asked: [] } }));
    const on = (tag: string) => all.filter(({ tags }) => tags.includes(tag)).flatMap(({ text }) => text ?? []);
    for (const id of [1, 2]) expect(on('hero:1').join(' ')).toContain(items.get(id)!.name[locale]);
    expect(on('spent')).toEqual(['−40']);
    expect(on('hero:0').join(' ')).not.toContain(items.get(1)!.name[locale]);
    expect(on('acts')).toEqual([]);
  }
});
