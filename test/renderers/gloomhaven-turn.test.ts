import { describe, expect, test } from 'vitest';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { pictures } from '#renderers/gloomhaven/index';
import { beside, floorOf, isInTown } from '#renderers/gloomhaven/lie';
import type { Node, Region } from '#renderers/scene';
import { plays } from '../kit/lengths.ts';
import { flat } from './boxes.ts';
import { moments, opened, seen } from './gloomhaven-samples.ts';

/** A map that lies is never turned again. */

/** One scenario in so many is looked at. */
const EACH = plays({ sample: 3, whole: 1 });

const regionsIn = (nodes: readonly Node[]): Region[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [...(node.regions ?? []), ...regionsIn(node.nodes)] : []));

const middle = ({ shape }: Region): readonly [number, number] => {
  if ('r' in shape) return [shape.x, shape.y];
  const sum = (k: 0 | 1) => shape.reduce((all, point) => all + point[k], 0) / shape.length;
  return [sum(0), sum(1)];
};

/** In whole degrees, how the neighbour to the east lies from any hex of a picture; undefined where no two lie side by side. */
function turnSeen(view: View, focus?: string): number | undefined {
  const regions = regionsIn(pictures.board(view, { locale: 'en', ...(focus && { focus }) }).nodes);
  for (const one of regions) {
    const east = regions.find(({ id }) => id === beside(one.id)[0]);
    if (!east) continue;
    const [[x, y], [ex, ey]] = [middle(one), middle(east)];
    return Math.round((Math.atan2(ey - y, ex - x) * 180) / Math.PI);
  }
  return undefined;
}

/** The rooms one after the other: as they begin, and each further one. */
function reveals(no: number): number[][] {
  const { rooms } = scenario(no);
  const first = rooms.filter(({ start }) => start).map(({ id }) => id);
  const others = rooms.map(({ id }) => id).filter((id) => !first.includes(id));
  return [first, ...others.map((_, n) => [...first, ...others.slice(0, n + 1)])];
}

describe('A map that lies is never turned again', () => {
  test('in none of the scenarios, whichever rooms are revealed, on the board and close by', () => {
    const turns = new Map<number, Set<number | undefined>>();
    for (const no of offered.filter((_, n) => n % EACH === 0))
      for (const rooms of reveals(no)) {
        const view = seen(opened(no, { seats: 2, level: '1', rooms }));
        const found = turns.get(no) ?? new Set();
        turns.set(no, found.add(turnSeen(view)).add(turnSeen(view, view.figures[0]!.id)));
      }
    for (const [no, found] of turns) expect([...found], `scenario ${no}`).toHaveLength(1);
    // Not every map lies as its coordinates run: those that are higher than wide are turned.
    expect(new Set([...turns.values()].flatMap((found) => [...found])).size).toBeGreaterThan(1);
  });

  test('in no match, whoever falls and wherever the plates below leave room', () => {
    const played = moments('turn/4', { seats: 4, every: 5 }).map(({ g }) => seen(g));
    const found = new Set(played.filter((view) => !isInTown(view)).map((view) => turnSeen(view)));
    expect(played.length).toBeGreaterThan(10);
    expect([...found]).toHaveLength(1);
  });
});

describe('Rooms that run out of the picture', () => {
  const all = opened(1);
  const [, , last] = scenario(1).rooms;
  const isThere = new Set(last!.hexes.map((hex) => hex.join()));

  test('are those in which nobody stands and nothing lies: hexes of the others become larger by it', () => {
    const whole = seen(all);
    const [first] = scenario(1).rooms;
    const inFirst = new Set(first!.hexes.map((hex) => hex.join()));
    const left: View = {
      ...whole,
      figures: whole.figures.filter(({ at }) => inFirst.has(at)),
      overlays: whole.overlays.filter(({ type }) => type !== 'treasure'),
      money: [],
    };
    const size = (view: View) => {
      const region = regionsIn(pictures.board(view, { locale: 'en' }).nodes)[0]!;
      const [x, y] = middle(region);
      return 'r' in region.shape ? 0 : Math.hypot(region.shape[0]![0] - x, region.shape[0]![1] - y);
    };
    expect(size(left)).toBeGreaterThan(size(whole) * 1.12);
    const ids = (view: View) => regionsIn(pictures.board(view, { locale: 'en' }).nodes).map(({ id }) => id);
    for (const at of inFirst) expect(ids(left)).toContain(at);
    // Of the other room at most its edge is left.
    expect(ids(left).filter((at) => isThere.has(at)).length).toBeLessThan(isThere.size / 3);
    // A coin there is seen on the small map at least, and they are whole where somebody stands.
    const coin = [...isThere][3]!;
    const far: View = { ...left, money: [{ at: coin, n: 1 }] };
    const small = flat(pictures.board(far, { locale: 'en' })).some(({ tags }) => tags.includes(`small:${coin}`));
    expect(small || ids(far).includes(coin)).toBe(true);
    expect(new Set(ids(whole))).toEqual(new Set(floorOf(whole)));
  });
});
