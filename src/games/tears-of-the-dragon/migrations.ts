import type { Json } from '#core/types';

/** What saved matches of older versions lack (`Game.migrations`). */
export const migrations: Record<number, (old: Json) => Json> = {
  /** Version 2 brought scenarios, the penguins, the story of the match, and offers of exchange by both sides. */
  1: (old) => {
    const { offer, ...kept } = old as Record<string, Json>;
    return {
      ...kept,
      offers: offer ? [offer] : [],
      scenario: 'standard',
      penguins: false,
      placement: null,
      lessons: {},
      losses: [0, 0],
      chronicle: [],
    };
  },
};
