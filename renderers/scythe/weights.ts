import type { Now } from '../pictures.ts';

/**
 * How much each deed matters, by what it changed: the weightiest of a stretch is the headline, the newest of equals. 100 decides the
 * match. 84 to 96 are combats and stars, 66 to 80 what somebody built, moved or gained, 60 what is not listed. Below 40 stand payments,
 * settings and what only prepares a deed.
 */
const WEIGHTS = {
  'sixth-star': 100,
  'combat-fought': 96,
  'combat-won': 96,
  'combat-begun': 90,
  star: 86,
  'objective-revealed': 84,
  deployed: 80,
  built: 80,
  enlisted: 80,
  upgraded: 78,
  'drove-off': 76,
  'trap-sprung': 76,
  'option-taken': 74,
  'factory-taken': 74,
  encounter: 72,
  'moved-units': 70,
  moved: 70,
  relocated: 70,
  'automa-turn': 70,
  'automa-moved': 70,
  'flag-placed': 68,
  'trap-placed': 68,
  'trap-rearmed': 68,
  produced: 66,
  traded: 66,
  bolstered: 66,
  'factory-used': 66,
  'automa-plays': 62,
  'factory-visited': 56,
  committed: 54,
  'committed-both': 54,
  'paid-only': 52,
  'recruit-bonus': 44,
  'loser-drew': 42,
  'automa-fights': 38,
  'looked-at': 36,
  plays: 30,
  'coins-given': 28,
  'automa-tracker': 26,
  'automa-stays': 24,
  'cost-paid': 12,
  section: 10,
  declines: 6,
  'takes-all': 6,
} as const;

const weights: ReadonlyMap<string, number> = new Map(Object.entries(WEIGHTS));

/** The types of deeds that are weighed here. */
export const WEIGHED: readonly string[] = [...weights.keys()];

/** 60 of what is not known here. */
export const weight = ({ type }: Pick<Now['events'][number], 'type'>): number => weights.get(type) ?? 60;
