import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { seas } from '#games/tears-of-the-dragon/printed/content';
import { coveredBy } from '#renderers/boxes';
import { setText } from '#renderers/measure';
import { drawingsNear } from '#renderers/tears-of-the-dragon/beside';
import { boardNames, WHOLE } from '#renderers/tears-of-the-dragon/fixed-names';
import { cells } from '#renderers/tears-of-the-dragon/geography';
import { goalRoom } from '#renderers/tears-of-the-dragon/goals';
import { isMistaken, siteOf } from '#renderers/tears-of-the-dragon/name-spots';
import { nextTo } from '#renderers/tears-of-the-dragon/names';
import { isAlong, roadsNear } from '#renderers/tears-of-the-dragon/roads';
import { COLLAR, pointer } from '#renderers/tears-of-the-dragon/trace-marks';

/** Names of the whole board: one learns a map by where they stand. */

const none = { large: new Set<string>(), avoided: [], open: true } as const;
const spotsOf = (locale: (typeof locales)[number], open: boolean, taken: readonly string[] = []) => {
  const rooms = taken.map((id) => cells.get(id)!.slot);
  return new Map(boardNames({ ...none, locale, open, taken: rooms }).map(({ tag, x, y }) => [tag!, `${x},${y}`]));
};

test.each(locales)('stand where they stood, whoever sails, in %s', (locale) => {
  const [sailing, war] = [spotsOf(locale, true), spotsOf(locale, false)];
  expect(war.size).toBeGreaterThan(40);
  expect(war.size).toBeLessThan(sailing.size);
  for (const [tag, spot] of war) expect(sailing.get(tag), tag).toBe(spot);
});

test.each(locales)('stay where they are but for those near somebody in their way, in %s', (locale) => {
  const [before, after] = [spotsOf(locale, true), spotsOf(locale, true, ['ursh'])];
  const moved = [...before].filter(([tag, spot]) => after.get(tag) !== spot).map(([tag]) => tag.slice(5));
  const [x, y] = cells.get('ursh')!.at;
  for (const id of moved) expect(Math.hypot(cells.get(id)!.at[0] - x, cells.get(id)!.at[1] - y), id).toBeLessThan(420);
  expect(moved.length).toBeLessThan(8);
});

test.each(locales)('lie on nothing and on no other name, in %s', (locale) => {
  const taken = ['ursh', 'kimrin', 'riverton'].map((id) => cells.get(id)!.slot);
  const boxes = boardNames({ ...none, locale, taken }).map((text) => setText(text).box);
  const apart = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
    a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
  for (const [n, a] of boxes.entries()) {
    for (const b of boxes.slice(n + 1)) expect(apart(a, b)).toBe(true);
    for (const b of taken) expect(apart(a, b)).toBe(true);
  }
});

test('that make way never stand right at the drawing of another place, as if it were its name', () => {
  const land = [...cells.values()].filter(({ id }) => !seas.has(id));
  const icons = land.map((cell) => ({ id: cell.id, icon: siteOf(cell, 'en', []).icon }));
  const usual = spotsOf('en', true);
  for (const { id } of land) {
    const taken = [id, ...nextTo(id)].map((one) => cells.get(one)!.slot);
    for (const text of boardNames({ ...none, locale: 'en', taken })) {
      const own = text.tag!.slice(5);
      if (usual.get(text.tag!) === `${text.x},${text.y}` || !cells.has(own) || seas.has(own)) continue;
      const others = icons.filter((one) => one.id !== own).map(({ icon }) => icon);
      const { box } = setText(text);
      expect(isMistaken(box, others, [box]), `${own} where those round ${id} are`).toBe(false);
    }
  }
});

