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
  /** Version 3 remembers who was activated by himself this turn. Rules that changed with it hold from the next step on. */
  2: (old) => {
    const { counters, ...kept } = old as { counters: Record<string, Record<string, Json>> };
    const alone = Object.entries(counters).map(([id, c]) => [id, { ...c, alone: false }] as const);
    return { ...kept, counters: Object.fromEntries(alone) };
  },
  /** Version 4 remembers what others go on seeing of a seat that puts its boxes and castles in order. */
  3: (old) => ({ ...(old as Record<string, Json>), unseen: [null, null] }),
};
