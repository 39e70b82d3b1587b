/** How much news matters: what a headline is made of, and what it is never made of while there is anything else. */

/** The match is decided by it, or everybody plays under other conditions from now on. */
const DECIDES = ['finale-is-due', 'finale', 'champion', 'wins', 'stage-entered', 'hero-defeated'];
/** Everybody sees something else on the table than before; a combat as it goes on. */
const TURNS = [
  'combat-begins',
  'combat-round',
  'combat-ends',
  'encounter',
  'event-drawn',
  'event-explored',
  'minion-arrives',
  'minion-falls',
  'minion-returns',
  'minion-revived',
  'peril',
  'plot-foiled',
  'plot-played',
  'quest-done',
  'quest-found',
  'quest-opened',
  'shadow-played',
];
/** What somebody does, or what is done to him. */
const DEEDS = [
  'action-taken',
  'ambush',
  'character-moved',
  'character-placed',
  'claimed',
  'consulted',
  'corruption-received',
  'dark-path',
  'encounter-none',
  'figure-moves',
  'hero-hurt',
  'hero-is-moved',
  'hero-moves',
  'hero-stopped',
  'hero-taken',
  'hero-turn',
  'hunts',
  'influence-falls',
  'influence-placed',
  'influence-removed',
  'item-gained',
  'level-gained',
  'loses',
  'marker-falls',
  'marker-moves',
  'minion-heals',
  'minion-hurt',
  'peril-none',
  'plot-begins',
  'plot-discarded',
  'plot-none',
  'rested',
  'sauron-turn',
  'shadow-kept',
  'token-placed',
  'token-removed',
  'trade-refused',
  'traded',
  'trained',
];
/** The text of a card and how a sum was made: never a headline. */
const ASIDES = ['card-read', 'combat-why', 'combat-costs'];

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [ASIDES, [], DEEDS, TURNS, DECIDES].flatMap((types, n) => types.map((type): [string, number] => [type, n - 1])),
);

/** 0 of what goes with something greater: favor that is gained, cards that are drawn, what was chosen. */
export const weight = ({ type }: { type: string }): number => WEIGHTS.get(type) ?? 0;
