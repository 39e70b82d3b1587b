/**
 * Which edition of thinking this program has. Raise it when a computer would answer otherwise where it was asked before: other weights, other
 * answers that are weighed, another budget. `test/thinking/edition.test.ts` says when.
 */
export const EDITION = 3;
