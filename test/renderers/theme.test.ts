import { describe, expect, test } from 'vitest';
import * as theme from '#renderers/theme';
import { contrast, distance, EYES, lab } from './colours.ts';

const looks = [0, 1, 2, 3].map((seat) => theme.seatLook(seat));
/** Words and the grounds they stand on. */
const words: readonly (readonly [string, string, string])[] = [
  ['ink on paper', theme.ink, theme.paper],
  ['ink on light paper', theme.ink, theme.paperLight],
  ['alarm on light paper', theme.alarm, theme.paperLight],
  ['cream on wood', theme.cream, theme.wood],
  ['cream on light wood', theme.cream, theme.woodLight],
  ['faint cream on wood', theme.creamFaint, theme.wood],
  ['faint cream on light wood', theme.creamFaint, theme.woodLight],
  ['now on wood', theme.now, theme.wood],
  ['now on light wood', theme.now, theme.woodLight],
  ['now on its edge', theme.now, theme.nowEdge],
  ['what was done on its edge', theme.done, theme.doneEdge],
  ...looks.flatMap((look, seat): [string, string, string][] => [
    [`figures on counters of seat ${seat}`, look.on, look.colour],
    [`dark on light of seat ${seat}`, look.dark, look.light],
    [`ink on light of seat ${seat}`, theme.ink, look.light],
    [`dark of seat ${seat} on light paper`, look.dark, theme.paperLight],
  ]),
];
/** Rings, edges and counters, and what they lie on. */
const shapes: readonly (readonly [string, string, string])[] = [
  ['edge of now on paper', theme.nowEdge, theme.paper],
  ['bronze on wood', theme.bronze, theme.wood],
  ...looks.flatMap((look, seat): [string, string, string][] => [
    [`edge of seat ${seat} on paper`, look.dark, theme.paper],
    [`edge of seat ${seat} on its light`, look.dark, look.light],
  ]),
];
const pairs = looks.flatMap((a, n) => looks.slice(n + 1).map((b, m) => [n, n + 1 + m, a, b] as const));
const two = (value: number) => value.toFixed(1).padStart(5);

describe('The theme', () => {
  test.each(words)('%s can be read: 4.5 to 1, with weak eyes too', (_, a, b) => {
    for (const eyes of EYES) expect(contrast(a, b, eyes), eyes).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s can be seen: 3 to 1, with weak eyes too', (_, a, b) => {
    for (const eyes of EYES) expect(contrast(a, b, eyes), eyes).toBeGreaterThanOrEqual(3);
  });

  test('seats differ in lightness, or else in hue so much that weak eyes tell them too; so do their panels', () => {
    for (const [n, m, a, b] of pairs)
      for (const eyes of EYES) {
        const lighter = Math.abs(lab(a.colour, eyes)[0] - lab(b.colour, eyes)[0]) > 8;
        expect(distance(a.colour, b.colour, eyes), `${n}/${m} ${eyes}`).toBeGreaterThan(lighter ? 12 : 30);
        expect(distance(a.light, b.light, eyes), `${n}/${m} ${eyes}`).toBeGreaterThan(3.5);
      }
    for (const eyes of EYES) expect(distance(looks[0]!.light, looks[1]!.light, eyes)).toBeGreaterThan(8);
  });

  test('nothing else looks like the colour of now', () => {
    const others = Object.entries(theme).flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('now') ? [[name, value] as const] : [],
    );
    expect(others.length).toBeGreaterThan(8);
    for (const eyes of EYES) {
      for (const [name, colour] of others)
        expect(distance(theme.now, colour, eyes), `${name} ${eyes}`).toBeGreaterThan(11);
      for (const { colour, light } of looks)
        for (const one of [colour, light]) expect(distance(theme.now, one, eyes), `${one} ${eyes}`).toBeGreaterThan(11);
    }
  });

  test('the distances are those of the published examples', () => {
    expect(distance('#ff0000', '#ff0000')).toBe(0);
    expect(distance('#ffffff', '#000000')).toBeCloseTo(100, 0);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(lab('#ff0000').map(Math.round)).toEqual([53, 80, 67]);
  });

  test('the table of it all', () => {
    const rows = [...words, ...shapes].map(
      ([name, a, b]) => `${EYES.map((eyes) => two(contrast(a, b, eyes))).join(' ')}  ${name}`,
    );
    const apart = pairs.map(
      ([n, m, a, b]) =>
        `${EYES.map((eyes) => two(distance(a.colour, b.colour, eyes))).join(' ')}  dE of seats ${n} and ${m}`,
    );
    expect([EYES.join(' '), ...rows, ...apart].join('\n')).toMatchSnapshot();
  });
});
