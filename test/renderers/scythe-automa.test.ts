import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { scythe } from '#games/scythe/game';
import { AUTOMA_LEVELS, levelOf } from '#games/scythe/printed/automa';
import { factions } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import type { Automa, Player } from '#games/scythe/state/state';
import type { Scene } from '#renderers/scene';
import { pictures } from '#renderers/scythe/index';
import { lay } from '../games/scythe/board.ts';
import { scene } from '../games/scythe/solo.ts';
import { flat } from './boxes.ts';
import { expectLegible } from './scythe-sheets.ts';

const stars: Player['stars'] = [
  { kind: 'tracker', turn: 1 },
  { kind: 'tracker', turn: 2 },
  { kind: 'combat', turn: 3 },
];
const viewOf = (its: Partial<Automa>, faction = 'nordic', over = false): View =>
  scythe.view(
    lay(
      scene({
        person: { faction: faction === 'rusviet' ? 'saxony' : 'rusviet', units: { D7: ['worker'] } },
        automa: {
          faction,
          power: 9,
          coins: 13,
          hand: [2, 3, 4],
          stars,
          units: { A4: ['worker*2', 'mech'], B5: ['mech'] },
        },
        its,
        also: (g) => Object.assign(g, over ? { phase: 'over', turn: null } : {}),
      }),
    ),
    'spectator',
  );
const discard = [3, 7, 11, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19];
const views: [string, View][] = [
  ...AUTOMA_LEVELS.flatMap((level): [string, View][] => [
    [`${level} first`, viewOf({ level })],
    [
      `${level} second`,
      viewOf({ level, box: levelOf({ level }).schemeTwoAt, scheme: 2, deck: [], discard, factory: 'F01' }),
    ],
    [`${level} last`, viewOf({ level, box: levelOf({ level }).boxes, scheme: 2, discard: [4] })],
  ]),
  ...[...factions.keys()].map((faction): [string, View] => [faction, viewOf({}, faction)]),
  ['over', viewOf({ box: 22 }, 'nordic', true)],
];
const scenes: [string, Scene][] = views.flatMap(([name, view]) =>
  locales.flatMap((locale) =>
    (['mat-1', 'mats', undefined, 'end'] as const).map((focus): [string, Scene] => [
      `${name} ${focus} ${locale}`,
      focus === 'end' ? pictures.end!(view, { locale }) : pictures.board(view, { locale, ...(focus && { focus }) }),
    ]),
  ),
);
const said = (one: Scene): string[] => flat(one).flatMap(({ kind, text }) => (kind === 'text' && text ? [text] : []));

describe('The panel of the Automa, and the other pictures with it', () => {
  test('have their words inside the frame, none over others, none covered, none smaller than fourteen pixels', () =>
    expectLegible(scenes.filter(([name]) => / (mat-1|mats|end) /.test(name))));

  test('the panel shows level, scheme, box, counters and what has been turned over', () => {
    const view = viewOf({ level: 'automaszyna', box: 7, discard: [4, 12], deck: [1, 2, 3] });
    const words = said(pictures.board(view, { locale: 'en', focus: 'mat-1' })).join('|');
    for (const part of ['Automa (Nordic Kingdoms)', 'Automaszyna: box 7 of 19', 'Scheme 1', '9', '13', '3/6', '2/4'])
      expect(words).toContain(part);
    expect(words).toContain('Turned over: 4, 12');
    expect(words).toContain('Deck: 3 cards');
  });

  test.each(locales)(
    'the headline of its turn is what it did on the map, with the names of factions, in %s',
    (locale) => {
      const came = (type: string, args: object) => ({ key: `came.automa-${type}`, args: { seat: 1, ...args } });
      const moved = came('moved', { unit: 'mech', from: 'A4', to: 'D7', told: { key: 'place.A4' } });
      const gained = came('gained', { gain: [{ key: 'counter.power', args: { n: 2 } }] });
      const routed = { key: 'came.drove-off', args: { seat: 1, workers: 1, enemy: 0, loss: [] } };
      const headline = (all: object[]) => {
        const deed = { type: 'automa-turn', shown: { seat: 1, card: 6, scheme: 1, came: all } };
        const now = { said: ['So it was (card 6, scheme 1).'], deeds: [deed], events: [deed], asked: [] } as never;
        const drawn = flat(pictures.board(viewOf({}), { locale, now }));
        return drawn.flatMap(({ tags, text }) => (text && tags.includes('said') ? [text] : [])).join(' ');
      };
      const whole = headline([moved, gained, routed, came('tracker', { box: 2, of: 22 })]);
      expect(whole).toContain('D7');
      expect(whole).not.toMatch(/\(card|カード|Player|プレイヤー|22|2 power|戦力2/);
      // Where nothing was done on the map all of it is told.
      expect(headline([gained])).toMatch(/2 power|戦力2/);
    },
  );

  test('the tracker has all boxes of the level, and the one it stands on is marked', () => {
    for (const level of AUTOMA_LEVELS) {
      const tags = flat(pictures.board(viewOf({ level, box: 3 }), { locale: 'en', focus: 'mat-1' })).flatMap((one) =>
        one.tags.filter((tag) => tag.startsWith('box:')),
      );
      expect(new Set(tags).size).toBe(levelOf({ level }).boxes);
      expect(new Set(tags.filter((tag) => tag.endsWith(':here')))).toEqual(new Set(['box:3:here']));
    }
  });

  test('a match without the Automa has no such panel', () => {
    const view = scythe.view(lay({ seats: [{ faction: 'rusviet' }, { faction: 'nordic' }] }), 'spectator');
    expect(said(pictures.board(view, { locale: 'en', focus: 'mat-1' })).join()).not.toContain('Automa');
  });

  test('it can be found in the list of places by its name', () => {
    const names = pictures.places!(viewOf({}), 'en');
    expect(names).toContainEqual({ id: 'mat-1', name: 'Automa (Nordic Kingdoms)' });
    expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining(['mat-0', 'mats', 'home-nordic', 'home-rusviet']));
  });

  test('descriptions name it in both languages, within what Discord takes', () => {
    for (const locale of locales) {
      const name = locale === 'en' ? 'Automa (Nordic Kingdoms)' : 'オートマ（';
      for (const focus of ['mat-1', 'mats', undefined]) {
        for (const [, view] of views) {
          const alt = pictures.alt.board(view, { locale, ...(focus && { focus }) });
          expect(alt.length).toBeLessThanOrEqual(1024);
          expect(alt).toContain(locale === 'en' ? 'Automa (' : 'オートマ（');
        }
      }
      expect(pictures.alt.end!(viewOf({}, 'nordic', true), { locale })).toContain(name);
    }
    expect(pictures.alt.board(viewOf({}), { locale: 'en', focus: 'mat-1' })).toContain('box 1 of 22');
  });

  test('the end picture says when it has won', () => {
    const view = viewOf({ box: 22 }, 'nordic', true);
    expect(view.final.winners).toEqual([1]);
    expect(said(pictures.end!(view, { locale: 'en' })).join()).toContain('Automa (Nordic Kingdoms) won');
  });
});
