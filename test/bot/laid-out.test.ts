import { REST, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Row, RowGroup } from '#asking/terms/menu';
import { laidOut, type MessageParts, namedApart } from '#bot/platform/laid-out';
import { post } from '#bot/platform/send';
import { everyPart, type Part } from '../kit/reading.ts';
import { openTable } from './kit.ts';

/** How a message is laid out of what the bot says. Figures of Discord are written out. */

const row = (id: string, n = 1): Row => ({
  type: 1,
  components: Array.from({ length: n }, (_, i) => ({ type: 2, style: 2, label: 'Go', custom_id: `${id}/${i}` })),
});
const group = (caption: string, rows: readonly Row[], notes?: string[]): RowGroup => ({
  caption,
  rows,
  ...(notes && { notes }),
});
const board = { name: 'board.webp', alt: 'A board.' };

function containerOf(said: MessageParts): Part {
  const { components, flags } = laidOut(said);
  expect(flags).toBe(32_768);
  const [container, ...others] = components as unknown as Part[];
  expect(others).toEqual([]);
  expect(container!.type).toBe(17);
  return container!;
}
const inside = (said: MessageParts) => containerOf(said).components!;
/** Kind by kind: words, small words, picture, file, number of buttons. */
const outline = (said: MessageParts) =>
  inside(said).map((part) => {
    if (part.type === 10) return part.content;
    if (part.type === 12) return part.items!.map(({ media, description }) => `${media.url} ${description}`).join(', ');
    if (part.type === 13) return part.file!.url;
    return part.components!.length;
  });

describe('A message', () => {
  test('has the words first, then the picture with what it says, then the choices', () => {
    const said = { content: 'It is your move.', pictures: [board], choices: [group('Moves', [row('a', 2), row('b')])] };
    expect(outline(said)).toEqual(['It is your move.', 'attachment://board.webp A board.', 2, 1]);
  });

  test('says above each group of choices what it is for, where there are several', () => {
    const choices = [group('Quick choices', [row('a')]), group('All actions', [row('b', 3), row('c')])];
    expect(outline({ content: 'Now?', choices })).toEqual(['Now?', '-# Quick choices', 1, '-# All actions', 3, 1]);
    expect(outline({ content: 'Now?', choices: [choices[0]!, group('Nothing', [])] })).toEqual(['Now?', 1]);
  });

  test('has what is to be known of choices beside them, also where they are alone', () => {
    const choices = [group('Quick choices', [row('a')], ['Go: a battle.', 'Stay: none.'])];
    expect(outline({ content: 'Now?', choices })).toEqual([
      'Now?',
      '-# Quick choices\n-# Go: a battle.\n-# Stay: none.',
      1,
    ]);
  });

  test('has the colour of who acts at its edge, and none where nobody does', () => {
    expect(containerOf({ content: 'a', accent: 0x7d1420 }).accent_color).toBe(0x7d1420);
    expect(containerOf({ content: 'a' })).not.toHaveProperty('accent_color');
  });

  test('shows files to save below the pictures', () => {
    expect(outline({ content: 'Here.', pictures: [board], files: [{ name: 'match.json' }] })).toEqual([
      'Here.',
      'attachment://board.webp A board.',
      'attachment://match.json',
    ]);
  });

  test('shows up to three pictures as wide as it is, more of them as a grid, each under a name of its own', () => {
    const pictures = (n: number) => namedApart(Array.from({ length: n }, () => board));
    const galleries = (n: number) => inside({ content: 'a', pictures: pictures(n) }).filter(({ type }) => type === 12);
    expect(galleries(3).map(({ items }) => items!.length)).toEqual([1, 1, 1]);
    expect(galleries(4).map(({ items }) => items!.length)).toEqual([4]);
    expect(pictures(3).map(({ name }) => name)).toEqual(['board.webp', 'board-2.webp', 'board-3.webp']);
    expect(pictures(12)).toHaveLength(10);
  });
});

test('What a version before has posted under the same nonce is brought up to date in components', async () => {
  const { local, channel } = await openTable();
  const rest = new REST({ api: local.api }).setToken(local.token);
  const body = { content: 'It is your move.', nonce: 'once', enforce_nonce: true };
  const { id } = (await rest.post(Routes.channelMessages(channel), { body })) as { id: string };
  expect(await post(rest, channel, 'once', { content: 'It is your move.' })).toBe(id);
  expect(await post(rest, channel, 'once', { content: 'It is your move.' })).toBe(id);
  const [message, ...others] = local.person('Ann').messages(channel);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ flags: 32_768, content: 'It is your move.' });
});

describe('What has no room', () => {
  const length = (said: MessageParts) =>
    everyPart([containerOf(said)]).reduce((sum, { content = '' }) => sum + content.length, 0);
  const choices = [group('One', [row('a')]), group('Other', [row('b')], ['x'.repeat(5_000)])];

  test('of the words is cut: all texts together have 4,000 characters, captions counted', () => {
    expect(length({ content: 'x'.repeat(4_000) })).toBe(4_000);
    const long = { content: 'x'.repeat(9_000), choices };
    expect(length(long)).toBe(4_000);
    expect(outline(long)[0]).toMatch(/^x+…$/);
  });

  test('of the choices is left away from the end: 40 components in all, nested ones counted', () => {
    const many = Array.from({ length: 12 }, (_, i) => row(`${i}`, 5));
    const said = {
      content: 'a',
      pictures: [board],
      choices: [group('One', many.slice(0, 3)), group('Two', many.slice(3))],
    };
    const parts = everyPart([containerOf(said)]);
    expect(parts.length).toBeLessThanOrEqual(40);
    // Container, words, picture, two captions: 35 are left, and a row has six.
    expect(parts.filter(({ type }) => type === 1)).toHaveLength(5);
    expect(outline(said).at(-1)).toBe(5);
  });

  test('takes its caption with it', () => {
    const full = Array.from({ length: 6 }, (_, i) => row(`${i}`, 5));
    const rest = outline({ content: 'a', choices: [group('One', full), group('Two', [row('x'), row('y')])] });
    expect(rest).toEqual(['a', '-# One', 5, 5, 5, 5, 5, 5]);
  });

  test('never makes Discord refuse the message', async () => {
    const { local, channel } = await openTable();
    const rest = new REST({ api: local.api }).setToken(local.token);
    const sizes = [0, 1, 7, 25];
    for (const groups of sizes) {
      for (const rows of sizes) {
        const all = Array.from({ length: groups }, (_, i) =>
          group(
            `Group ${i}`,
            Array.from({ length: rows }, (_, n) => row(`${i}.${n}`, 1 + ((i + n) % 5))),
            ['Note.'],
          ),
        );
        const id = await post(rest, channel, `${groups}/${rows}`, {
          content: 'y'.repeat(500 * rows + 1),
          choices: all,
        });
        expect(id).toMatch(/^\d+$/);
      }
    }
    expect(local.person('Ann').messages(channel)).toHaveLength(sizes.length ** 2);
  });
});
