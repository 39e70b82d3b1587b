import { describe, expect, test } from 'vitest';
import { bottomActions, encounters, factions } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '#renderers/hexes';
import type { Now } from '#renderers/pictures';
import type { Group, PathNode } from '#renderers/scene';
import { choosable } from '#renderers/scythe/asked-places';
import { cells } from '#renderers/scythe/cells';
import { factionLook } from '#renderers/scythe/emblems';
import { pictures } from '#renderers/scythe/index';
import { placeRings } from '#renderers/scythe/rings';
import { changedRing } from '#renderers/scythe/trail';
import { flat, type Inked } from './boxes.ts';
import { lying, viewOf } from './scythe-sketches.ts';

/** Signs of what was done that could be taken for others: each says one thing. */

type Deed = Now['events'][number];
const n = (what: string, many: number) => ({ key: `counter.${what}`, args: { n: many } });
const deed = (type: string, shown: object): Deed => ({ type, shown: shown as never });
const table = (goods: View['goods'] = {}): View =>
  viewOf(
    [
      { faction: 'crimea', mat: 'industrial', on: { character: 'home-crimea', workers: ['H1', 'B2'] } },
      { faction: 'saxony', mat: 'patriotic', on: { character: 'D3', mechs: ['G3'], workers: ['F1'] } },
    ],
    { goods, encounters: [] },
  );
const drawn = (deeds: readonly Deed[], view: View = table(), locale: 'en' | 'ja' = 'en'): readonly Inked[] =>
  flat(pictures.board(view, { locale, map: true, now: { said: ['So it was.'], deeds, events: deeds, asked: [] } }));
const under = (all: readonly Inked[], head: string) =>
  all.filter(({ tags }) => tags.some((tag) => tag.startsWith(head)));
const said = (all: readonly Inked[]) => all.flatMap(({ text }) => text ?? []);
const emblems = (all: readonly Inked[]) => [
  ...new Set(all.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('emblem:')))),
];

const strength = (dial: number, cards: number[]) => ({ key: 'came.strength', args: { dial, cards, total: 0 } });
const back = { key: 'came.retreated', args: { seat: 0, units: ['character'], from: 'G3', to: 'home-crimea' } };
const fought = deed('combat-fought', {
  ...{ seat: 1, loser: 0, place: 'G3', won: 10, lost: 7 },
  ...{ by: strength(7, [3]), against: strength(5, [2]), came: [back] },
});

describe('A place that can be chosen', () => {
  const paths = (node: unknown) => [...JSON.stringify(node).matchAll(/"d":"([^"]+)"/g)].map(([, d]) => d!);
  test('has its six corners marked, and no side whole; a place that changed has all sides whole', () => {
    const corners = cornersOf([0, 0], 70);
    for (const d of paths(choosable(corners, 'sign'))) {
      expect(d.match(/M/g)).toHaveLength(6);
      expect(d).not.toContain('Z');
    }
    const ring = changedRing(`M${corners.map((one) => one.join(' ')).join(' L')} Z`, 'sign');
    const [beads, ...whole] = (ring as Group).nodes.toReversed();
    expect(paths(whole)).toHaveLength(3);
    expect(JSON.stringify(whole)).not.toContain('dash');
    // The beads lie within the innermost of them: in grey too no owner has such a ring.
    expect(JSON.stringify(beads)).toContain('dash');
    const wide = (one: unknown) => (one as { stroke: { width: number } }).stroke.width;
    expect(wide(beads)).toBeLessThanOrEqual(wide(whole[0]));
  });
});

describe('The ring of a territory', () => {
  test.each([...factions.keys()])(
    'of %s is a whole band, and only the ring of what has changed has dark beads as broad as it',
    (faction) => {
      const view = viewOf([{ faction, mat: 'industrial', on: { character: 'D3', workers: ['B2'] } }], {
        encounters: [],
      });
      const rings = placeRings(view, [cells.get('B2')!, cells.get('D3')!]) as PathNode[];
      const strokes = rings.map((one) => one.stroke!);
      const colour = strokes.find((one) => one.colour === factionLook(faction).colour)!;
      expect(colour.dash).toBeUndefined();
      for (const { dash, width } of strokes) if (dash) expect(width).toBeLessThan(colour.width / 3);
      const beads = (changedRing('M0 0 Z', 'sign') as Group).nodes.at(-1) as PathNode;
      expect(beads.stroke!.dash).toBeDefined();
      expect(beads.stroke!.width).toBeGreaterThanOrEqual(colour.width);
    },
  );
});

describe('A combat that is over', () => {
  test('has the emblem of each side beside its total, also where goods lie', () => {
    for (const goods of [{}, lying({ G3: { food: 1, metal: 2 } }), lying({ G3: { food: 1, metal: 2, oil: 3 } })])
      expect(emblems(under(drawn([fought], table(goods)), 'outcome:'))).toEqual(['emblem:saxony', 'emblem:crimea']);
  });
  test('leaves it to be seen how many of each kind lie there, of two kinds beside who won', () => {
    const all = drawn([fought], table(lying({ G3: { food: 1, metal: 2 } })));
    expect(said(under(all, 'goods:G3:'))).toEqual(['1', '2']);
    const right = Math.max(...under(all, 'unit:G3:').map(({ box }) => box.x + box.w));
    for (const { box } of under(all, 'goods:G3:')) expect(box.x + 4).toBeGreaterThan(right);
  });
  test('has cards played with their values on their faces, and no sign of cards counted', () => {
    const values = drawn([fought]).filter(
      ({ text, tags }) => ['2', '3'].includes(text ?? '') && tags.some((tag) => tag.startsWith('deed:')),
    );
    const faces = drawn([fought]).filter(
      ({ kind, tags, box }) =>
        kind === 'rect' && tags.some((tag) => tag.startsWith('deed:')) && Math.abs(box.h / box.w - 1.4) < 0.02,
    );
    const isOn = (box: Inked['box']) =>
      faces.some((face) => face.box.x < box.x && box.x + box.w < face.box.x + face.box.w);
    expect(values.filter(({ box }) => isOn(box)).map(({ text }) => text)).toEqual(expect.arrayContaining(['2', '3']));
  });
});

