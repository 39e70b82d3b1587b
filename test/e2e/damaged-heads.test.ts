import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { smallPictures } from '../kit/small-pictures.ts';
import { damageHeads } from './damaged-heads.ts';

smallPictures();

/** The first of them are damages that every head can have. */
const HEADS = plays({ sample: 16, whole: 50 });

test.each(games.map((part) => [part.game.id, part] as const))(
  'a saved head of %s that is damaged has a way out, however it is damaged, and its file is kept',
  async (_, part) => {
    const { problems, kept, unplayable, unreadable, heads } = await damageHeads(part, HEADS, 'ci');
    expect(problems).toEqual([]);
    expect(heads).toBe(HEADS);
    expect(kept).toBe(unplayable + unreadable);
    expect(unplayable).toBeGreaterThan(4);
    expect(unreadable).toBeGreaterThan(4);
  },
  plays({ sample: 120_000, whole: 600_000 }),
);
