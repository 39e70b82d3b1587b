import { z } from 'zod';
import { type CombatCard, combatCard, combatCards } from '../../printed/combat/combat-cards.ts';
import { foeOf, minions, monsters } from '../../printed/combat/foes.ts';
import { heroes, heroOf } from '../../printed/combat/heroes.ts';
import { CardType } from '../../printed/terms/names.ts';
import { aftermath, type Choices, type Outcome, type Piles } from '../../rules/combat/round/aftermath.ts';
import { fight } from '../../rules/combat/round/round.ts';
import type { Entering, Why } from '../../rules/combat/side/fighter.ts';

/** One round of a combat as it is given by hand (`npm run combat`), and what it comes to. Fields that nobody reads are let be. */

const oneOf = (ids: Iterable<string>, what: string) => {
  const known = new Set(ids);
  return z.string().refine((id) => known.has(id), { error: ({ input }) => `there is no ${what} "${input}"` });
};
const Card = oneOf(combatCards.keys(), 'combat card');
const Cards = z.array(Card).default([]);
const count = z.int().min(0);
const sideFields = {
  card: Card.nullable().default(null),
  exhausted: z.boolean().default(false),
  stack: Cards,
  waiting: Cards,
  declared: CardType.nullable().default(null),
  lastType: CardType.nullable().default(null),
  hand: Cards,
};

export const CombatCase = z
  .object({
    hero: z.object({
      ...sideFields,
      id: oneOf(heroes.keys(), 'hero').optional(),
      strength: z.int().optional(),
      life: Cards,
      rest: Cards,
    }),
    foe: z.object({
      ...sideFields,
      id: oneOf([...monsters.keys(), ...minions.keys()], 'monster and no minion'),
      strength: z.int().optional(),
      health: z.int().optional(),
      tokens: count.default(0),
      powerUsed: z.boolean().default(false),
      deck: Cards,
    }),
  })
  .refine(({ hero }) => hero.id !== undefined || hero.strength !== undefined, {
    path: ['hero'],
    error: 'neither id nor strength',
  });
export type CombatCase = z.infer<typeof CombatCase>;

/** A round as the format of `npm run combat` answers it; every field stands there. */
export interface CombatAnswer {
  hero: {
    damage: number;
    exhausted: boolean;
    canceled: boolean;
    discards: number;
    draws: number;
    returned: number;
    fromHand: number;
    randomNext: boolean;
    recovers: boolean;
    tells: Record<CardType, number> | null;
    stack: string[];
    waiting: string[];
  };
  foe: {
    damage: number;
    exhausted: boolean;
    canceled: boolean;
    discards: number;
    mayDraw: number;
    tells: Record<CardType, number> | null;
    tokens: number;
    stack: string[];
    waiting: string[];
  };
  influence: number;
  corruption: number;
  mayRetreat: boolean;
  heroDefeated: boolean;
  foeDefeated: boolean;
  draw: boolean;
}

/** Fights the round of a case: the hero's damage comes from his life pool as far as it can. With what happened in which step. */
export function fightCase({ hero, foe }: CombatCase): { answer: CombatAnswer; why: Why[] } {
  const printed = foeOf(foe.id);
  const fought = fight({
    hero: { ...entering(hero), who: hero.id ?? 'hero', strength: hero.strength ?? heroOf(hero.id!).strength },
    foe: { ...entering(foe), who: foe.id, strength: foe.strength ?? printed.strength },
    power: 'power' in printed ? printed.power : null,
    powerUsed: foe.powerUsed,
    zero: 'locked',
  });
  const piles: Piles = {
    hero: { life: [...hero.life], hand: [...hero.hand], rest: [...hero.rest], damage: [], stack: stackOf(hero) },
    foe: { hand: [...foe.hand], deck: [...foe.deck], discard: [], stack: stackOf(foe), damage: foe.tokens },
    health: foe.health ?? printed.health,
  };
  let mayDraw = 0;
  const choices: Choices<never, unknown> = {
    *hurt(_, least) {
      return piles.hero.hand.slice(0, least);
    },
    random: (side) => piles[side].hand[0]!,
    *takeBack(_, cards) {
      return cards.at(-1)!;
    },
    *rest({ inAll, rest }) {
      const fromRest = Math.min(inAll, rest);
      return { rest: fromRest, life: inAll - fromRest };
    },
    *draw(n) {
      mayDraw = n;
      return false;
    },
  };
  const outcome = run(aftermath(fought, piles, choices, combatCard));
  const shared = (side: 'hero' | 'foe') => ({
    damage: outcome.damage[side],
    exhausted: fought[side].exhausted,
    canceled: fought[side].canceled,
    discards: outcome.discarded[side].length,
    tells: fought[side].tells,
    stack: piles[side].stack,
    waiting: outcome.waiting[side],
  });
  const { influence, corruption, mayRetreat, heroDefeated, foeDefeated, draw } = outcome;
  return {
    answer: {
      hero: {
        ...shared('hero'),
        draws: outcome.drawn.hero,
        returned: outcome.returned.hero.length,
        fromHand: fought.hero.fromHand,
        randomNext: fought.hero.playsByChance,
        recovers: outcome.recovers,
      },
      foe: { ...shared('foe'), mayDraw, tokens: piles.foe.damage },
      ...{ influence, corruption, mayRetreat, heroDefeated, foeDefeated, draw },
    },
    why: fought.why,
  };
}

type GivenSide = CombatCase['hero'] | CombatCase['foe'];

function entering({
  card,
  exhausted,
  stack,
  waiting,
  declared,
  lastType,
  hand,
}: GivenSide): Omit<Entering, 'who' | 'strength'> {
  const cards = (ids: readonly string[]): CombatCard[] => ids.map(combatCard);
  return {
    // Who is exhausted plays nothing (MEQ-7.5).
    card: card === null || exhausted ? null : combatCard(card),
    exhausted,
    stack: cards(stack),
    waiting: cards(waiting),
    declared,
    lastType,
    hand: cards(hand),
  };
}

const stackOf = ({ stack, card, exhausted }: GivenSide): string[] => [
  ...stack,
  ...(card === null || exhausted ? [] : [card]),
];

/** A script that asks nobody anything. */
function run(script: Generator<never, Outcome, unknown>): Outcome {
  const last = script.next();
  if (!last.done) throw new Error('nobody is there to be asked');
  return last.value;
}
