import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { View } from '#games/gloomhaven/seen/view.types';
import { pictures } from '#renderers/gloomhaven/index';
import { floorOf } from '#renderers/gloomhaven/lie';
import { readNews } from '#renderers/gloomhaven/news';
import { elementState } from '#renderers/gloomhaven/signs';
import type { Node, Region, Scene } from '#renderers/scene';
import { part as whole } from '../games/gloomhaven/part.ts';
import { flat, type Inked, overlap } from './boxes.ts';
import { madeUpNews, moments, nowOf, opened, seen } from './gloomhaven-samples.ts';
import { outside, texts, wrong } from './legible.ts';

const MAPS = [1, 2, 3, 5, 11, 20, 24, 40, 60, 65];
const played = [...moments('board/2', { seats: 2, every: 17 }), ...moments('board/4', { seats: 4, every: 23 })];
const scenes: [string, Scene][] = locales.flatMap((locale): [string, Scene][] => [
  ...played.map((one): [string, Scene] => [
    `${one.name} ${locale}`,
    pictures.board(seen(one.g), { locale, now: nowOf(one, locale) }),
  ]),
  ...MAPS.map((no): [string, Scene] => {
    const g = opened(no);
    const now = { said: [], events: madeUpNews(g), asked: [] };
    return [`map ${no} ${locale}`, pictures.board(seen(g), { locale, now })];
  }),
  ...MAPS.slice(0, 4).flatMap((no): [string, Scene][] => {
    const view = seen(opened(no, { seats: 3 }));
    return pictures
      .places(view, locale)
      .map(({ id }) => [`map ${no} at ${id} ${locale}`, pictures.board(view, { locale, focus: id })]);
  }),
]);

/** What news of all kinds is about. */

/** Nine pixels where 1,200 are shown as 400. */
const LEAST = 27;
const regionsIn = (nodes: readonly Node[]): Region[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [...(node.regions ?? []), ...regionsIn(node.nodes)] : []));
const tagsOf = (scene: Scene): string[] => [...new Set(flat(scene).flatMap(({ tags }) => tags))];

describe('Every picture of a map', () => {
  test('there are pictures of many positions and places', () => expect(scenes.length).toBeGreaterThan(150));

  test('is 1200 wide and at most 1800 high', () => {
    for (const [name, { width, height }] of scenes) {
      expect(width, name).toBe(1200);
      expect(height, name).toBeLessThanOrEqual(1800);
      expect(height, name).toBeGreaterThan(400);
    }
  });

  test('has all its words inside the frame', () => expect(wrong(scenes, outside)).toEqual([]));

  test('has no words over other words', () => {
    /** Figures have no descenders: what is inked of them is lower than a line. */
    const inked = ({ text: says, box }: Inked) => (/^\d+$/.test(says!) ? { ...box, y: box.y + 4, h: box.h - 9 } : box);
    const over = (scene: Scene) => {
      const all = texts(scene);
      return all.flatMap((a, n) =>
        all.slice(n + 1).flatMap((b) => (overlap(inked(a), inked(b)) ? [`${a.text} / ${b.text}`] : [])),
      );
    };
    expect(wrong(scenes, over)).toEqual([]);
  });

  test('has no word of less than nine pixels on a phone', () => {
    const small = (scene: Scene) =>
      texts(scene).flatMap(({ text: says, size = 0, tags }) =>
        size < LEAST - 0.01 ? [`${says} ${size} ${tags}`] : [],
      );
    expect(wrong(scenes, small)).toEqual([]);
  });
});

