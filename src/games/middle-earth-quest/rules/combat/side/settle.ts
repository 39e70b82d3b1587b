import type { Message } from '#core/types';
import { VALUES } from '../../../printed/terms/combat-effects.ts';
import { cancel, type Fighter, SIDES, type Side, type Step } from './fighter.ts';

/** What a step comes to when all effects and powers of both sides have worked in it. */

type Sides = Record<Side, Fighter>;
type Say = (key: string, args?: Message['args']) => void;

export const settle: Partial<Record<Step, (sides: Sides, say: Say, zero: 'locked' | 'free') => void>> = {
  1: (sides, say) => each(sides, (one) => exhaust(one, say)),
  2: (sides, say) => each(sides, (one) => awake(one, say)),
  3: (sides, say) => each(sides, (one) => beCanceled(one, say)),
  4: (sides, say, zero) => each(sides, (one) => lower(one, say, zero)),
  5: (sides, say) => each(sides, (one) => gain(one, say)),
  6: (sides, say) => each(sides, (one, opp) => clash(one, opp, say)),
  8: (sides) =>
    each(sides, (one) => {
      one.hit = Math.min(one.base + one.extra, one.most ?? Number.MAX_SAFE_INTEGER);
    }),
};

function each(sides: Sides, does: (one: Fighter, opp: Fighter) => void): void {
  for (const side of SIDES) does(sides[side], sides[side === 'hero' ? 'foe' : 'hero']);
}

/** MEQ-7.4, MEQ-7.5: a side without a card is exhausted, and one whose stack costs more than its strength. Equal is fine. */
function exhaust(one: Fighter, say: Say): void {
  const { who, strength, card } = one;
  const cost = one.costs.reduce((sum, n) => sum + n, 0);
  if (one.exhausted) say('was-exhausted', { who });
  else if (!card) say('declares', { who });
  else if (cost > strength) say('exhausted', { who, cost, strength, card: card.id });
  else {
    say('strength', { who, cost, strength });
    return;
  }
  const lost = one.exhausted ? [] : one.waiting.map(({ id }) => id);
  one.exhausted = true;
  one.leaves = false;
  cancel(one);
  if (lost.length > 0) say('waits-in-vain', { who, cards: lost });
}

function awake({ who, exhausted, waiting }: Fighter, say: Say): void {
  if (!exhausted && waiting.length > 0) say('awake', { who, cards: waiting.map(({ id }) => id) });
}

function beCanceled(one: Fighter, say: Say): void {
  if (!one.isAimedAt) return;
  if (one.uncancelable) say('withstands', { card: one.card!.id });
  else {
    cancel(one);
    say('canceled', { who: one.who, card: one.card!.id });
  }
}

/** Never raised, and not below the floor of Block; what an effect set to 0 stays there (MEQ-7.8, A-6, A-19). */
function lower(one: Fighter, say: Say, zero: 'locked' | 'free'): void {
  for (const value of VALUES) {
    const limit = one.limits[value];
    if (limit === null) continue;
    const before = one[value];
    const low = Math.min(before, limit);
    const now = value === 'defense' ? Math.max(low, Math.min(before, one.floor)) : low;
    one[value] = now;
    one.locked[value] = zero === 'locked' && limit === 0 && now === 0;
    if (now > low) say('floor', { card: one.card!.id, n: now });
    if (now !== before) say('lowered', { who: one.who, value, before, n: now });
  }
}

/** What it took of the other card in step 3; nothing if it is canceled itself. */
function gain(one: Fighter, say: Say): void {
  if (one.canceled) return;
  for (const { n, by } of one.gains) {
    one.attack += n;
    say('raises', { by, who: one.who, value: 'attack', n });
  }
}

function clash(one: Fighter, opp: Fighter, say: Say): void {
  one.base = Math.max(0, opp.attack - one.defense);
  say('clash', { who: opp.who, target: one.who, attack: opp.attack, defense: one.defense, n: one.base });
}
