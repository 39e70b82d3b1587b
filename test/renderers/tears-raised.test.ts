import { expect, test } from 'vitest';
import { group, words } from '#renderers/scene';
import { cells } from '#renderers/tears-of-the-dragon/geography';
import { raised } from '#renderers/tears-of-the-dragon/raised';

/** Pieces stand right below the drawing of their place where its name is not between them. */

const { slot, at } = cells.get('morvane')!;
const nodes = [group([], { x: slot.x, y: slot.y })];
const fast = { names: [], drawn: [], places: new Set<string>() };
const yOf = (id: string, more: Partial<typeof fast> | { names: ReturnType<typeof words>[] } = {}) =>
  (raised([{ id, nodes }], { ...fast, ...more })[0]!.nodes[0] as { y: number }).y;

test('With the name elsewhere they rise to the drawing', () => {
  expect(yOf('morvane')).toBeLessThan(slot.y);
  expect(yOf('morvane')).toBeGreaterThan(at[1]);
});

test('Below a name, in a way, and where something is told or asked they stay; so do those before a castle', () => {
  const name = words('Morvane', at[0], (at[1] + slot.y) / 2 + 6, { size: 27, colour: '#000000', align: 'centre' });
  expect(yOf('morvane', { names: [name] })).toBe(slot.y);
  const way = { x: at[0] - 4, y: at[1] + 10, w: 8, h: 40 };
  expect(yOf('morvane', { drawn: [way] } as never)).toBe(slot.y);
  expect(yOf('morvane', { places: new Set(['morvane']) })).toBe(slot.y);
  expect(yOf('kimrin')).toBe(slot.y);
});