describe('An upgrade', () => {
  const upgraded = (more: object = {}) =>
    deed('upgraded', { seat: 0, box: 'move.coins', to: 'enlist', loss: [n('oil', 2)], gain: [n('coins', 3)], ...more });
  test('is told as what was paid, which top action gives one more, which bottom action is cheaper, and what was gained at once', () => {
    const { upgrade, enlist } = bottomActions;
    expect(said(under(drawn([upgraded()]), 'deed:'))).toEqual([
      upgrade.name.en,
      '−2',
      '+3',
      'from now on',
      'Move',
      '+1',
      enlist.name.en,
      'cost −1',
    ]);
    expect(said(under(drawn([upgraded({ loss: [], gain: [] })], table(), 'ja'), 'deed:'))).toEqual([
      upgrade.name.ja,
      '今後は',
      '移動',
      '+1',
      enlist.name.ja,
      'コスト−1',
    ]);
  });
  test('of how many units move is told in a word: the sign of a move would be an arrow to the next', () => {
    const { upgrade, enlist } = bottomActions;
    const words = said(under(drawn([upgraded({ box: 'move.units', gain: [] })]), 'deed:'));
    expect(words).toEqual([upgrade.name.en, '−2', 'from now on', 'Move', '+1 unit', enlist.name.en, 'cost −1']);
  });
  test('is a headline without what was paid, and with it where something came of it', () => {
    expect(said(drawn([upgraded()]))).toContain(
      'Crimean Khanate upgraded (from now on Gain coins: one more; Enlist cheaper).',
    );
    const came = [{ key: 'came.star', args: { seat: 0, star: 'upgrades', stars: 1 } }];
    expect(said(drawn([upgraded({ came })]))).toContain('So it was.');
  });
  test('is not alone in that: mechs, structures and sections without their top action are told as short', () => {
    const paid = { seat: 0, hex: 'H1', loss: [n('metal', 2)], gain: [n('coins', 1)] };
    const told = (type: string, shown: object, locale: 'en' | 'ja' = 'en') =>
      said(drawn([deed(type, { ...paid, ...shown })], table(), locale));
    expect(told('deployed', { mech: 'wayfare' })).toContain('Crimean Khanate deployed a mech at H1 (Wayfare).');
    expect(told('built', { structure: 'mill' }, 'ja')).toContain('クリミア・ハン国がH1に製粉所を建てました。');
    expect(told('section', { section: 'trade', skipped: true })).toContain(
      'Crimean Khanate left out the top action of Trade.',
    );
    expect(told('section', { section: 'trade' })).toContain('So it was.');
  });
});

describe('Goods that were used at once', () => {
  const traded = deed('traded', { seat: 0, hexes: ['B2'], gain: [n('oil', 2)], at: { B2: { oil: 2 } }, loss: [] });
  const paid = (oil: number) => deed('upgraded', { seat: 0, box: 'move.coins', to: 'enlist', loss: [n('oil', oil)] });
  const at = (goods: View['goods'], oil: number) => said(under(drawn([traded, paid(oil)], table(goods)), 'came:B2'));
  test('stand where they came as what came, and that nothing is left', () => {
    expect(at({}, 2)).toEqual(['+2', '→0']);
    expect(at(lying({ B2: { wood: 1, metal: 1 } }), 2)).toEqual(['+2', '→0']);
    // Where some are left it is not known how many there were before.
    expect(at(lying({ B2: { oil: 1 } }), 1)).toEqual([]);
  });
  test('make way for what has come and lasted', () => {
    const mech = deed('deployed', { seat: 0, mech: 'wayfare', hex: 'B2', loss: [n('oil', 2)], gain: [] });
    expect(said(under(drawn([traded, mech]), 'came:B2'))).toEqual(['+1']);
  });
  test('are none where less was paid than is missing: somebody has carried them away', () => {
    expect(at({}, 1)).toEqual([]);
  });
});

describe('Of what an encounter gives', () => {
  const { id, options } = encounters.get('E19')!;
  const option = options.find(({ gain }) => gain.power === 3)!;
  const chosen = (shown: object) =>
    deed('option-taken', { seat: 0, hex: 'H1', option: `${id}.${option.id}`, loss: [n('popularity', 2)], ...shown });
  test('less that was taken is told beside how much there was, in the list and in the headline', () => {
    const less = chosen({ gain: [n('power', 1), n('combatCards', 2)], without: ['power.2'] });
    expect(said(under(drawn([less]), 'deed:'))).toEqual(expect.arrayContaining(['+1/3', '+2']));
    expect(said(drawn([less]))).toContain(`Crimean Khanate chose “${option.summary.en}”, taking only 1 power.`);
  });
  test('what was not taken at all is none of it, and all of it has no such words', () => {
    const none = chosen({ gain: [n('combatCards', 2)], without: ['power'] });
    expect(said(under(drawn([none]), 'deed:'))).toEqual(expect.arrayContaining(['+0', '+2']));
    expect(said(drawn([none]))).toContain(`Crimean Khanate chose “${option.summary.en}”, without power.`);
    const all = chosen({ gain: [n('power', 3), n('combatCards', 2)] });
    expect(said(drawn([all]))).toContain(`Crimean Khanate chose “${option.summary.en}”.`);
  });
});
