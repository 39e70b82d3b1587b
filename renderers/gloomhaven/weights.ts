/** How much news matters: what a headline is made of, and what it is never made of while there is anything else. */

/** The match is decided by it, somebody is out of it, or all begin anew. */
const DECIDES = ['goal-reached', 'goal-missed', 'exhausted', 'scenario-begins', 'round-begins'];
/** Everybody sees something else on the table than before. */
const TURNS = ['dies', 'door-opens', 'room-revealed', 'loots-treasure', 'turns-coat'];
/** What somebody does, or what is done to him. */
const DEEDS = [
  'attack',
  'comes-home',
  'forced',
  'forfeits',
  'gains-condition',
  'healed',
  'last-act',
  'levels-up',
  'loots',
  'loses-cards',
  'monster-loots',
  'moves',
  'negates',
  'obstacle-made',
  'order',
  'overlay-gone',
  'recovers',
  'redirected',
  'rested',
  'retaliates',
  'stunned',
  'suffers',
  'summoned',
  'trap-made',
  'trap-sprung',
];

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [DEEDS, TURNS, DECIDES].flatMap((types, n) => types.map((type): [string, number] => [type, n + 1])),
);

/** 0 of what goes with something greater: experience, whose turn it is, cards that go to their piles. */
export const weight = ({ type }: { type: string }): number => WEIGHTS.get(type) ?? 0;
