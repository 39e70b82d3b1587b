import type { Kind } from './kind.ts';

/** Before the cards of the round are chosen: the other side plays first, face up. When they lie there it has nothing more to do. */
export const oppRevealsFirst: Kind<'oppRevealsFirst'> = { acts: {} };
