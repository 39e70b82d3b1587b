import { vi } from 'vitest';

/** The game, and our tables for it, as a program has them that was started with these values (docs/games/tears-of-the-dragon.md). */
export async function startedWith(file: object) {
  vi.resetModules();
  vi.doMock('#data/tears-of-the-dragon/values.json', () => ({ default: file }));
  try {
    const content = await import('#games/tears-of-the-dragon/printed/content');
    const { tearsOfTheDragon } = await import('#games/tears-of-the-dragon/game');
    const { arena } = await import('./battle/arena.ts');
    const { table } = await import('./board.ts');
    return { content, tearsOfTheDragon, arena, table };
  } finally {
    vi.doUnmock('#data/tears-of-the-dragon/values.json');
    vi.resetModules();
  }
}
