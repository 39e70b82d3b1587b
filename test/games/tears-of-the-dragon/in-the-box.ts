/**
 * What is in the box of Tears of the Dragon, counted once (TD-1.1, TD-26.1): `turn` and `war-placement` hold the set-ups to it. Who adds a
 * counter changes its number here, and no other.
 */
export const BOX = { units: 46, leaders: 7, wizards: 7, knights: 12 } as const;
/** Counters of the standard game. */
export const COUNTERS = BOX.units + BOX.leaders + BOX.wizards;
