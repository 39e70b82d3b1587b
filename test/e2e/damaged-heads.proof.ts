import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { runHere } from '../kit/programs.ts';

/** The first of them are damages that every head can have. */
const HEADS = plays({ sample: 16, whole: 50 });

test.each(games.map(({ game }) => game.id))(
  'a saved head of %s that is damaged has a way out, however it is damaged, and its file is kept',
  async (id) => {
    const words = ['--game', id, '--heads', String(HEADS), '--salt', 'ci'];
    const { stdout, stderr, status } = await runHere('damaged', words);
    expect([stderr, status]).toEqual(['', 0]);
    const { heads, kept, unplayable, unreadable } = JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
    expect(heads).toBe(HEADS);
    expect(kept).toBe(unplayable + unreadable);
    expect(unplayable).toBeGreaterThan(4);
    expect(unreadable).toBeGreaterThan(4);
  },
  plays({ sample: 120_000, whole: 600_000 }),
);
