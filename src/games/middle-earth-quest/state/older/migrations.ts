import type { Json } from '#core/types';

/** What saved matches of older versions lack (`Game.migrations`). */
export const migrations: Record<number, (old: Json) => Json> = {
  /** Version 2 asks Sauron once for a way; a match that has begun goes on as it was begun. */
  1: (old) => {
    const { options, turn, ...kept } = old as { options: Record<string, Json>; turn: Record<string, Json> | null };
    return {
      ...kept,
      options: { ...options, shadows: 'each-move' },
      turn: turn?.who === 'hero' ? { ...turn, startOpen: false } : turn,
    };
  },
  /** Only events tell more in version 3: how many cards were in hand, and how much corruption a hero had. */
  2: (old) => old,
};
