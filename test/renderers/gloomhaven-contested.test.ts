import { expect, test } from 'vitest';
import type { View } from '#games/gloomhaven/seen/view.types';
import { rivalsOf } from '#renderers/gloomhaven/contested';
import type { Node, Point, Scene } from '#renderers/scene';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** Where several struck one figure each burst is at its own arrow; of matches by chance. */

const gloomhaven = complete.find(({ game }) => game.id === 'gloomhaven')!;
const MATCHES = plays({ sample: 4, whole: 60 });

/** All points drawn under tags that begin so, by those tags. */
function pointsUnder(scene: Scene, head: string): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  const walk = (node: Node, [x, y]: Point, scale: number, under: readonly string[]): void => {
    const tags = node.tag?.startsWith(head) ? [...under, node.tag.slice(head.length)] : under;
    if (node.kind === 'group') {
      const to: Point = [x + (node.x ?? 0) * scale, y + (node.y ?? 0) * scale];
      for (const one of node.nodes) walk(one, to, scale * (node.scale ?? 1), tags);
      return;
    }
    const points: readonly Point[] =
      'points' in node ? node.points : node.kind === 'text' || node.kind === 'disc' ? [[node.x, node.y]] : [];
    for (const tag of tags)
      found.set(tag, [...(found.get(tag) ?? []), ...points.map(([a, b]): Point => [x + a * scale, y + b * scale])]);
  };
  for (const node of scene.nodes) walk(node, [0, 0], 1, []);
  return found;
}

const middleOf = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;

/** How far the nearest point of an outline is, its edges among them. */
function far([x, y]: Point, outline: readonly Point[]): number {
  const steps = outline.flatMap((a, n) => {
    const b = outline[n + 1] ?? a;
    return [0, 0.25, 0.5, 0.75].map((t): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  });
  return Math.min(...steps.map(([a, b]) => Math.hypot(a - x, b - y)));
}

test('a burst is not nearer to the arrow of another blow at the same figure than to its own', {
  timeout: MATCHES * SLOWEST,
}, () => {
  let [seen, looks] = [0, 0];
  const mistaken: string[] = [];
  for (let n = 0; n < MATCHES; n++)
    playedFresh(gloomhaven, `contested/${n}`, {
      most: 500,
      isLooked: () => looks++ % 7 === 0,
      look: (fresh) => {
        const view = gloomhaven.game.view(fresh.g, 'spectator') as View;
        const scene = gloomhaven.pictures.board(view as never, { locale: 'en', now: nowOf(fresh, 'en') });
        const arrows = pointsUnder(scene, 'blow:');
        for (const [struck, points] of pointsUnder(scene, 'struck:')) {
          const [from, at] = struck.split('>') as [string, string];
          const own = arrows.get(`${from}:${at}`);
          const others = [...arrows].filter(([way]) => way.endsWith(`:${at}`) && way !== `${from}:${at}`);
          if (!own || others.length === 0) continue;
          seen++;
          const [across, down] = [0, 1].map((k) => points.map((one) => one[k]!)) as [number[], number[]];
          const middle: Point = [middleOf(across), middleOf(down)];
          const rival = Math.min(...others.map(([, outline]) => far(middle, outline)));
          if (far(middle, own) > rival)
            mistaken.push(`${fresh.name}: ${struck}, ${Math.round(far(middle, own))} and ${Math.round(rival)}`);
        }
      },
    });
  expect(seen).toBeGreaterThan(3);
  expect(mistaken).toEqual([]);
});

test('rivals are arrows that end at one figure or in one hex; one arrow has none', () => {
  const [one, other, apart] = [
    { from: 'a', at: 'x' },
    { from: 'b', at: 'y' },
    { from: 'c', at: 'z' },
  ] as const;
  expect([...rivalsOf([one, other, apart], [])]).toEqual([]);
  // Who was struck at y was pushed there from x.
  const both = [
    ['a>x', ['b>y']],
    ['b>y', ['a>x']],
  ];
  expect([...rivalsOf([one, other, apart], [['a>x', 'y']])]).toEqual(both);
  // An arrow that is not drawn is nobody's rival.
  expect([...rivalsOf([one, apart], [['b>y', 'x']])]).toEqual([]);
});
