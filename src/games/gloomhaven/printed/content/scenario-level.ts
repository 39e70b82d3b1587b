import { levels } from './content.ts';

export const DIFFICULTIES = ['normal', 'easy', 'hard', 'very-hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** GH-1.4: whether one player holds all characters, or all play with open cards. */
export const SOLO = ['no', 'yes'] as const;

/** GH-1.4: monsters and traps are a level higher for who knows all cards. */
export const monsterLevelOf = ({ level, solo }: { level: number; solo?: true | undefined }): number =>
  Math.min(7, level + (solo ? 1 : 0));

/** GH-1.4: half the mean level, rounded up, and what the difficulty adds; 0 to 7. */
export function levelOf(characters: readonly { level: number }[], difficulty: Difficulty): number {
  const mean = characters.reduce((sum, { level }) => sum + level, 0) / characters.length;
  return Math.min(7, Math.max(0, Math.ceil(mean / 2) + levels.difficulty[difficulty]));
}
