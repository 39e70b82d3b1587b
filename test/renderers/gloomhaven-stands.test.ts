import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { creatures } from '#games/gloomhaven/printed/content/content';
import { BOSSES, MONSTERS, SUMMONS, THINGS } from '#games/gloomhaven/printed/content/kinds';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import { bustOf } from '#renderers/gloomhaven/busts';
import { standLie } from '#renderers/gloomhaven/crowd';
import { barOf, figureNodes } from '#renderers/gloomhaven/figures';
import { lieOf } from '#renderers/gloomhaven/lie';
import { outlineOf, type Standing, standOf } from '#renderers/gloomhaven/stands';
import { type Frame, group, type Node } from '#renderers/scene';
import { paint } from '#src/drawing/paint';
import { flat, overlap } from './boxes.ts';

/** Figures are told apart by their busts and their outlines, without colour, as small as they come. */

const ALL: Standing[] = [
  ...CLASSES.map((what): Standing => ({ kind: 'character', what, rank: null, seat: 0 })),
  ...MONSTERS.map((what): Standing => ({ kind: 'monster', what, rank: 'normal', seat: null })),
  ...BOSSES.map((what): Standing => ({ kind: 'monster', what, rank: 'boss', seat: null })),
  ...SUMMONS.map((what): Standing => ({ kind: 'summon', what, rank: null, seat: 0 })),
  ...THINGS.map((what): Standing => ({ kind: 'objective', what, rank: null, seat: null })),
];
const unknown = JSON.stringify(bustOf('monster', 'nobody')());

/** How light each of 24 by 24 points of a stand is, from 0 to 255. */
async function lightness(one: Standing): Promise<Uint8Array> {
  const scene = {
    width: 48,
    height: 48,
    ground: '#8a7c64',
    lang: 'en',
    nodes: [group([standOf(one, 24)], { x: 24, y: 26 })],
  };
  const png = await paint(scene, { format: 'png' });
  return sharp(png).resize(24, 24).greyscale().raw().toBuffer();
}
/** The mean of how far two differ, over all points. */
const apart = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, n) => sum + Math.abs(value - b[n]!), 0) / a.length;

describe('Everybody has a bust', () => {
  test('the lists of kinds name all that the components have, and no more', () => {
    const { monsters, bosses } = bestiary();
    expect([...MONSTERS].sort()).toEqual([...monsters.keys()].sort());
    expect([...BOSSES].sort()).toEqual([...bosses.keys()].sort());
    expect([...SUMMONS].sort()).toEqual([...creatures.keys()].sort());
    const things = offered.flatMap((no) => scenario(no).objectives.map(({ id }) => id));
    expect([...THINGS].sort()).toEqual([...new Set(things)].sort());
  });

  test('of its own, and what nobody knows has the hood of the unknown', () => {
    const drawn = ALL.map(({ kind, what }) => JSON.stringify(bustOf(kind, what)()));
    // The prime demon of a second scenario is the same demon.
    expect(new Set(drawn).size).toBe(ALL.length - 1);
    expect(drawn).not.toContain(unknown);
  });

  test('that is told from all others of its kind without colour, in 24 pixels', async () => {
    const grey = await Promise.all(ALL.map(lightness));
    const close = ALL.flatMap((one, n) =>
      ALL.slice(n + 1).flatMap((other, k) => {
        const far = apart(grey[n]!, grey[n + 1 + k]!);
        const isSame = one.what.startsWith('prime-demon') && other.what.startsWith('prime-demon');
        return outlineOf(one) !== outlineOf(other) || isSame || far >= 6 ? [] : [`${one.what} / ${other.what}: ${far}`];
      }),
    );
    expect(close).toEqual([]);
  });
});

describe('Who stands there is told by the outline', () => {
  test('characters, summons, things, normal and elite monsters and bosses have six, unlike without colour in 24 pixels', async () => {
    const ranks = (['normal', 'elite', 'boss'] as const).map(
      (rank): Standing => ({ kind: 'monster', what: 'hound', rank, seat: null }),
    );
    const those: Standing[] = [...ranks, ALL[0]!, ALL.at(-1)!, ALL.find(({ kind }) => kind === 'summon')!];
    expect(new Set(those.map(outlineOf)).size).toBe(6);
    const [normal, elite, boss] = await Promise.all(ranks.map(lightness));
    for (const [a, b] of [
      [normal, elite],
      [normal, boss],
      [elite, boss],
    ])
      expect(apart(a!, b!)).toBeGreaterThan(8);
  });
});

