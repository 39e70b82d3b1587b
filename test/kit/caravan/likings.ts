import type { Likings } from '../likings.ts';

/** Roads end by walking. */
export const likings: Likings = [[/^(Walk|歩く|Over the pass|峠を越える)$/, 4]];
