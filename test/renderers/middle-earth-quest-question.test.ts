import { expect, test } from 'vitest';
import { progressOf } from '#asking/choices';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { text } from '#games/middle-earth-quest/printed/text';
import { view } from '#games/middle-earth-quest/seen/view';
import { pictures } from '#renderers/middle-earth-quest/index';
import { placeName } from '#renderers/middle-earth-quest/names';
import type { AnyGame } from '#src/game-part';
import { table } from '../games/middle-earth-quest/board.ts';
import { flat, overlap } from './boxes.ts';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

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

/** A question of the first hero with a choice at each of these places, and its list. */
function askedAt(places: readonly string[], locale: 'en' | 'ja') {
  const choices = places.map((id) => ({
    means: [{ of: 'place', id }],
    label: `Move: ${placeName(id, locale)} for Smash`,
  }));
  const progress = { actions: ['move'], action: 'move', field: 'to', choices, chosen: [] };
  const view = { ...middle, viewer: 1 };
  const asked = { key: 'travel', seat: 1, about: null, actions: ['move'], progress };
  return pictures.question!(view, asked as never, { locale })!.scene;
}

const NEAR = ['gladden_fields', 'the_forest_road', 'lake_esgaroth', 'the_bight', 'south_eaves', 'dol_guldur'];

test.each(['en', 'ja'] as const)(
  'the number of a choice covers no word, no other number and no sign of a neighbour (%s)',
  (locale) => {
    const scene = askedAt(NEAR, locale);
    const isNumber = (tags: readonly string[]) => tags.some((tag) => tag.startsWith('choice:'));
    const inked = flat(scene).filter(({ tags }) => !tags.includes('key'));
    const plates = inked.filter(({ kind, tags }) => kind === 'rect' && isNumber(tags));
    expect(plates).toHaveLength(NEAR.length);
    const signs = inked.filter(({ kind, tags }) => kind !== 'text' && tags.some((tag) => tag.startsWith('place:')));
    const words = texts(scene).filter(({ tags }) => !isNumber(tags));
    for (const [n, plate] of plates.entries()) {
      const over = [...words, ...plates.slice(n + 1)].filter(({ box }) => overlap(plate.box, box));
      expect(over.map(({ text, tags }) => `${text} ${tags}`)).toEqual([]);
      const place = `place:${NEAR[n]}`;
      // The light round a Haven and a stronghold is no sign: other signs are at most half as wide as it is.
      const hidden = signs.filter(({ box, tags }) => !tags.includes(place) && box.w < 160 && overlap(plate.box, box));
      expect(hidden.map(({ tags }) => tags)).toEqual([]);
    }
  },
);

test('what each number means stands in a list below, however few there are', () => {
  const listed = (places: readonly string[]) =>
    texts(askedAt(places, 'en')).flatMap(({ tags, text }) =>
      tags.some((tag) => tag.startsWith('key:')) ? [text] : [],
    );
  expect(listed(NEAR.slice(0, 1))).toEqual(['1', 'Move: Gladden Fields for Smash']);
  expect(listed(NEAR)).toHaveLength(2 * NEAR.length);
});
