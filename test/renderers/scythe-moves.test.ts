import { describe, expect, test } from 'vitest';
import type { SeatId } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import type { Look } from '#renderers/pictures';
import type { LineNode, Node, Point, Scene } from '#renderers/scene';
import { cells } from '#renderers/scythe/cells';
import { pictures } from '#renderers/scythe/index';
import { flat, type Inked } from './boxes.ts';
import { way } from './scythe-news.ts';
import { lying, viewOf } from './scythe-sketches.ts';

/** Saxony has two moves behind it and one before it; a mech has come to one of Polania's, another may go on. */
const moving = viewOf(
  [
    { faction: 'polania', mat: 'mechanical', on: { character: 'F5', mechs: ['E3'], workers: ['D1'] } },
    {
      faction: 'saxony',
      mat: 'patriotic',
      section: 'move',
      on: {
        character: 'home-saxony',
        mechs: ['home-saxony', 'D4', 'E3', 'F1'],
        workers: ['F1', 'G1', 'home-saxony', 'home-saxony'],
      },
    },
  ],
  {
    turn: {
      seat: 1,
      section: 'move',
      part: 'top',
      moves: { left: 1, steps: 2, current: { unit: 'saxony.mech.4', steps: 1 }, moved: ['saxony.mech.3'] },
    },
    goods: lying({ F1: { metal: 1 } }),
  },
);

interface Step {
  unit: string;
  from: string;
  to: string[];
  load?: readonly { key: string; args: { n: number } }[];
}
const toE3 = { unit: 'mech', from: 'D4', to: ['D5', 'E3'] };
const toF1 = { unit: 'mech', from: 'home-saxony', to: ['F1'] };

/** The board after these moves of one seat, told as one deed. */
const drawn = (steps: readonly Step[], view: View = moving, given: Partial<Given> = {}) =>
  flat(sceneOf(steps, view, given));
function sceneOf(
  steps: readonly Step[],
  view: View = moving,
  { seat = 1, locale = 'en', focus }: Partial<Given> = {},
): Scene {
  const came = steps.map(({ unit, from, to, load = [] }) => ({
    key: 'came.moved',
    args: { seat, unit, number: 1, way: way(from, ...to), load },
  }));
  const deed = { type: 'moved-units', shown: { seat, came } };
  const now = {
    said: ['So it was.'],
    events: [deed],
    deeds: [deed],
    asked: [{ seat, key: 'moves', words: 'Who moves next?' }],
  } as never as NonNullable<Look['now']>;
  return pictures.board(view, { locale, now, ...(focus && { focus }) });
}
/** Points on the shaft of a way, a few pixels from one another. */
function shaft(nodes: readonly Node[], tag: string): Point[] {
  const [line] = nodes.flatMap((node) =>
    node.kind !== 'group' ? [] : node.tag === tag ? node.nodes.filter(({ kind }) => kind === 'line') : [],
  ) as LineNode[];
  if (!line) return nodes.flatMap((node) => (node.kind === 'group' ? shaft(node.nodes, tag) : []));
  return line.points.slice(1).flatMap(([x, y], n) => {
    const [from, to] = line.points[n]!;
    return Array.from({ length: 20 }, (_, k): Point => [from + ((x - from) * k) / 20, to + ((y - to) * k) / 20]);
  });
}
interface Given {
  focus: string;
  seat: SeatId;
  locale: 'en' | 'ja';
}
const tagged = (all: readonly Inked[], prefix: string) => [
  ...new Set(all.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith(prefix)))),
];
const boxes = (all: readonly Inked[], prefix: string) =>
  all.filter(({ tags }) => tags.some((tag) => tag.startsWith(prefix))).map(({ box }) => box);
const said = (all: readonly Inked[]) => all.flatMap(({ text }) => text ?? []);

