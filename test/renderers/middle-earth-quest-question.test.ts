import { expect, test } from 'vitest';
import { progressOf } from '#asking/choices';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { text } from '#games/middle-earth-quest/printed/text';
import { view } from '#games/middle-earth-quest/seen/view';
import { pictures } from '#renderers/middle-earth-quest/index';
import { placeName } from '#renderers/middle-earth-quest/names';
import type { AnyGame } from '#src/game-part';
import { table } from '../games/middle-earth-quest/board.ts';

/** The picture of Sauron's action: whole ways to place influence, each where its words say. */

test.each(['en', 'ja'] as const)(
  'a way to place influence hangs on the place that its words name first (%s)',
  (locale) => {
    const influence = { barad_dur: 3, dol_guldur: 2, mount_gundabad: 3 };
    const { g, open } = table({ step: 'action', influence, heroes: [{ id: 'eleanor', at: 'bree' }, { id: 'thalin' }] });
    const [decision] = open;
    const part = { game: middleEarthQuest, text } as unknown as AnyGame;
    const progress = progressOf({ part, match: 'm', g, decision: decision!, locale }, undefined);
    const ways = progress.choices.filter(({ means }) => means.length > 1);
    expect(ways.length).toBeGreaterThan(1);
    const drawn = pictures.question!(view(g, 0), { ...decision!, progress }, { locale });
    const rings = [...JSON.stringify(drawn!.scene).matchAll(/"tag":"choose:(\w+)"/g)].map(([, id]) => id!);
    expect(rings.length).toBeGreaterThan(1);
    const named = rings.map((id) => ways.filter(({ label }) => label.includes(placeName(id, locale))).length);
    expect(named.every((n) => n > 0)).toBe(true);
  },
);

test('MEQ-5.6: while a token is led on its way the place it comes from is marked as chosen', () => {
  const { g } = table({
    step: 'action',
    tokens: ['orc@rhosgobel'],
    heroes: [{ id: 'eleanor', at: 'bree' }, { id: 'thalin' }],
  });
  const { no } = g.tokens[0]!;
  const progress = {
    actions: ['move-figure'],
    action: 'move-figure',
    field: 'way',
    choices: [{ means: [{ of: 'place', id: 'dol_guldur' }], label: 'Dol Guldur' }],
    chosen: [{ of: 'figure', id: String(no) }],
  };
  const asked = { key: 'command', seat: 0, about: null, actions: ['move-figure'], progress };
  const drawn = pictures.question!(view(g, 0), asked as never, { locale: 'en' });
  const tags = [...JSON.stringify(drawn!.scene).matchAll(/"tag":"((?:choose|chosen):\w+)"/g)].map(([, tag]) => tag);
  expect(tags.sort()).toEqual(['choose:dol_guldur', 'chosen:rhosgobel']);
});
