import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { judge, proofs } from '#games/tears-of-the-dragon/judge/judge';

/** Tears of the Dragon, with what play by chance and proofs ask besides its rules. */
export const part = { game: tearsOfTheDragon, judge, proofs };