describe('What the map shows', () => {
  // A map that the board shows whole.
  const g = opened(1);
  const view = seen(g);
  const board = pictures.board(view, { locale: 'en' });

  test('GH-6.6: what a trap does is read beside whoever flies over it', () => {
    const view = seen(opened(1));
    const { at } = view.figures[0]!;
    const trap = { type: 'trap', kind: '', hexes: [at], damage: 4, conditions: [] } as never;
    const scene = pictures.board({ ...view, overlays: [...view.overlays, trap] }, { locale: 'en' });
    const all = texts(scene);
    const harm = all.filter(({ tags }) => tags.includes('trap') && tags.includes(`overlay:trap:${at}`));
    expect(harm.map((one) => one.text)).toEqual(['4']);
    const over = all.filter((one) => one !== harm[0] && overlap(one.box, harm[0]!.box, 4));
    expect(over.map(({ text: says }) => says)).toEqual([]);
  });

  test('every hex that lies open can be pressed, and whoever stands there is named by it', () => {
    const regions = regionsIn(board.nodes);
    expect(new Set(regions.map(({ id }) => id))).toEqual(new Set(floorOf(view)));
    for (const { id, at } of view.figures) {
      const region = regions.find((one) => one.id === at)!;
      expect(region.holds).toContain(id);
      expect(region.name.en).toContain(hexName(at));
      expect(region.name.ja).not.toBe(region.name.en);
    }
  });

  test('each figure, door and overlay is drawn once', () => {
    const tags = tagsOf(board);
    for (const { id } of view.figures) expect(tags).toContain(`figure:${id}`);
    for (const { id, state } of view.doors) expect(tags).toContain(`door:${id}:${state}`);
    for (const { type, hexes } of view.overlays) expect(tags).toContain(`overlay:${type}:${hexes[0]}`);
    for (const { at } of view.money) expect(tags).toContain(`money:${at}`);
  });

  test('conditions lie on the figure that has them, and on no other', () => {
    for (const { id, conditions } of view.figures) {
      const on = new Set(
        flat(board).flatMap(({ tags }) =>
          tags.includes(`figure:${id}`) ? tags.filter((tag) => tag.startsWith('condition:')) : [],
        ),
      );
      expect([...on].sort()).toEqual(conditions.map((one) => `condition:${one}`).sort());
    }
  });

  test('the three states of an element are of three shapes', () => {
    const shapes = (['inert', 'waning', 'strong'] as const).map((state) =>
      elementState('fire', state, 50)
        .map(({ kind }) => kind)
        .join(),
    );
    expect(new Set(shapes).size).toBe(3);
  });

  test('each element that can be used is there, and one that has just gone; others are not', () => {
    const elements: View['elements'] = { ...view.elements, fire: 'strong', ice: 'waning', air: 'inert', dark: 'inert' };
    const gone = { type: 'consumes', shown: { actor: 'hero:0', elements: ['air'] } };
    const now = { said: [], events: [gone], asked: [] };
    const tags = tagsOf(pictures.board({ ...view, elements }, { locale: 'en', now }));
    for (const one of ['fire:strong', 'ice:waning', 'air:inert']) expect(tags).toContain(`element:${one}`);
    expect(tags).not.toContain('element:dark:inert');
  });

  test('the order has a place for each who acts', () => {
    for (const one of view.order)
      expect(tagsOf(board)).toContain(one.who === 'character' ? `turn:seat:${one.seat}` : `turn:type:${one.type}`);
  });

  test('a map of any shape fits into the picture', () => {
    for (const no of offered) {
      const { height } = pictures.board(seen(opened(no, { seats: 2, level: '1' })), { locale: 'en' });
      expect(height, `scenario ${no}`).toBeLessThanOrEqual(1800);
    }
  });
});

const TERMS = [
  { what: 'base', n: 2 },
  { what: 'poison', n: 1 },
  { what: 'double', n: 2 },
];
const MISSED = [
  { what: 'base', n: 1 },
  { what: 'card', n: -2 },
];

