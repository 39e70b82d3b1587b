import { gloomhaven } from '#games/gloomhaven/game';
import { judge, proofs } from '#games/gloomhaven/judge/judge';

/** Gloomhaven, with what play by chance and proofs ask besides its rules. */
export const part = { game: gloomhaven, judge, proofs };
