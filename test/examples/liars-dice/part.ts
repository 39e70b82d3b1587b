import { liarsDice } from '#examples/liars-dice/game';
import { judge, proofs } from '#examples/liars-dice/judge/judge';

/** Liar's Dice, with what play by chance and proofs ask besides its rules. */
export const part = { game: liarsDice, judge, proofs };