const figure = (more: Partial<SeenFigure>): SeenFigure => ({
  id: 'one',
  kind: 'monster',
  at: '0,0',
  hp: 6,
  max: 10,
  conditions: [],
  shield: 0,
  retaliate: 0,
  bonuses: [],
  seat: null,
  what: 'hound',
  rank: 'normal',
  standee: 4,
  hasActed: false,
  ...more,
});
const lieAt = (size: number) => lieOf(['0,0'], { w: 1200, h: 1200, most: size }, 0);
const widthOf = (nodes: readonly Node[]): number =>
  flat({ width: 1200, height: 1200, ground: '', lang: 'en', nodes: [...nodes] }).find(({ tags }) =>
    tags.includes('life'),
  )!.box.w;

describe('Life is a bar', () => {
  test('as long as the part that is left: whole, half, and still seen with a hundredth', () => {
    for (const size of [34, 60, 110]) {
      const width = (hp: number, max: number) => widthOf(figureNodes(figure({ hp, max }), lieAt(size)));
      const whole = barOf(size).w - 4;
      expect(width(10, 10)).toBeCloseTo(whole, 0);
      expect(width(5, 10)).toBeCloseTo(whole / 2, 0);
      expect(width(1, 300)).toBeGreaterThanOrEqual(2);
      // Who has more than the most has a full bar.
      expect(width(12, 10)).toBeCloseTo(whole, 0);
    }
  });

  test('neither it nor the number is covered by conditions, nor are conditions by each other', () => {
    const conditions: SeenFigure['conditions'] = ['poison', 'wound', 'stun', 'muddle'];
    for (const size of [56, 74, 110]) {
      const all = flat({
        width: 1200,
        height: 1200,
        ground: '',
        lang: 'en',
        nodes: figureNodes(figure({ conditions }), lieAt(size)),
      });
      const boxOf = (tag: string): Frame => {
        const boxes = all.filter(({ tags }) => tags.includes(tag)).map(({ box }) => box);
        const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
        return {
          x,
          y,
          w: Math.max(...boxes.map((b) => b.x + b.w)) - x,
          h: Math.max(...boxes.map((b) => b.y + b.h)) - y,
        };
      };
      const badges = conditions.map((id) => boxOf(`condition:${id}`));
      for (const [n, badge] of badges.entries()) {
        expect(overlap(badge, boxOf('standee'), 2), `${size}`).toBe(false);
        expect(overlap(badge, boxOf('hp'), 2), `${size}`).toBe(false);
        for (const other of badges.slice(n + 1)) expect(overlap(badge, other, 3), `${size}`).toBe(false);
      }
    }
  });
});

describe('What protects a figure stands on its stand', () => {
  const flatOf = (more: Partial<SeenFigure>, size: number) =>
    flat({ width: 1200, height: 1200, ground: '', lang: 'en', nodes: figureNodes(figure(more), lieAt(size)) });
  const numbers = (more: Partial<SeenFigure>, size = 34) =>
    flatOf(more, size).flatMap(({ tags, text }) =>
      text !== undefined && tags.some((tag) => tag.startsWith('armour:')) ? [text] : [],
    );

  test('its shield and what strikes back, each with its number, and nothing of 0', () => {
    expect(numbers({ shield: 2, retaliate: 0 })).toEqual(['2']);
    expect(numbers({ shield: 1, retaliate: 3 })).toEqual(['1', '3']);
    expect(numbers({ shield: 0, retaliate: 0 })).toEqual([]);
  });

  test.each([34, 60, 110])('clear of life, the number and each other, in hexes of %i', (size) => {
    const words = flatOf({ shield: 3, retaliate: 2, hp: 12, max: 14 }, size).filter(({ text }) => text !== undefined);
    for (const [n, one] of words.entries())
      for (const other of words.slice(n + 1))
        expect(overlap(one.box, other.box, 4), `${one.text} ${other.text}`).toBe(false);
  });
});

