import type { Message } from '#core/types';
import type { CombatCard } from '../../../printed/combat/card-shape.ts';
import { damageOf, type Fighter, type Side, type Step } from '../side/fighter.ts';
import { roomOf } from '../side/hurt.ts';
import type { Fought } from './round.ts';

/**
 * What a round leaves to choice and chance, in the order of MEQ-7.6 (9): damage, discards, healing, draws; and the check who is
 * defeated (10). The match and `npm run combat` both go this way, with other choices.
 */

/** Cards by id. Piles top card first, stacks bottom card first; they are changed. The card of the round lies on its stack. */
export interface Piles {
  hero: { life: string[]; hand: string[]; rest: string[]; damage: string[]; stack: string[] };
  foe: { hand: string[]; deck: string[]; discard: string[]; stack: string[]; damage: number };
  /** The foe's. */
  health: number;
}

/** Who decides what the rules leave open, asking (`Y`) and being answered (`N`). All that is offered is legal. */
export interface Choices<Y, N> {
  /** Which cards of his hand the hero puts into his damage pool for `n` damage, `least` at least and `most` at most; the life pool gives the rest. */
  hurt(n: number, least: number, most: number): Generator<Y, readonly string[], N>;
  /** A card of the hand by chance. */
  random(side: Side): string;
  /** A card of the stack that comes back, of those below the one just played. */
  takeBack(side: Side, cards: readonly string[]): Generator<Y, string, N>;
  /** How many cards the hero draws of his rest pool and then of his life pool. */
  rest(most: { inAll: number; rest: number; life: number }): Generator<Y, { rest: number; life: number }, N>;
  /** Whether Sauron draws cards for the foe. */
  draw(n: number): Generator<Y, boolean, N>;
}

/** What became of the round besides the piles. */
export interface Outcome {
  heroDefeated: boolean;
  foeDefeated: boolean;
  /** Nobody is defeated, and both are exhausted. */
  draw: boolean;
  /** All damage of the round by the rules, also what no card or health was left for. */
  damage: Record<Side, number>;
  discarded: Record<Side, string[]>;
  returned: Record<Side, string[]>;
  drawn: { hero: number; foe: number };
  influence: number;
  corruption: number;
  recovers: boolean;
  mayRetreat: boolean;
  /** Ids of the cards whose effects wait for the next round. */
  waiting: Record<Side, string[]>;
}

type Cards = (id: string) => CombatCard;

/** Carries out what follows the blows. */
export function* aftermath<Y, N>(
  fought: Fought,
  piles: Piles,
  choices: Choices<Y, N>,
  cardOf: Cards,
): Generator<Y, Outcome, N> {
  const { hero, foe } = fought;
  const say = (step: Step, key: string, args: Message['args']) =>
    fought.why.push({ step, says: { key: `combat.${key}`, args } });
  const discarded: Record<Side, string[]> = { hero: [], foe: [] };
  const returned: Record<Side, string[]> = { hero: [], foe: [] };
  const drawn = { hero: 0, foe: 0 };

  // damage first.
  piles.foe.damage += damageOf(foe);
  yield* suffer(piles.hero, damageOf(hero), hero.fromHand, choices);

  for (const one of [hero, foe])
    for (const { n, hurts } of one.discards)
      for (const card of takeAtRandom(one, n, piles, choices)) {
        discarded[one.side].push(card);
        const more = hurts ? Math.min(cardOf(card).attack, roomOf(one)) : 0;
        if (!hurts) continue;
        one.later += more;
        say(9, 'worn-down', { who: one.who, card, n: more });
        if (one.side === 'foe') piles.foe.damage += more;
        else yield* suffer(piles.hero, more, 0, choices);
      }
  if (hero.buried) bury(piles.hero.life, piles.hero.stack);
  if (foe.buried) bury(piles.foe.deck, piles.foe.stack);

  const falls = foe.struckDown || piles.foe.damage >= piles.health;
  if (!falls && foe.heals > 0 && piles.foe.damage > 0) {
    const n = Math.min(foe.heals, piles.foe.damage);
    piles.foe.damage -= n;
    say(9, 'heals', { who: foe.who, n });
  }
  for (const one of [hero, foe]) yield* takeBack(one, piles, choices, returned[one.side]);
  drawn.hero = yield* rest(piles.hero, hero.draws, choices);
  const most = Math.min(foe.draws, piles.foe.deck.length);
  if (most > 0 && (yield* choices.draw(most))) {
    piles.foe.hand.push(...piles.foe.deck.splice(0, most));
    drawn.foe = most;
  }
  // what Ready made free leaves the stack; its own effect on the next round stays.
  if (hero.leaves) piles.hero.rest.unshift(piles.hero.stack.pop()!);
  if (foe.leaves) piles.foe.discard.unshift(piles.foe.stack.pop()!);

  const foeDefeated = falls;
  // at the end of the round, whether or not it dealt damage.
  const heroDefeated = hero.struckDown || piles.hero.life.length + piles.hero.hand.length === 0;
  if (foeDefeated) say(10, 'defeated', { who: foe.who });
  if (heroDefeated) say(10, 'defeated', { who: hero.who });
  const draw = !foeDefeated && !heroDefeated && hero.exhausted && foe.exhausted;
  if (draw) say(10, 'draw', {});
  return {
    heroDefeated,
    foeDefeated,
    draw,
    damage: { hero: damageOf(hero), foe: damageOf(foe) },
    discarded,
    returned,
    drawn,
    influence: hero.turned,
    corruption: hero.corruption,
    recovers: hero.recovers && foeDefeated,
    mayRetreat: hero.escapes && damageOf(hero) === 0,
    waiting: { hero: waits(hero), foe: waits(foe) },
  };
}

