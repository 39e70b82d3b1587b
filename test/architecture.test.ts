import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allViolations, LAYERS, sources, violationsOf } from '../scripts/imports.ts';

describe('Who may import whom', () => {
  test('nobody imports what his layer may not', () => {
    expect(allViolations('.')).toEqual([]);
  });

  test('every layer has files: an empty layer would pass for nothing', () => {
    const files = sources('.');
    for (const { folder } of LAYERS)
      expect(
        files.filter((file) => file.startsWith(folder)),
        folder,
      ).not.toEqual([]);
  });

  test.each([
    ['src/games/x/turn.ts', "import { Client } from 'discord.js';"],
    ['src/games/x/turn.ts', "import {\n  a,\n} from '#bot/platform/client';"],
    ['src/games/x/turn.ts', "import { b } from '../tears-of-the-dragon/pieces.ts';"],
    ['src/games/x/turn.ts', "export { b } from '#games/y/pieces';"],
    ['src/games/x/turn.ts', 'const roll = Math.random();'],
    ['src/core/match.ts', 'const now = Date.now();'],
    ['src/core/match.ts', "import { z } from 'lowdb';"],
    ['renderers/x/board.ts', "import { createCanvas } from 'canvas';"],
    ['commands/x.ts', "const c = await import('discord.js');"],
    ['src/store/x.ts', "import '#games/x/game';"],
    ['src/local/x.ts', "import { Client } from 'discord.js';"],
  ])('planted in %s: %s', (file, text) => {
    expect(violationsOf(file, text)).toHaveLength(1);
  });

  test.each([
    ['src/games/x/turn.ts', "import { act } from '#core/match';\nimport { b } from './pieces.ts';"],
    ['src/drawing/paint.ts', "import { createCanvas } from 'canvas';"],
    ['src/bot/client.ts', "import { Client } from 'discord.js';"],
  ])('allowed in %s', (file, text) => {
    expect(violationsOf(file, text)).toEqual([]);
  });

  test('no test is skipped or narrowed, and nothing is left to be done later', () => {
    const marks = /\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error|nocheck)|\b(test|describe|it)\.(skip|only|todo)\b/;
    const marked = sources('.').filter((file) => marks.test(readFileSync(file, 'utf8')));
    expect(marked).toEqual([]);
  });
});
