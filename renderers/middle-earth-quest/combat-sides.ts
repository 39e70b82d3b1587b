/** The two sides of a combat, the hero first. */
export const SIDES = ['hero', 'foe'] as const;
export type Side = (typeof SIDES)[number];
