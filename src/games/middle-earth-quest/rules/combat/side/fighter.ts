import type { Message } from '#core/types';
import type { CombatCard } from '../../../printed/combat/card-shape.ts';
import { VALUES, type Value } from '../../../printed/terms/combat-effects.ts';
import type { CardType } from '../../../printed/terms/names.ts';
import { said } from '../../../printed/words/said.ts';

/** One side of a round: what it brings along, and what the numbered steps of MEQ-7.6 make of it. */

export type Side = 'hero' | 'foe';
export const SIDES = ['hero', 'foe'] as const satisfies readonly Side[];

/** What a side brings into a round. */
export interface Entering {
  /** A hero, or a foe, by its id; `hero` if nobody in particular fights. */
  who: string;
  /** For this combat, agility already added (MEQ-7.3). */
  strength: number;
  /** What it plays; null if it plays nothing. Not exhausted and with no card it declares exhaustion (MEQ-7.4). */
  card: CombatCard | null;
  /** Before this round. */
  exhausted: boolean;
  /** Before this round, bottom card first. */
  stack: readonly CombatCard[];
  /** Cards whose effects on this round wait. */
  waiting: readonly CombatCard[];
  /** The type that its waiting card asks the other side for; null if none was named. */
  declared: CardType | null;
  /** Of the round before; null if there was no card, or it was canceled. */
  lastType: CardType | null;
  /** Left in hand. */
  hand: readonly CombatCard[];
}

/** Cards that a side has to discard from its hand by chance. */
export interface Discarding {
  n: number;
  /** The attack printed on them is dealt to it (Wear Down). */
  hurts: boolean;
}

/** A side in the middle of a round. */
export interface Fighter extends Entering {
  side: Side;
  /** (1) What each card of the stack costs in this round, the one just played at the end. */
  costs: number[];
  /** (1) Its card is taken off the stack at the end of the round (Ready). */
  leaves: boolean;
  canceled: boolean;
  /** Of its card; null if it has none, or it is canceled (MEQ-7.7). */
  type: CardType | null;
  /** (3) Something cancels its card, if that can be canceled. */
  isAimedAt: boolean;
  uncancelable: boolean;
  /** (3) What it gains in step 5. */
  gains: { n: number; by: Message }[];
  attack: number;
  defense: number;
  /** (4) To what its values are lowered. */
  limits: Record<Value, number | null>;
  floor: number;
  /** A value that an effect has set to 0: nothing raises it in this round (MEQ-7.8). */
  locked: Record<Value, boolean>;
  /** (6) Attack over defense, as it hits this side. */
  base: number;
  /** (7) */
  extra: number;
  /** (8) The most damage it can be dealt in this round; null if there is no such thing. */
  most: number | null;
  /** After (8): base and extra damage that hit this side. */
  hit: number;
  /** (9) Reflected damage and traps. */
  later: number;
  /** Of the hit so much is influence instead (the Crebain). */
  turned: number;
  discards: Discarding[];
  /** The card on top of its deck goes under its stack (Hamstring). */
  buried: boolean;
  /** Of its cards in hand it says how many are of each type (Strategize). */
  tells: Record<CardType, number> | null;
  /** Execute. */
  struckDown: boolean;
  /** Damage tokens it loses if it is not defeated. */
  heals: number;
  /** It may draw so many cards: a hero of his rest and life pool, a foe of its deck. */
  draws: number;
  /** So many cards come back from its stack. */
  returns: number;
  escapes: boolean;
  recovers: boolean;
  /** So much of the damage comes from the hand. */
  fromHand: number;
  playsByChance: boolean;
  corruption: number;
  /** Its power that works once in a combat works. */
  powerWorks: boolean;
}

/** What happened in which numbered step, in words of `combat.*`. */
export interface Why {
  step: Step;
  says: Message;
}
/** The numbers of MEQ-7.6. */
export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Step = (typeof STEPS)[number];

/** With the number of its step. */
export const inWords = ({ step, says }: Why): Message => said('combat.step', { step, says });

/** Where an effect works: its own side, the other one, and the card or power that it belongs to. */
export interface Acting {
  own: Fighter;
  opp: Fighter;
  /** In words: a card, or a power. */
  by: Message;
  say(key: string, args?: Message['args']): void;
}

export function fighter(side: Side, entering: Entering): Fighter {
  const { card, stack } = entering;
  return {
    ...entering,
    side,
    costs: [...stack, ...(card ? [card] : [])].map(({ cost }) => cost),
    leaves: false,
    canceled: false,
    type: card?.type ?? null,
    isAimedAt: false,
    uncancelable: false,
    gains: [],
    attack: card?.attack ?? 0,
    defense: card?.defense ?? 0,
    limits: { attack: null, defense: null },
    floor: 0,
    locked: { attack: false, defense: false },
    base: 0,
    extra: 0,
    most: null,
    hit: 0,
    later: 0,
    turned: 0,
    discards: [],
    buried: false,
    tells: null,
    struckDown: false,
    heals: 0,
    draws: 0,
    returns: 0,
    escapes: false,
    recovers: false,
    fromHand: 0,
    playsByChance: false,
    corruption: 0,
    powerWorks: false,
  };
}

/** The card is canceled: no attack, no defense, no text, no type (MEQ-7.7), and nothing raises it again. */
export function cancel(one: Fighter): void {
  if (one.card) one.canceled = true;
  one.type = null;
  for (const value of VALUES) {
    one[value] = 0;
    one.locked[value] = true;
  }
}

/** What the card of this round costs; 0 without one. */
export const costOf = (one: Fighter): number => (one.card ? one.costs.at(-1)! : 0);

/** All damage it takes in this round so far. What was turned into influence is none. */
export const damageOf = (one: Fighter): number => one.hit - one.turned + one.later;
