import { expect, test } from 'vitest';
import type { Json } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import type { Node } from '#renderers/scene';
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

const COMPASS = { id: 'compass', at: [84, 92] } as const;

const n = (what: string, many: number): Json => ({ key: `counter.${what}`, args: { n: many } });
const seats = (workers: number, at = 'G6') =>
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
const drawn = (workers: number, asked: readonly string[] = [], at = 'G6') =>
  pictures.board(seats(workers, at), {
    locale: 'en',
    now: {
      said: ['Deployed.'],
      deeds: [deployed(at)],
      events: [deployed(at)],
      asked: [{ seat: 1, words: 'Where to?', places: asked }],
    } as never,
  });
const inBubble = (scene: ReturnType<typeof drawn>) => flat(scene).filter(({ tags }) => tags.includes('bubble:G6'));

test('all that is there stands on its plate, each kind with how many there are, larger than in its hex', () => {
  const scene = drawn(2);
  const told = inBubble(scene).flatMap(({ text }) => text ?? []);
  expect(told).toEqual(expect.arrayContaining(['G6', '×2', '+1', '1']));
  expect(told.filter((one) => one === '×2')).toHaveLength(2);
  const high = (tag: string, isPulled: boolean) =>
    Math.max(
      ...flat(scene)
        .filter(({ tags }) => tags.includes(tag) && tags.includes(isPulled ? 'bubble:G6' : 'pieces:G6'))
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
  expect(['A1', 'G6', 'G3', 'G4', 'H1', 'D4'].filter(isUnder)).toEqual([]);
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
  const scene = drawn(2, [], 'G6');
  const leader = named(scene.nodes, 'leader:G6');
  expect(leader).toBeDefined();
  expect(JSON.stringify(leader)).not.toContain(done);
  const [x, y] = cells.get('G6')!.at;
  const { box } = flat(scene).find(({ tags }) => tags.includes('leader:G6'))!;
  const ends = [box.x, box.x + box.w].flatMap((px) => [box.y - 210, box.y + box.h - 210].map((py) => [px, py]));
  expect(Math.min(...ends.map(([px, py]) => Math.hypot(px! - x, py! - y)))).toBeLessThan(64);
  const lastOfLine = flat(scene).findLastIndex(({ tags }) => tags.includes('leader:G6'));
  const firstAbove = flat(scene).findIndex(({ tags }) => tags.some((tag) => /^(pieces|way|ghost):/.test(tag)));
  expect(firstAbove).toBeGreaterThan(lastOfLine);
});

test('a crowded hex that nothing is told of is pulled out as well, without amber', () => {
  const now = { said: ['.'], deeds: [deployed('A1')], events: [deployed('A1')], asked: [] } as never;
  const scene = pictures.board(seats(2), { locale: 'en', now });
  const bubble = named(scene.nodes, 'bubble:G6');
  expect(bubble).toBeDefined();
  expect(JSON.stringify(bubble)).not.toContain(done);
  expect(JSON.stringify(named(drawn(2).nodes, 'bubble:G6'))).toContain(done);
});

test('a hex that holds little is not pulled out', () => {
  const whole = seats(0);
  const calm = { ...whole, units: whole.units.filter(({ kind }) => kind !== 'character') };
  const now = { said: ['.'], deeds: [deployed('A1')], events: [deployed('A1')], asked: [] } as never;
  const tags = flat(pictures.board(calm, { locale: 'en', now })).flatMap((one) => one.tags);
  expect(tags.filter((tag) => tag.startsWith('bubble:'))).toEqual([]);
});

test('only a hex near free sea is pulled out: a plate is at most one hex away, and nothing leads over another hex', () => {
  const pulled: string[] = [];
  for (const { id, at } of [...cells.values()].filter(({ home }) => !home)) {
    const scene = drawn(2, [], id);
    const all = flat(scene);
    expect(all.flatMap(({ tags }) => tags).filter((tag) => tag.startsWith('thread:'))).toEqual([]);
    const plate = all.filter(({ tags }) => tags.includes(`bubble:${id}`)).map(({ box }) => box);
    if (plate.length === 0) continue;
    pulled.push(id);
    const [left, right] = [Math.min(...plate.map(({ x }) => x)), Math.max(...plate.map(({ x, w }) => x + w))];
    const [top, foot] = [Math.min(...plate.map(({ y }) => y)) - 210, Math.max(...plate.map(({ y, h }) => y + h)) - 210];
    const far = Math.hypot(Math.max(left - at[0], 0, at[0] - right), Math.max(top - at[1], 0, at[1] - foot));
    expect(far, id).toBeLessThan(SIZE * 3);
  }
  expect(pulled).toEqual(expect.arrayContaining(['G5', 'G6']));
  // In the middle of the land there is no sea: the hex tells all itself.
  expect(pulled.filter((id) => ['D4', 'D6', 'C3', 'E3'].includes(id))).toEqual([]);
  const whole = flat(drawn(2, [], 'D6')).filter(({ tags }) => tags.includes('pieces:D6'));
  expect(whole.flatMap(({ tags }) => tags).filter((tag) => tag.startsWith('goods:D6'))).not.toEqual([]);
});

test('on boards of matches by chance bubbles lie over no hex, no base and not the compass, and no tail is longer than a hex', () => {
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
        const tails = all.filter(({ tags }) => tags.some((tag) => tag.startsWith('leader:')));
        long.push(...tails.filter(({ box }) => Math.hypot(box.w, box.h) > 2 * SIZE + 60).map(() => fresh.name));
        for (const { id, at } of [...cells.values(), COMPASS]) {
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
