import { expect, test } from 'vitest';
import { monsterLine, sumWords } from '#renderers/gloomhaven/card-sums';
import { lineSprite } from '#renderers/gloomhaven/cards-text';
import { statsOf } from '#renderers/gloomhaven/figures-of';
import { inWords } from '#renderers/gloomhaven/halves';
import type { Ability, Line } from '#renderers/gloomhaven/tokens';
import type { Node } from '#renderers/scene';
import { opened, seen } from './gloomhaven-samples.ts';

/** What a monster's card comes to is read on the board. */

const view = seen(opened(1));
const type = 'bandit-archer';
const attack = (mod: number) => ({ op: 'attack', mod }) as unknown as Ability;
const of = (ability: Ability, from = view) => inWords(monsterLine(from, { type, ability }, 'en'), 'en');
const ranks = (rank: 'normal' | 'elite') => ({
  ...view,
  figures: view.figures.filter((one) => one.what !== type || one.rank === rank),
});

test('a sum says what it is of; nothing added is a number alone, and nothing is below 0', () => {
  expect(sumWords(2, 1)).toBe('3 (2 + 1)');
  expect(sumWords(2, -1)).toBe('1 (2 − 1)');
  expect(sumWords(2, 0)).toBe('2');
  expect(sumWords(1, -2)).toBe('0 (1 − 2)');
});

test('the attack of elite ones stands after a stroke, and only of those who are seen', () => {
  const stats = statsOf(view, type) as unknown as Record<'normal' | 'elite', { attack: number }>;
  const [plain, strong] = [sumWords(stats.normal.attack, 1), sumWords(stats.elite.attack, 1)];
  expect(plain).not.toBe(strong);
  expect(of(attack(1))).toContain(`${plain} / ${strong}`);
  expect(of(attack(1), ranks('normal'))).toContain(plain);
  expect(of(attack(1), ranks('normal'))).not.toContain('/');
  expect(of(attack(1), ranks('elite'))).toContain(strong);
  expect(of(attack(1), ranks('elite'))).not.toContain('/');
});

test('what is not added to a value of their own is as printed', () => {
  const heal = { op: 'heal', n: 2, who: 'self' } as unknown as Ability;
  expect(of(heal)).not.toContain('(');
});

test('a sum stands on one line: it is broken before it and behind it, never within', () => {
  const text = 'moved and struck 3 (2 + 1) / 4 (3 + 1) afterwards';
  const drawn = (width: number) => texts(lineSprite([{ text, strong: true }], { width, colour: '#000000' }));
  for (const width of [140, 200, 300, 900])
    expect(drawn(width)).toEqual(expect.arrayContaining(['3 (2 + 1)', '4 (3 + 1)']));
});

test('what parts two abilities begins and ends no line', () => {
  const line: Line = [{ text: 'first' }, { text: '·' }, { text: 'second' }];
  const drawn = (width: number) => texts(lineSprite(line, { width, colour: '#000000' }));
  expect(drawn(400)).toEqual(['first', '·', 'second']);
  for (const width of [60, 90, 110]) expect(drawn(width)).toEqual(['first', 'second']);
});

const texts = ({ nodes }: { nodes: readonly Node[] }): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? texts(node) : node.kind === 'text' ? [node.text] : []));
