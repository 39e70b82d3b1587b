import type { Json } from '#core/types';

/** What saved matches of older versions lack (`Game.migrations`). */
export const migrations: Record<number, (old: Json) => Json> = {
  /** Version 2 brought scenarios, the penguins, and the story of the match. */
  1: (old) => ({
    ...(old as Record<string, Json>),
    scenario: 'standard',
    penguins: false,
    placement: null,
    losses: [0, 0],
    chronicle: [],
  }),
};
