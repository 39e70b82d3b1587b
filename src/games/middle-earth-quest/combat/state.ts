import { z } from 'zod';
import { CardType, Stat } from '../schema/names.ts';

/** MEQ-7: a combat in progress. Cards that were chosen for a round are answers, and stand here when both have chosen. */

const count = z.int().min(0);
const Cards = z.array(z.string());

/** What changes a side for one combat (`combatMod`): added, or set before anything is added. */
export const CombatMod = z.object({
  side: z.enum(['hero', 'foe']),
  stat: Stat,
  n: z.int().optional(),
  set: z.int().optional(),
});
export type CombatMod = z.infer<typeof CombatMod>;

const Message = z.object({ key: z.string(), args: z.record(z.string(), z.json()).optional() });

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
  hero: z.object({ card: z.string().nullable(), canceled: z.boolean(), exhausted: z.boolean(), damage: count }),
  foe: z.object({ card: z.string().nullable(), canceled: z.boolean(), exhausted: z.boolean(), damage: count }),
  /** By the numbered order of MEQ-7.6. */
  why: z.array(Message),
});
export const Combat = z.object({
  /** The hero's seat. */
  seat: z.int().min(1).max(3),
  /** A monster, or a minion. */
  foe: z.string(),
  kind: z.enum(['monster', 'minion']),
  /** The token that fights; null for a minion, and for a monster that a card names (MEQ-7.15). It has been turned up. */
  token: z.int().nullable(),
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
  rounds: z.array(FoughtRound),
});
export type Combat = z.infer<typeof Combat>;
