import type { Now } from '../pictures.ts';

/** How much each piece of news matters, and who has done it: of the weightiest the headline is made, and its doer’s arms stand beside it. */

/**
 * Whose arms: the hero of its seat, Sauron, its minion, or both of a fight, the hero first or the foe. Of a hero who was moved by
 * Sauron those of both. `event` has the flag of events, `heroes` all of theirs, `markers` those that moved,
 * `chosen` whoever chose. `nobody` is for what the rules do.
 */
export type Doer =
  | 'hero'
  | 'heroes'
  | 'sauron'
  | 'minion'
  | 'fight'
  | 'foe-wins'
  | 'moved'
  | 'event'
  | 'markers'
  | 'chosen'
  | 'nobody';

/**
 * Heaviest what decides the match, then defeats, then a fight, whose picture it is: its own blows before what was shown or gained on the
 * way to it. After it what everybody sees on the table, then what somebody does. Markers move in each round, and are seldom the news.
 * Below 0 stand texts and sums, which are never a headline.
 */
const EVENTS = {
  wins: [100, 'nobody'],
  finale: [56, 'nobody'],
  champion: [80, 'hero'],
  'finale-is-due': [57, 'nobody'],
  'hero-defeated': [90, 'hero'],
  'combat-lost': [90, 'foe-wins'],
  'combat-fells-both': [90, 'fight'],
  'combat-won': [86, 'fight'],
  'combat-ends': [86, 'fight'],
  'stage-entered': [79, 'nobody'],
  'minion-falls': [85, 'minion'],
  'quest-done': [78, 'hero'],
  'plot-foiled': [76, 'hero'],
  'plot-played': [72, 'sauron'],
  'minion-arrives': [70, 'minion'],
  'minion-returns': [68, 'minion'],
  'minion-revived': [68, 'minion'],
  'shadow-played': [66, 'sauron'],
  'combat-undecided': [84, 'fight'],
  'combat-left': [84, 'fight'],
  'combat-blows': [83, 'fight'],
  'combat-stands': [83, 'fight'],
  'combat-round': [82, 'fight'],
  'combat-begins': [81, 'fight'],
  'quest-opened': [57, 'hero'],
  'event-explored': [56, 'hero'],
  'quest-found': [55, 'hero'],
  peril: [55, 'hero'],
  encounter: [54, 'hero'],
  'event-drawn': [52, 'event'],
  ambush: [50, 'hero'],
  'minion-hurt': [49, 'minion'],
  'hero-hurt': [48, 'hero'],
  'hero-recovers': [47, 'hero'],
  'dark-path': [46, 'hero'],
  'level-gained': [45, 'hero'],
  rested: [44, 'hero'],
  'item-gained': [44, 'hero'],
  consulted: [44, 'hero'],
  trained: [43, 'hero'],
  'hero-travels': [42, 'hero'],
  traded: [42, 'hero'],
  'hero-stopped': [42, 'hero'],
  'hero-moves': [41, 'hero'],
  'hero-is-moved': [41, 'moved'],
  'hero-retreats': [41, 'hero'],
  hunts: [41, 'hero'],
  'token-removed': [41, 'nobody'],
  claimed: [40, 'hero'],
  'figure-moves': [39, 'sauron'],
  'influence-removed': [38, 'nobody'],
  rallied: [38, 'heroes'],
  'influence-falls': [37, 'nobody'],
  'plot-discarded': [37, 'nobody'],
  'token-blank': [36, 'nobody'],
  'corruption-received': [36, 'hero'],
  loses: [36, 'hero'],
  'item-lost': [35, 'hero'],
  'token-placed': [35, 'sauron'],
  'influence-placed': [34, 'sauron'],
  'minion-heals': [34, 'minion'],
  'marker-falls': [33, 'markers'],
  'markers-move': [32, 'markers'],
  'action-taken': [32, 'sauron'],
  'hero-taken': [31, 'hero'],
  'plot-begins': [31, 'sauron'],
  'marker-moves': [30, 'markers'],
  'peril-none': [30, 'hero'],
  'character-placed': [30, 'nobody'],
  'character-moved': [30, 'nobody'],
  'character-leaves': [30, 'nobody'],
  'encounter-none': [28, 'hero'],
  'trade-refused': [28, 'hero'],
  'corruption-shed': [27, 'hero'],
  'corruption-discarded': [27, 'hero'],
  'corruption-redistributed': [27, 'hero'],
  'hand-discarded': [26, 'hero'],
  blocked: [26, 'hero'],
  'effect-chosen': [24, 'chosen'],
  'item-missed': [22, 'hero'],
  'turn-cut-short': [22, 'hero'],
  'favor-gained': [20, 'hero'],
  'favor-lost': [20, 'hero'],
  'favor-spent': [20, 'hero'],
  'favor-placed': [20, 'nobody'],
  'favor-removed': [20, 'nobody'],
  'favor-on-card': [20, 'hero'],
  'into-life': [18, 'hero'],
  recovers: [18, 'hero'],
  'life-rests': [18, 'hero'],
  'shadow-kept': [16, 'sauron'],
  'plot-kept': [16, 'sauron'],
  'plot-fetched': [16, 'sauron'],
  'card-fetched': [16, 'sauron'],
  'shadow-discarded': [16, 'sauron'],
  'plots-discarded': [16, 'sauron'],
  'event-given': [16, 'sauron'],
  'becomes-perilous': [16, 'nobody'],
  'event-stays': [16, 'nobody'],
  'marker-slowed': [16, 'nobody'],
  'shadow-drawn': [13, 'sauron'],
  'peril-drawn': [13, 'sauron'],
  'plot-none': [12, 'sauron'],
  'strongholds-filled': [12, 'nobody'],
  prepared: [11, 'hero'],
  'type-named': [10, 'nobody'],
  'plays-first': [10, 'nobody'],
  ability: [10, 'hero'],
  'combat-changed': [10, 'hero'],
  'combat-set': [10, 'hero'],
  'combat-discards': [9, 'nobody'],
  'combat-returns': [9, 'nobody'],
  'combat-draws': [9, 'nobody'],
  'foe-draws': [8, 'sauron'],
  'hero-draws': [8, 'hero'],
  training: [8, 'hero'],
  'token-drawn': [7, 'sauron'],
  'pool-changes': [7, 'nobody'],
  'shadow-looked': [6, 'sauron'],
  'plot-looked': [6, 'sauron'],
  'plot-peeked': [6, 'sauron'],
  'corruption-looked': [6, 'sauron'],
  'monsters-looked': [6, 'hero'],
  'hand-looked': [6, 'hero'],
  'tokens-seen': [6, 'hero'],
  targeted: [6, 'sauron'],
  'offer-left': [5, 'hero'],
  'effect-left': [5, 'nobody'],
  'plot-put-back': [5, 'sauron'],
  'plot-not-fetched': [5, 'sauron'],
  'plots-shuffled': [5, 'nobody'],
  'moves-capped': [5, 'hero'],
  'step-skipped': [5, 'hero'],
  // Whose turn it is the bar says besides.
  'sauron-turn': [2, 'sauron'],
  'hero-turn': [2, 'hero'],
  'card-read': [-1, 'nobody'],
  'combat-why': [-1, 'nobody'],
  'combat-costs': [-1, 'nobody'],
} as const satisfies Readonly<Record<string, readonly [weight: number, by: Doer]>>;

type Told = Pick<Now['events'][number], 'type'>;
const of = ({ type }: Told): readonly [number, Doer] | undefined =>
  (EVENTS as Readonly<Record<string, readonly [number, Doer]>>)[type];

/** The types of events that are weighed here. */
export const WEIGHED: readonly string[] = Object.keys(EVENTS);

/** 0 of what is not known here. */
export const weight = (event: Told): number => of(event)?.[0] ?? 0;

/** Who has done it. */
export const doerOf = (event: Told): Doer => of(event)?.[1] ?? 'nobody';