describe('While somebody moves', () => {
  test('every move is drawn with its number, also beside one that ends in a fight', () => {
    const all = drawn([toE3, toF1]);
    expect(tagged(all, 'step:')).toEqual(['step:D4:E3', 'step:home-saxony:F1']);
    expect(tagged(all, 'way:')).toEqual(['way:D4:E3', 'way:home-saxony:F1']);
  });
  test('who set out stands faint at the start, beside those who have stayed and nowhere else', () => {
    expect(tagged(drawn([toE3, toF1]), 'ghost:').sort()).toEqual(['ghost:D4:1:mech', 'ghost:home-saxony:1:mech']);
    const [mech, ghost] = ['unit:D4:1:mech', 'ghost:D4:'].map((tag) => boxes(drawn([toE3]), tag));
    const right = Math.max(...mech!.map(({ x, w }) => x + w));
    for (const { x } of ghost!) expect(x).toBeGreaterThan(right - 8);
  });
  test('two who set out over one side stood beside one another; over different sides their arrows alone tell of them', () => {
    const view = viewOf([{ faction: 'saxony', mat: 'patriotic', on: { character: 'F2', workers: ['F1'] } }], {
      goods: lying({ G1: { wood: 1 } }),
    });
    const ghosts = (unit: string, steps: readonly Step[]) =>
      boxes(drawn(steps, view, { seat: 0 }), `ghost:G1:0:${unit}`);
    const middleOf = (unit: string, steps: readonly Step[]) => {
      const found = ghosts(unit, steps);
      return Math.min(...found.map(({ x }) => x)) / 2 + Math.max(...found.map(({ x, w }) => x + w)) / 2;
    };
    const apart = [
      { unit: 'character', from: 'G1', to: ['F2'] },
      { unit: 'worker', from: 'G1', to: ['F1'] },
    ];
    expect([...ghosts('character', apart), ...ghosts('worker', apart)]).toEqual([]);
    const together = [apart[0]!, { ...apart[1]!, to: ['F2'] }];
    expect(middleOf('character', together)).toBeLessThan(middleOf('worker', together));
  });
  test('a ghost that would make those who are there smaller than ten pixels on a phone is left out', () => {
    const crowd = (workers: number) =>
      viewOf(
        [
          {
            faction: 'saxony',
            mat: 'patriotic',
            on: { character: 'G1', mechs: ['G1', 'F1'], workers: Array(workers).fill('G1') },
            structures: { mill: 'G1' },
          },
        ],
        { goods: lying({ G1: { wood: 1, metal: 2, oil: 3, food: 1 } }), encounters: ['G1'] },
      );
    const ghosts = (workers: number) =>
      tagged(drawn([{ unit: 'mech', from: 'G1', to: ['F1'] }], crowd(workers), { seat: 0, focus: 'G1' }), 'ghost:G1');
    expect(ghosts(8)).toEqual([]);
    const free = viewOf([{ faction: 'saxony', mat: 'patriotic', on: { mechs: ['G1', 'F1'] } }], { encounters: [] });
    expect(tagged(drawn([{ unit: 'mech', from: 'G1', to: ['F1'] }], free, { seat: 0 }), 'ghost:G1')).toHaveLength(1);
  });
  test('who may still move has a rim of lime, and nobody who has moved or whose hex is not offered', () => {
    const view = viewOf([{ faction: 'saxony', mat: 'patriotic', on: { mechs: ['F1'], workers: ['G1', 'F2'] } }], {
      turn: { seat: 0, section: 'move', part: 'top', moves: { left: 1, steps: 1, current: null, moved: [] } },
    });
    const rims = (places: string[], moved: string[]) => {
      const of = { ...view, turn: { ...view.turn!, moves: { ...view.turn!.moves!, moved } } };
      const now = { said: ['.'], events: [], asked: [{ seat: 0, key: 'moves', words: 'Who?', places }] } as never;
      const all = flat(pictures.board(of, { locale: 'en', now }));
      const own = all.filter(({ tags }) => tags.includes('asked:saxony')).flatMap(({ tags }) => tags);
      return [...new Set(own.filter((tag) => tag.startsWith('pieces:')))].sort();
    };
    expect(rims(['F1', 'G1'], [])).toEqual(['pieces:F1', 'pieces:G1']);
    const mech = view.units.find(({ kind }) => kind === 'mech')!.id;
    expect(rims(['F1', 'G1'], [mech])).toEqual(['pieces:G1']);
    expect(rims([], [])).toEqual([]);
  });
  test('the code of a hex stands aside of a way through one of its upper sides, and over its middle otherwise', () => {
    const view = viewOf([{ faction: 'saxony', mat: 'patriotic', on: { workers: ['G1'] } }], {});
    const aside = (from: string, to: string) => {
      const all = drawn([{ unit: 'worker', from, to: [to] }], view, { seat: 0 });
      const { box } = all.find(({ tags, text }) => tags.includes(`label:${to}`) && text === to)!;
      return Math.round(box.x + box.w / 2 - cells.get(to)!.at[0]);
    };
    expect(aside('F1', 'G1')).toBeGreaterThan(15);
    expect(aside('F2', 'G1')).toBeLessThan(-15);
    expect(Math.abs(aside('G2', 'G1'))).toBeLessThan(3);
  });
  test('a way over a hex before a leap is one stroke: it has one head, and the leap begins where it has come to', () => {
    const all = drawn([toE3]);
    expect(all.filter(({ tags, kind }) => tags.includes('way:D4:E3') && kind === 'polygon')).toEqual([]);
    expect(all.filter(({ tags, kind }) => tags.includes('leap:D4:E3') && kind === 'polygon')).toHaveLength(2);
    const [gone] = boxes(all, 'way:D4:E3');
    const [leapt] = boxes(all, 'leap:D4:E3');
    // The end of the walk to the east is the beginning of the leap to the west.
    expect(Math.abs(gone!.x + gone!.w - (leapt!.x + leapt!.w))).toBeLessThan(12);
  });
  test('what was taken along rides with its number on the way of who took it, and nowhere where nothing was', () => {
    const load = [{ key: 'counter.metal', args: { n: 3 } }];
    const words = (steps: readonly Step[]) =>
      drawn(steps).flatMap(({ tags, text }) => (text && tags.some((tag) => tag.startsWith('cargo:')) ? [text] : []));
    expect(words([{ ...toE3, load }])).toEqual(['3']);
    expect(tagged(drawn([{ ...toE3, load }, toF1]), 'cargo:')).toEqual(['cargo:D4:E3']);
    expect(tagged(drawn([toE3]), 'cargo:')).toEqual([]);
  });
  test('two ways over one side lie apart, and no number lies on a piece or on the other way', () => {
    const view = viewOf(
      [
        { faction: 'crimea', mat: 'industrial', on: { character: 'G3' } },
        { faction: 'saxony', mat: 'patriotic', on: { character: 'E1', mechs: ['G1'], workers: ['F2', 'G1'] } },
      ],
      {},
    );
    const steps = [
      { unit: 'mech', from: 'F2', to: ['F1', 'G1'] },
      { unit: 'worker', from: 'F1', to: ['F2'] },
    ];
    const all = drawn(steps, view);
    const [number] = boxes(all, 'step:F2:G1');
    const meets = (one: Inked['box']) =>
      number!.x < one.x + one.w &&
      one.x < number!.x + number!.w &&
      number!.y < one.y + one.h &&
      one.y < number!.y + number!.h;
    expect([...boxes(all, 'unit:F2:'), ...boxes(all, 'way:F1:F2')].filter(meets)).toEqual([]);
    const { nodes } = sceneOf(steps, view);
    const [first, second] = [shaft(nodes, 'way:F2:G1'), shaft(nodes, 'way:F1:F2')];
    const apart = first.flatMap(([x, y]) => second.map(([ox, oy]) => Math.hypot(x - ox, y - oy)));
    expect(apart.length).toBeGreaterThan(100);
    // A shaft is 17 wide.
    expect(Math.min(...apart)).toBeGreaterThan(17);
  });
  test('two that have changed places have one arrow with two heads, no ghosts, and each its number behind it', () => {
    const view = viewOf(
      [
        { faction: 'crimea', mat: 'industrial', on: { character: 'G3' } },
        { faction: 'saxony', mat: 'patriotic', on: { character: 'E1', mechs: [], workers: ['F2', 'F1'] } },
      ],
      {},
    );
    const steps = [
      { unit: 'worker', from: 'F2', to: ['F1'] },
      { unit: 'worker', from: 'F1', to: ['F2'] },
    ];
    const all = drawn(steps, view);
    expect(tagged(all, 'ghost:')).toEqual([]);
    const drawnAt = (tag: string, kind: Node['kind']) =>
      all.filter((one) => one.kind === kind && one.tags.includes(tag)).map(({ box }) => box);
    // Of a shaft the dark edge, the pale one and the amber; of each head its edge and itself.
    expect(['way:F2:F1', 'way:F1:F2'].flatMap((tag) => drawnAt(tag, 'line'))).toHaveLength(3);
    const middle = ({ x, w }: Inked['box']) => x + w / 2;
    for (const tag of ['way:F2:F1', 'way:F1:F2']) expect(drawnAt(tag, 'polygon')).toHaveLength(2);
    expect(middle(drawnAt('way:F2:F1', 'polygon')[0]!)).toBeLessThan(middle(drawnAt('way:F1:F2', 'polygon')[0]!));
    const [one, other] = ['step:F2:F1', 'step:F1:F2'].map((tag) => middle(boxes(all, tag)[0]!));
    const [west, east] = ['unit:F1:1:worker', 'unit:F2:1:worker'].map((tag) => middle(boxes(all, tag)[0]!));
    expect(one! < west! && other! > east!, `${one} ${west} ${east} ${other}`).toBe(true);
  });
  test('a third who went the same way keeps the arrows apart', () => {
    const view = viewOf([{ faction: 'saxony', mat: 'patriotic', on: { mechs: ['F1'], workers: ['F2', 'F1'] } }], {});
    const steps = [
      { unit: 'worker', from: 'F2', to: ['F1'] },
      { unit: 'mech', from: 'F2', to: ['F1'] },
      { unit: 'worker', from: 'F1', to: ['F2'] },
    ];
    const all = drawn(steps, view, { seat: 0 });
    expect(tagged(all, 'ghost:').length).toBeGreaterThan(0);
    expect(all.filter(({ tags, kind }) => kind === 'line' && tags.includes('way:F1:F2')).length).toBeGreaterThan(0);
  });
  test('the headline names who went where and where a combat is to come', () => {
    expect(said(drawn([toE3, toF1]))).toContain(
      'Saxony Empire moved one mech to E3 and one mech to F1. Combat to come on E3.',
    );
    expect(said(drawn([toE3, { ...toF1, unit: 'character' }]))).toContain(
      'Saxony Empire moved one mech to E3 and the character to F1. Combat to come on E3.',
    );
    expect(said(drawn([toE3]))).toContain('Saxony Empire moved one mech to E3. Combat to come on E3.');
    const apart = { ...moving, units: moving.units.filter(({ seat }) => seat === 1) };
    expect(said(drawn([toE3, toF1], apart))).toContain(
      'Saxony Empire moved one mech from D4 to E3 and one mech from home to F1.',
    );
    const load = [{ key: 'counter.metal', args: { n: 2 } }];
    expect(said(drawn([{ ...toE3, load }], apart))).toContain(
      'Saxony Empire moved one mech with 2 metal from D4 to E3.',
    );
    expect(said(drawn([toE3, toF1], apart, { locale: 'ja' }))).toContain(
      'ザクセン帝国がメック1機をD4からE3へ、メック1機を本拠地からF1へ動かしました。',
    );
  });
  test('of many moves the headline counts who went: the list has their places', () => {
    const to = (unit: string, from: string, place: string): Step => ({ unit, from, to: [place] });
    const apart = { ...moving, units: moving.units.filter(({ seat }) => seat === 1) };
    const three = [to('mech', 'D4', 'E3'), to('mech', 'G1', 'F1'), to('worker', 'D6', 'E5')];
    expect(said(drawn(three, apart))).toContain(
      'Saxony Empire moved one mech from D4 to E3, one mech from G1 to F1, and one worker from D6 to E5.',
    );
    const four = [...three, to('worker', 'D7', 'E6')];
    expect(said(drawn(four, apart))).toContain('Saxony Empire moved 2 mechs and 2 workers.');
  });
  test('workers that may be one and the same are not counted in the headline', () => {
    const worker = (from: string, to: string): Step => ({ unit: 'worker', from, to: [to] });
    const apart = { ...moving, units: moving.units.filter(({ seat }) => seat === 1) };
    expect(said(drawn([worker('D5', 'E4'), worker('E4', 'F3')], apart))).toContain('So it was.');
    expect(said(drawn([worker('D5', 'E4'), worker('D6', 'E5')], apart))).toContain(
      'Saxony Empire moved one worker from D5 to E4 and one worker from D6 to E5.',
    );
  });
  test('the question says who may still go on, and only that of moves', () => {
    expect(said(drawn([toE3]))).toContain('Who moves next? Mech on F1: one more step.');
    const still = { ...moving, turn: { ...moving.turn!, moves: { ...moving.turn!.moves!, current: null } } };
    expect(said(drawn([toE3], still))).toContain('Who moves next?');
  });
  test('the list has all places of a way, and whom a fight is with', () => {
    const inList = (tag: string) => drawn([toE3, toF1]).filter(({ tags }) => tags.includes(tag));
    expect(said(inList('deed:0'))).toEqual(['1', 'D4', 'D5', 'E3', '2', 'F1']);
    expect(tagged(inList('deed:0'), 'emblem:')).toContain('emblem:polania');
    const apart = { ...moving, units: moving.units.filter(({ seat }) => seat === 1) };
    const alone = drawn([toE3], apart).filter(({ tags }) => tags.includes('deed:0'));
    expect(tagged(alone, 'emblem:')).not.toContain('emblem:polania');
  });
});
