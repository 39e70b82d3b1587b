import type { Judge } from '#core/judge';
import type { Level } from '#core/levels';

/** How a level thinks. Budgets are counted in samples, never in time: the same position is answered the same on any machine. */
export interface Thinking {
  /** How many answers are drawn by chance, besides what the game's judge has ideas of. */
  drawn: number;
  /** How many answers are weighed at most. */
  weighed: number;
  /** How often an answer is tried, for all answers together. */
  samples: number;
  /** It looks only up to the next question to its seat; else to the end of the stretch that is played. */
  oneAnswer?: true;
  /** What share of the answers does not come to its mind. */
  overlooks: number;
  /** The difference in worth that hardly matters to it (`inMixedOrder`), as a multiple of what chance makes of the same answer. */
  errs: number;
}

export const THINKING: Readonly<Record<Level, Thinking>> = {
  easy: { drawn: 6, weighed: 8, samples: 16, oneAnswer: true, overlooks: 0.3, errs: 0.5 },
  normal: { drawn: 16, weighed: 16, samples: 96, overlooks: 0, errs: 0 },
  hard: { drawn: 32, weighed: 32, samples: 384, overlooks: 0, errs: 0 },
};

/** However dear it is, so many answers are weighed. */
const FEWEST = 4;

/** How a level thinks in the game of this judge, as it stands. */
export function budgetOf<G>(level: Level, judge: Judge<G> | undefined, g: G): Thinking {
  const usual = THINKING[level];
  const { breadth = 1 } = judge ?? {};
  const dearness = judge?.dearness?.(g) ?? 1;
  const less = (n: number): number => Math.ceil(n / dearness);
  const weighed = Math.min(usual.weighed * breadth, Math.max(FEWEST, less(usual.weighed * breadth)));
  return { ...usual, weighed, drawn: less(usual.drawn), samples: less(usual.samples * breadth) };
}

/** What every level gives away where others answer at the same time: whoever always answers the same is seen through. */
export const ERRS_IN_SECRET = 0.25;
