import { levels } from '../content.ts';

export const DIFFICULTIES = ['normal', 'easy', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** GH-1.4: half the mean level, rounded up, and what the difficulty adds; 0 to 7. */
export function levelOf(characters: readonly { level: number }[], difficulty: Difficulty): number {
  const mean = characters.reduce((sum, { level }) => sum + level, 0) / characters.length;
  return Math.min(7, Math.max(0, Math.ceil(mean / 2) + levels.difficulty[difficulty]));
}