/** MEQ-6.19: each point the top of the life pool, or a card of the hand; as far as there are any. */
function* suffer<Y, N>(
  piles: Piles['hero'],
  n: number,
  fromHand: number,
  choices: Choices<Y, N>,
): Generator<Y, void, N> {
  const { life, hand, damage } = piles;
  const dealt = Math.min(n, life.length + hand.length);
  if (dealt === 0) return;
  const least = Math.max(dealt - life.length, Math.min(fromHand, hand.length, dealt));
  const most = Math.min(dealt, hand.length);
  const given = yield* choices.hurt(dealt, least, most);
  for (const card of given) damage.unshift(...hand.splice(hand.indexOf(card), 1));
  damage.unshift(...life.splice(0, dealt - given.length));
}

function takeAtRandom<Y, N>({ side }: Fighter, n: number, piles: Piles, choices: Choices<Y, N>): string[] {
  const { hand } = piles[side];
  const taken: string[] = [];
  while (taken.length < n && hand.length > 0) {
    const card = choices.random(side);
    taken.push(...hand.splice(hand.indexOf(card), 1));
    if (side === 'hero') piles.hero.rest.unshift(card);
    else piles.foe.discard.unshift(card);
  }
  return taken;
}

function bury(deck: string[], stack: string[]): void {
  stack.unshift(...deck.splice(0, 1));
}

/** not the card just played, which lies on top. */
function* takeBack<Y, N>(
  one: Fighter,
  piles: Piles,
  choices: Choices<Y, N>,
  returned: string[],
): Generator<Y, void, N> {
  const { stack, hand } = piles[one.side];
  while (returned.length < one.returns && stack.length > 1) {
    const card = yield* choices.takeBack(one.side, stack.slice(0, -1));
    stack.splice(stack.lastIndexOf(card, stack.length - 2), 1);
    hand.push(card);
    returned.push(card);
  }
}

function* rest<Y, N>(piles: Piles['hero'], n: number, choices: Choices<Y, N>): Generator<Y, number, N> {
  const inAll = Math.min(n, piles.rest.length + piles.life.length);
  if (inAll === 0) return 0;
  const from = yield* choices.rest({ inAll, rest: piles.rest.length, life: piles.life.length });
  piles.hand.push(...piles.rest.splice(0, from.rest), ...piles.life.splice(0, from.life));
  return from.rest + from.life;
}

/** What it promises for the next round, unless it is canceled or its side exhausted. */
const waits = ({ card, canceled, exhausted }: Fighter): string[] =>
  card && !canceled && !exhausted && card.effects.some(({ t }) => t === 'next') ? [card.id] : [];
