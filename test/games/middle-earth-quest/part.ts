import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { judge, proofs } from '#games/middle-earth-quest/judge/judge';

/** Middle-Earth Quest, with what play by chance and proofs ask besides its rules. */
export const part = { game: middleEarthQuest, judge, proofs };