test('of what is told are larger, and no nearer to the drawing of another place than to their own', () => {
  const land = [...cells.values()].filter(({ id }) => !seas.has(id));
  const icons = land.map((cell) => ({ id: cell.id, icon: siteOf(cell, 'en', []).icon }));
  for (const { id, slot } of land) {
    const taken = [id, ...nextTo(id)].map((one) => cells.get(one)!.slot);
    const told = boardNames({ ...none, locale: 'en', taken, told: new Set([id]), large: new Set([id]) });
    const { box } = setText(told.find(({ tag }) => tag === `name:${id}`)!);
    const others = icons.filter((one) => one.id !== id).map(({ icon }) => icon);
    const own = [slot, ...icons.filter((one) => one.id === id).map(({ icon }) => icon)];
    expect(isMistaken(box, others, own), id).toBe(false);
  }
});

test.each(locales)('of what is told are on one line where they are larger than others, in %s', (locale) => {
  const sizes = [...cells.values()].flatMap(({ id }) => {
    const taken = [id, ...nextTo(id)].map((one) => cells.get(one)!.slot);
    const names = boardNames({ ...none, locale, taken, told: new Set([id]), large: new Set([id]) });
    const { size, breakAt } = names.find(({ tag }) => tag === `name:${id}`)!;
    if (size > 27) expect(breakAt, id).toBeUndefined();
    return [size];
  });
  expect(sizes.some((size) => size > 27)).toBe(true);
});

test.each(locales)('of targets at sea are as large as others, in %s, whatever lies round them', (locale) => {
  const firm = new Set([...cells.keys()].filter((id) => seas.has(id)));
  const rings = [...firm].map((id) => goalRoom({ id, isMet: false }));
  for (const id of firm) {
    const { x, y } = goalRoom({ id, isMet: false });
    const round = [
      { x: x - 110, y: y - 70, w: 240, h: 48 },
      { x: x - 160, y: y - 20, w: 140, h: 70 },
      { x: x + 60, y: y - 20, w: 140, h: 70 },
    ];
    const taken = [...rings, ...round];
    const names = boardNames({ ...none, locale, taken, firm: new Set([id]) });
    expect(names.find(({ tag }) => tag === `name:${id}`)!.size, id).toBeGreaterThanOrEqual(26);
  }
});

test('The name of who was called to act hides no drawing of a place, not its own either, and where it would it is left out', () => {
  const tag = { w: 200, h: 50, nodes: [] };
  const none: string[] = [];
  for (const { id, slot } of cells.values()) {
    const at = [slot.x + slot.w / 2, slot.y + slot.h / 2] as const;
    const found = pointer(at, tag, { rooms: [], names: [], seen: WHOLE });
    if (found) expect(coveredBy(found.frames[0]!, drawingsNear('', at, 500)), id).toBeLessThanOrEqual(60);
    else none.push(id);
    expect(pointer(at, tag, { rooms: [WHOLE], names: [], seen: WHOLE }), id).toBeUndefined();
  }
  expect(none).toEqual([]);
});

test('The stem of a name lies along no road, and may cross one', () => {
  const tag = { w: 200, h: 50, nodes: [] };
  for (const { id, slot } of cells.values()) {
    const at = [slot.x + slot.w / 2, slot.y + slot.h / 2] as const;
    const found = pointer(at, tag, { rooms: [], names: [], seen: WHOLE });
    const end = found?.frames.at(-1);
    if (!end) continue;
    const to = [end.x + end.w / 2, end.y + end.h / 2] as const;
    const far = Math.hypot(to[0] - at[0], to[1] - at[1]);
    const from = [at[0] + ((to[0] - at[0]) * COLLAR) / far, at[1] + ((to[1] - at[1]) * COLLAR) / far] as const;
    expect(isAlong([from, to], roadsNear(at, 400)), id).toBe(false);
  }
  const road = [
    [
      [0, 0],
      [0, 40],
    ],
  ] as const;
  const line = (x: number, y: number, dx: number, dy: number) =>
    isAlong(
      [
        [x, y],
        [x + dx, y + dy],
      ],
      road,
    );
  expect(line(5, 10, 0, 60)).toBe(true);
  expect(line(-50, 20, 100, 0)).toBe(false);
  expect(line(60, 10, 0, 60)).toBe(false);
});
