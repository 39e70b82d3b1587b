import { z } from 'zod';
import { plainJson, Tally, Word } from '#src/bounds';
import { CARDS, HEROES, POINTS, REASONS, ROUNDS } from '../printed/sizes.ts';
import { CardType, Stat } from '../printed/terms/names.ts';

/** MEQ-7: a combat in progress. Cards that were chosen for a round are answers, and stand here when both have chosen. */

const count = z.int().min(0).max(POINTS);
const Cards = z.array(Word).max(CARDS);

/** What changes a side for one combat (`combatMod`): added, or set before anything is added. */
export const CombatMod = z.object({
  side: z.enum(['hero', 'foe']),
  stat: Stat,
  n: z.int().min(-POINTS).max(POINTS).optional(),
  set: z.int().min(-POINTS).max(POINTS).optional(),
});
export type CombatMod = z.infer<typeof CombatMod>;

/** Letters and numbers in the words of one reason. */
const WORDS = 5_000;
const Message = z.object({ key: Word, args: plainJson(WORDS).optional() });

/** MEQ-7.4 to 7.8: one side of a combat in progress. */
const side = {
  /** For this combat, agility already added (MEQ-7.3). */
  strength: count,
  /** Bottom card first. */
  stack: Cards,
  exhausted: z.boolean(),
  /** Cards whose effects on the next round wait. */
  waiting: Cards,
  /** The type of the card it played in the round before; null if there was none, or it was canceled. */
  lastType: CardType.nullable(),
};
/** A round that was fought, for pictures and for questions why. */
const FoughtRound = z.object({
  hero: z.object({ card: Word.nullable(), canceled: z.boolean(), exhausted: z.boolean(), damage: count }),
  foe: z.object({ card: Word.nullable(), canceled: z.boolean(), exhausted: z.boolean(), damage: count }),
  /** By the numbered order of MEQ-7.6. */
  why: z.array(Message).max(REASONS),
});
export const Combat = z.object({
  /** The hero's seat. */
  seat: z.int().min(1).max(HEROES),
  /** A monster, or a minion. */
  foe: Word,
  kind: z.enum(['monster', 'minion']),
  /** The token that fights; null for a minion, and for a monster that a card names (MEQ-7.15). It has been turned up. */
  token: Tally.nullable(),
  /** Rounds begun. */
  round: count,
  hero: z.object({
    ...side,
    /** What he has to know of a type for a card of his (`declaredBySelf`, `declaredByOpponent`). */
    declared: CardType.nullable(),
    /** MEQ-7.3: `choosing` until he has said how much of his agility he draws. */
    setup: z.enum(['choosing', 'done']),
    /** In this round he plays a card by chance (the Balrog's fear). */
    playsByChance: z.boolean(),
  }),
  foeSide: z.object({
    ...side,
    fortitude: count,
    wisdom: count,
    health: count,
    /** Damage on it. A minion's stands here during its combat, and goes back to `minions` when it ends. */
    damage: count,
    /** Sauron's secret: hand and order of the deck. */
    hand: Cards,
    deck: Cards,
    /** Cards it has discarded from its hand: open. */
    discard: Cards,
    /** Its power that works once in a combat has worked. */
    powerUsed: z.boolean(),
  }),
  /** The last combat (MEQ-9.7): no Shadow cards, no wisdom, and it decides the match. */
  isLast: z.boolean(),
  rounds: z.array(FoughtRound).max(ROUNDS),
});
export type Combat = z.infer<typeof Combat>;
