import { expect, test } from 'vitest';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { askedKinds } from '#renderers/gloomhaven/asked-kinds';
import { burstSign } from '#renderers/gloomhaven/burst-signs';
import { heroPlates } from '#renderers/gloomhaven/hero-plates';
import { floorOf, lieOf } from '#renderers/gloomhaven/lie';
import { overlaysOf } from '#renderers/gloomhaven/overlays';
import type { Node } from '#renderers/scene';
import { opened, seen } from './gloomhaven-samples.ts';

/** What is known by colour is known by form as well; and what is left of the items of each character. */

const light = (fill: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16)) as [number, number, number];
  return 0.3 * r + 0.59 * g + 0.11 * b;
};
const deep = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((one) => [one, ...('nodes' in one ? deep(one.nodes as readonly Node[]) : [])]);

test.each(['top', 'bottom'])(
  'GH-5.1: of a card that was used the %s half is lighter than the other, and has a tick',
  (what) => {
    const all = deep(burstSign({ n: 1, is: 'used', what }, 30));
    const rects = all.flatMap((one) => (one.kind === 'rect' && typeof one.fill === 'string' ? [one] : []));
    const card = rects[0]!;
    const half = rects.at(-1)!;
    expect(light(half.fill as string) - light(card.fill as string)).toBeGreaterThan(100);
    const middle = card.y + card.h / 2;
    expect(half.y + half.h / 2 < middle).toBe(what === 'top');
    expect(all.some((one) => one.kind === 'path' && one.d.split('L').length === 3)).toBe(true);
  },
);

test('GH-6.7: the edge of hazardous ground has teeth, and no broken line, which means a choice', () => {
  const no = [...Array(66).keys()].find((n) => {
    try {
      return scenario(n).overlays.some(({ type }) => type === 'hazardous');
    } catch {
      return false;
    }
  })!;
  const view = seen(opened(no));
  const lie = lieOf(floorOf(view), { w: 1200, h: 900, most: 80 }, 0);
  const dashed = (node: Node) => JSON.stringify(node).includes('"dash"');
  const hazards = overlaysOf(view, lie).filter(({ tag }) => tag?.startsWith('overlay:hazardous'));
  expect(hazards.length).toBeGreaterThan(0);
  for (const one of hazards) {
    expect(dashed(one)).toBe(false);
    const edges = deep([one]).flatMap((node) => (node.kind === 'polygon' ? [node.points.length] : []));
    expect(Math.max(...edges)).toBeGreaterThan(12);
  }
});

const view = seen(opened(1, { seats: 2 }));
const carrying = (items: View['characters'][number]['items'], more: Partial<View> = {}): string[] => {
  const characters = view.characters.map((one, n) => (n === 0 ? { ...one, items } : one));
  return deep(heroPlates({ ...view, characters, ...more }, 'en').nodes).flatMap(({ tag }) =>
    tag?.startsWith('item:') ? [tag] : [],
  );
};

test('GH-17: the plate of a character in play shows each of its items, and which are spent or consumed', () => {
  const all = [
    { id: 1, state: 'ready', used: 0 },
    { id: 4, state: 'spent', used: 0 },
    { id: 12, state: 'consumed', used: 0 },
  ] as const;
  expect(carrying([...all])).toEqual(['item:1:ready', 'item:4:spent', 'item:12:consumed']);
  expect(carrying([])).toEqual([]);
  // All of them or none: a part would be read as all.
  const many = Array.from({ length: 40 }, (_, n) => ({ id: n + 1, state: 'ready', used: 0 }) as const);
  expect(carrying(many)).toEqual([]);
});

test('whoever is asked is named once: by the portrait before the question, where the question names them again', () => {
  const words = (text: string) => askedKinds(view, [{ seat: 0, words: text, key: 'move' }], 'en')[0]!.words;
  expect(words('Brute: where does Brute go? (movement 2)')).toBe('Where does Brute go? (movement 2)');
  expect(words('ブルート：誰を攻撃しますか？（ブルートの攻撃3）')).toBe('誰を攻撃しますか？（ブルートの攻撃3）');
  expect(words('Brute: where does the Bear go?')).toBe('Brute: where does the Bear go?');
  expect(words('Brute: what next?')).toBe('Brute: what next?');
});
