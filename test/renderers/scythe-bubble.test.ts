import { expect, test } from 'vitest';
import type { Json } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import type { Group, Node } from '#renderers/scene';
import { cells, SIZE } from '#renderers/scythe/cells';
import { pictures } from '#renderers/scythe/index';
import { done } from '#renderers/theme';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';
import { clashes, covered, outside } from './legible.ts';
import { lying, viewOf } from './scythe-sketches.ts';

/** A crowded hex is pulled out: all that is there stands once more at twice the size, in the sea. */

const n = (what: string, many: number): Json => ({ key: `counter.${what}`, args: { n: many } });
const seats = (workers: number, at = 'B2') =>
  viewOf(
    [
      {
        faction: 'albion',
        mat: 'militant',
        flags: 1,
        on: { character: at, mechs: [at, at, 'A1'], workers: Array<string>(workers).fill(at) },
      },
      { faction: 'crimea', mat: 'engineering', on: { character: 'G3', mechs: ['G4'], workers: ['G3', 'H1'] } },
    ],
    {
      expansion: 'invaders',
      goods: lying({ [at]: { wood: 1, metal: 1, oil: 1 } }),
      tokens: { [at]: { kind: 'flag', seat: 0 } },
    },
  );
const deployed = (hex: string) => ({
  type: 'deployed',
  shown: { seat: 0, mech: 'sword', hex, loss: [n('metal', 4)], gain: [] },
});
const drawn = (workers: number, asked: readonly string[] = [], at = 'B2') =>
  pictures.board(seats(workers, at), {
    locale: 'en',
    now: {
      said: ['Deployed.'],
      deeds: [deployed(at)],
      events: [deployed(at)],
      asked: [{ seat: 1, words: 'Where to?', places: asked }],
    } as never,
  });
const inBubble = (scene: ReturnType<typeof drawn>) => flat(scene).filter(({ tags }) => tags.includes('bubble:B2'));

test('all that is there stands on its plate, each kind with how many there are, larger than in its hex', () => {
  const scene = drawn(2);
  const told = inBubble(scene).flatMap(({ text }) => text ?? []);
  expect(told).toEqual(expect.arrayContaining(['B2', '×2', '+1', '1']));
  expect(told.filter((one) => one === '×2')).toHaveLength(2);
  const high = (tag: string, isPulled: boolean) =>
    Math.max(
      ...flat(scene)
        .filter(({ tags }) => tags.includes(tag) && tags.includes(isPulled ? 'bubble:B2' : 'pieces:B2'))
        .map(({ box }) => box.h),
    );
  expect(high('counter:albion', true)).toBeGreaterThan(1.1 * high('counter:albion', false));
  for (const { text, size } of inBubble(scene)) if (text) expect(size! / 3, text).toBeGreaterThanOrEqual(8);
  expect([...outside(scene), ...clashes(scene), ...covered(scene)]).toEqual([]);
});

test('it lies over no piece and over nothing that can be chosen', () => {
  const round = inBubble(drawn(2)).map(({ box }) => box);
  const left = Math.min(...round.map(({ x }) => x));
  const far = Math.max(...round.map(({ x, w }) => x + w));
  const top = Math.min(...round.map(({ y }) => y)) - 210;
  const low = Math.max(...round.map(({ y, h }) => y + h)) - 210;
  const isUnder = (id: string) => {
    const [x, y] = cells.get(id)!.at;
    return x > left && x < far && y > top && y < low;
  };
  expect(['A1', 'B2', 'G3', 'G4', 'H1', 'D4'].filter(isUnder)).toEqual([]);
  const under = [...cells.values()].filter(({ id, home }) => !home && isUnder(id)).map(({ id }) => id);
  const asked = inBubble(drawn(2, under)).map(({ box }) => box);
  const again = (id: string) => {
    const [x, y] = cells.get(id)!.at;
    return asked.some((box) => x > box.x && x < box.x + box.w && y > box.y - 210 && y < box.y + box.h - 210);
  };
  expect(under.filter(again)).toEqual([]);
});

/** The drawing of this name, wherever it lies in a picture. */
const named = (nodes: readonly Node[], tag: string): Node | undefined =>
  nodes
    .flatMap((node) => (node.tag === tag ? node : node.kind === 'group' ? (named(node.nodes, tag) ?? []) : []))
    .at(0);

test('its tail ends in its hex, has nothing of the amber of moves, and lies below all pieces and moves', () => {
  const scene = drawn(2, [], 'A6');
  const leader = named(scene.nodes, 'leader:A6');
  expect(leader).toBeDefined();
  expect(JSON.stringify(leader)).not.toContain(done);
  const [x, y] = cells.get('A6')!.at;
  const { box } = flat(scene).find(({ tags }) => tags.includes('leader:A6'))!;
  const ends = [box.x, box.x + box.w].flatMap((px) => [box.y - 210, box.y + box.h - 210].map((py) => [px, py]));
  expect(Math.min(...ends.map(([px, py]) => Math.hypot(px! - x, py! - y)))).toBeLessThan(64);
  const lastOfLine = flat(scene).findLastIndex(({ tags }) => tags.includes('leader:A6'));
  const firstAbove = flat(scene).findIndex(({ tags }) => tags.some((tag) => /^(pieces|way|ghost):/.test(tag)));
  expect(firstAbove).toBeGreaterThan(lastOfLine);
});