describe('The last turn', () => {
  test('ways, blows and changes are read off public events', () => {
    const event = (type: string, shown: object) => ({ type, shown }) as Parameters<typeof readNews>[0][number];
    const news = readNews([
      event('moves', { actor: 'hero.0', from: '0,0', way: ['1,0', '2,0'] }),
      event('moves', { actor: 'hero.0', from: '2,0', way: ['2,1'] }),
      event('forced', { actor: 'hero.0', target: 'monster.x', kind: 'push', from: '3,0', way: ['4,0'] }),
      event('attack', { actor: 'hero.0', target: 'monster.x', from: '2,1', at: '4,0', terms: TERMS, damage: 6 }),
      event('attack', { actor: 'hero.0', target: 'monster.x', from: '2,1', at: '4,0', terms: MISSED, damage: 0 }),
      // Matches of the first version of the rules tell the sum alone.
      event('attack', { actor: 'hero.0', target: 'monster.x', from: '2,1', at: '4,0', sum: '2 + 1', damage: 3 }),
      event('door-opens', { actor: 'hero.0', at: '5,0' }),
      event('suffers', { actor: 'monster.x', n: 3 }),
    ]);
    expect(news.ways.map(({ actor, places, forced }) => [actor, places, forced])).toEqual([
      ['hero.0', ['0,0', '1,0', '2,0', '2,1'], false],
      ['monster.x', ['3,0', '4,0'], true],
    ]);
    expect(news.blows.map(({ from, at, sum, damage }) => [from, at, sum, damage])).toEqual([
      ['2,1', '4,0', '(2 + {poison}1) × 2 = 6', 6],
      ['2,1', '4,0', '1 − 2 → 0', 0],
      ['2,1', '4,0', '2 + 1 = 3', 3],
    ]);
    expect(news.places).toEqual(['5,0']);
  });

  test('without news there is neither way nor blow, with it both', () => {
    const g = opened(1);
    const quiet = tagsOf(pictures.board(seen(g), { locale: 'en' }));
    const told = tagsOf(pictures.board(seen(g), { locale: 'en', now: { said: [], events: madeUpNews(g), asked: [] } }));
    expect(quiet.some((tag) => tag.startsWith('way:') || tag.startsWith('blow:'))).toBe(false);
    expect(told.some((tag) => tag.startsWith('way:'))).toBe(true);
    expect(told.some((tag) => tag.startsWith('blow:'))).toBe(true);
  });
});

describe('What is not revealed', () => {
  test('of rooms behind doors nothing is drawn, named or to be pressed', () => {
    for (const no of [1, 3, 20]) {
      const told = scenario(no);
      const [first] = told.rooms.filter(({ start }) => start);
      const view = seen(opened(no, { rooms: [first!.id] }));
      const shown = new Set(floorOf(view));
      const hidden = told.rooms.flatMap(({ hexes }) => hexes.map((hex) => hex.join())).filter((at) => !shown.has(at));
      expect(hidden.length).toBeGreaterThan(10);
      for (const locale of locales) {
        const board = pictures.board(view, { locale });
        const regions = new Set(regionsIn(board.nodes).map(({ id }) => id));
        for (const at of hidden) expect(regions.has(at), `${no} ${at}`).toBe(false);
        const alt = pictures.alt.board(view, { locale });
        for (const at of hidden) expect(alt).not.toMatch(new RegExp(`\\b${hexName(at)}\\b`));
        expect(pictures.places(view, locale).filter(({ id }) => id.startsWith('room-'))).toHaveLength(1);
        expect(pictures.board(view, { locale, focus: `room-${told.rooms.at(-1)!.id}` })).toEqual(board);
      }
    }
  });

  test('what a viewer may not know changes nothing in what is drawn and said', () => {
    for (const { g, name } of played.filter((_, n) => n % 3 === 0))
      for (const viewer of [0, 'spectator'] as const) {
        const other = whole.proofs.swapHidden(structuredClone(g), viewer, makeRng({ seed: name, drawn: {} }));
        const [one, two] = [seen(g, viewer), seen(other, viewer)];
        const look = { locale: 'en' } as const;
        expect(pictures.board(two, look)).toEqual(pictures.board(one, look));
        expect(pictures.hand(two, look)).toEqual(pictures.hand(one, look));
        expect(pictures.alt.board(two, look)).toBe(pictures.alt.board(one, look));
      }
  });
});

describe('The board in words', () => {
  test('has at most 1,000 characters in both languages, and names who acts and who is there', () => {
    for (const one of played)
      for (const locale of locales) {
        const alt = pictures.alt.board(seen(one.g), { locale, now: nowOf(one, locale) });
        expect(alt.length, one.name).toBeLessThanOrEqual(1000);
        expect(alt.length, one.name).toBeGreaterThan(60);
      }
    const view = seen(opened(1));
    const alt = pictures.alt.board(view, { locale: 'en' });
    expect(alt).toContain(hexName(view.figures[0]!.at));
  });
});
