import { scythe } from '#games/scythe/game';
import { judge, proofs } from '#games/scythe/judge/judge';

/** Scythe, with what play by chance and proofs ask besides its rules. */
export const part = { game: scythe, judge, proofs };