test('over other hexes a fine line without amber leads from the plate into its hex, and no tail', () => {
  const inland = drawn(2, [], 'E5');
  expect(named(inland.nodes, 'bubble:E5')).toBeDefined();
  expect(named(inland.nodes, 'leader:E5')).toBeUndefined();
  const thread = named(inland.nodes, 'thread:E5');
  expect(JSON.stringify(thread)).not.toContain(done);
  const ends = (thread as Group).nodes.flatMap((node) => (node.kind === 'line' ? [node.points] : []));
  expect(ends.length).toBeGreaterThan(0);
  for (const points of ends) {
    const [from, to] = [points[0]!, points.at(-1)!];
    const far = (id: string) => Math.hypot(to[0] - cells.get(id)!.at[0], to[1] - cells.get(id)!.at[1]);
    expect(far('E5')).toBeLessThan(SIZE);
    const plate = flat(inland).filter(({ tags }) => tags.includes('bubble:E5'));
    const isOn = ({ box: { x, y, w, h } }: (typeof plate)[number]) =>
      from[0] >= x && from[0] <= x + w && from[1] + 210 >= y && from[1] + 210 <= y + h;
    expect(plate.some(isOn)).toBe(true);
  }
  expect(named(drawn(2, [], 'A6').nodes, 'thread:A6')).toBeUndefined();
});

test('a crowded hex that nothing is told of is pulled out as well, without amber', () => {
  const now = { said: ['.'], deeds: [deployed('A1')], events: [deployed('A1')], asked: [] } as never;
  const scene = pictures.board(seats(2), { locale: 'en', now });
  const bubble = named(scene.nodes, 'bubble:B2');
  expect(bubble).toBeDefined();
  expect(JSON.stringify(bubble)).not.toContain(done);
  expect(JSON.stringify(named(drawn(2).nodes, 'bubble:B2'))).toContain(done);
});

test('a hex that holds little is not pulled out', () => {
  const whole = seats(0);
  const calm = { ...whole, units: whole.units.filter(({ kind }) => kind !== 'character') };
  const now = { said: ['.'], deeds: [deployed('A1')], events: [deployed('A1')], asked: [] } as never;
  const tags = flat(pictures.board(calm, { locale: 'en', now })).flatMap((one) => one.tags);
  expect(tags.filter((tag) => tag.startsWith('bubble:'))).toEqual([]);
});

test('over a hex where somebody stands no line leads: the code on the plate tells where it belongs', () => {
  const kinds = { thread: 0, none: 0 };
  for (const { id } of [...cells.values()].filter(({ home }) => !home)) {
    const { nodes } = drawn(2, [], id);
    const thread = named(nodes, `thread:${id}`) as Group | undefined;
    if (!named(nodes, `bubble:${id}`) || named(nodes, `leader:${id}`)) continue;
    kinds[thread ? 'thread' : 'none']++;
    const held = ['A1', 'G3', 'G4', 'H1'].filter((one) => one !== id).map((one) => cells.get(one)!.at);
    for (const node of thread?.nodes ?? []) {
      if (node.kind !== 'line') continue;
      const [from, to] = [node.points[0]!, node.points.at(-1)!];
      const on = Array.from({ length: 41 }, (_, k) => k / 40).map((t) => [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t,
      ]);
      for (const [x, y] of held)
        expect(Math.min(...on.map(([ox, oy]) => Math.hypot(ox! - x, oy! - y))), id).toBeGreaterThan(SIZE * 0.7);
    }
  }
  expect(kinds.thread).toBeGreaterThan(3);
  expect(kinds.none).toBeGreaterThan(3);
});
test('on boards of matches by chance bubbles lie over no hex and no base of a faction that plays, and no tail is longer than a hex', () => {
  const part = games.find((one) => one.game.id === 'scythe')!;
  let seen = 0;
  const [over, long]: [string[], string[]] = [[], []];
  for (let n = 0; n < plays({ sample: 5, whole: 40 }); n++) {
    let looks = 0;
    playedFresh(part, `bubbles/${n}`, {
      most: 400,
      isLooked: () => ++looks % 12 === 0,
      look: (fresh) => {
        const view = part.game.view(fresh.g, 'spectator') as View;
        if (view.phase !== 'play' || view.combat) return;
        const all = flat(part.pictures.board(view as never, { locale: 'en', now: nowOf(fresh, 'en') }));
        const drawn = all.filter(({ tags }) => tags.some((tag) => tag.startsWith('bubble:')));
        if (drawn.length > 0) seen++;
        const played = new Set(view.players.map(({ faction }) => `home-${faction}`));
        const tails = all.filter(({ tags }) => tags.some((tag) => tag.startsWith('leader:')));
        long.push(...tails.filter(({ box }) => Math.hypot(box.w, box.h) > 2 * SIZE + 60).map(() => fresh.name));
        for (const { id, home, at } of cells.values()) {
          if (home && !played.has(id)) continue;
          const isOver = drawn.some(
            ({ box: { x, y, w, h } }) => at[0] > x && at[0] < x + w && at[1] > y - 210 && at[1] < y + h - 210,
          );
          if (isOver) over.push(`${fresh.name}: ${id}`);
        }
      },
    });
  }
  expect(seen).toBeGreaterThan(2);
  expect(over).toEqual([]);
  expect(long).toEqual([]);
});