describe('Conditions stand in one row on the bar', () => {
  const many: SeenFigure['conditions'] = ['poison', 'wound', 'stun', 'muddle', 'strengthen'];
  test.each([34, 60, 110])('all five of them, within the width of the stand, in hexes of %i', (size) => {
    const scene = { width: 1200, height: 1200, ground: '', lang: 'en' };
    const all = flat({ ...scene, nodes: figureNodes(figure({ conditions: many }), lieAt(size)) });
    const bars = all.filter(({ tags }) => tags.includes('life')).map(({ box }) => box);
    const badges = many.map((id) => all.find(({ tags }) => tags.includes(`condition:${id}`))!.box);
    expect(new Set(badges.map(({ y, h }) => Math.round(y + h / 2))).size).toBe(1);
    const left = Math.min(...badges.map(({ x }) => x));
    const right = Math.max(...badges.map(({ x, w }) => x + w));
    expect(right - left).toBeLessThanOrEqual(barOf(size).w + 12);
    for (const { y, h } of badges) expect(y + h).toBeLessThanOrEqual(bars[0]!.y + 3);
  });
});

test.each([34, 48, 60, 74, 110])(
  'conditions and what strikes back do not cover one another, in hexes of %i',
  (size) => {
    for (const conditions of [['poison'], ['poison', 'wound']] as SeenFigure['conditions'][])
      for (const armour of [{ retaliate: 6 }, { shield: 1, retaliate: 6 }, { shield: 1, retaliate: 12 }]) {
        const scene = { width: 1200, height: 1200, ground: '', lang: 'en' };
        const all = flat({ ...scene, nodes: figureNodes(figure({ conditions, ...armour }), lieAt(size)) });
        const under = (head: string) => all.filter(({ tags }) => tags.some((tag) => tag.startsWith(head)));
        const signs = under('armour:retaliate');
        expect(signs.length).toBeGreaterThan(0);
        for (const badge of under('condition:'))
          for (const sign of signs) expect(overlap(badge.box, sign.box, 6), badge.tags.join()).toBe(false);
      }
  },
);

describe('Stands do not cover one another', () => {
  const lie = lieOf(['0,0', '1,0', '0,1', '3,0'], { w: 1200, h: 1200, most: 80 }, 0);
  const at = (...hexes: string[]): View =>
    ({ figures: hexes.map((one) => figure({ id: one, at: one })), overlays: [], money: [] }) as unknown as View;
  const sizeOf = (view: View) => standLie(view, lie).size;

  test('they are smaller where two are neighbours, and whole where none are', () => {
    expect(sizeOf(at('0,0', '3,0'))).toBe(lie.size);
    expect(sizeOf(at('0,0', '0,1'))).toBeCloseTo(lie.size * 0.85);
    expect(sizeOf(at('0,0', '1,0'))).toBeCloseTo(lie.size * 0.85);
  });

  test('so they are beside an obstacle or money, and not beside ground that is hard to walk on', () => {
    const beside = (type: string) =>
      sizeOf({ ...at('0,0'), overlays: [{ type, hexes: ['1,0'] }] } as unknown as View) < lie.size;
    expect(['obstacle', 'trap', 'treasure'].map(beside)).toEqual([true, true, true]);
    expect(['difficult', 'hazardous'].map(beside)).toEqual([false, false]);
    expect(sizeOf({ ...at('0,0'), money: [{ at: '1,0', n: 1 }] })).toBeLessThan(lie.size);
  });

  test('then no bar of life lies under the stand of a neighbour, whichever way the map is turned', () => {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const turned = lieOf(['0,0', '1,0', '0,1', '1,1'], { w: 1200, h: 1200, most: 80 }, turn);
      const stands = standLie(at('0,0', '1,0', '0,1', '1,1'), turned);
      const s = stands.size;
      for (const one of ['0,0', '1,0', '0,1', '1,1'])
        for (const other of ['0,0', '1,0', '0,1', '1,1']) {
          if (one === other) continue;
          const [[x, y], [ox, oy]] = [stands.centre(one), stands.centre(other)];
          const bar = barOf(s);
          const stand = { x: ox - 0.7 * s, y: oy - 0.96 * s, w: 1.4 * s, h: 1.72 * s };
          expect(overlap({ ...bar, x: x + bar.x, y: y + bar.y }, stand, 2), `${turn}: ${one} ${other}`).toBe(false);
        }
    }
  });
});
