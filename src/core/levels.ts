/** How well a computer seat plays. `easy` is for beginners to play against. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
