import type { SeatId } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { amount } from '../../printed/schema/terms/amount.ts';
import type { State } from '../../state/state.ts';
import { type Lay, layOf } from './lay.ts';
import { abilitiesOf, bestPlan, type Known, opensNow, strikesAt } from './plan.ts';
import { WEIGHT } from './weights.ts';

/** Which cards are played, kept and given up. */

const numberOf = (one: Ability): number => ('n' in one && one.n !== undefined ? amount(one.n as number, () => 2) : 2);

/** What an ability is worth on any board. */
function printed(one: Ability): number {
  const n = numberOf(one);
  switch (one.op) {
    case 'attack':
      return n * (one.aoe ? 1.5 : one.targets ? 1.8 : 1) + ((one.range ?? 1) > 1 ? 0.7 : 0) + (one.conditions ? 1 : 0);
    case 'move':
      return Math.min(n, 5) * 0.7;
    case 'heal':
      return n * 0.7;
    case 'recover':
      return 9;
    case 'summon':
      return 3;
    case 'loot':
    case 'infuse':
      return 0.3;
    default:
      return 1.5;
  }
}

/** Whether it brings back all that is lost: with it others can be lost without a care, and so it is not lost itself. */
export const revives = (no: number): boolean =>
  cardOf(no).top.effects.some((one) => one.op === 'recover' && one.count === 'all');

const worths = new Map<number, number>();

/** What a card is worth on any board; a half that is lost can be used once. */
export function worthOfCard(no: number): number {
  const worth = worths.get(no) ?? worthOfHalves(no);
  worths.set(no, worth);
  return worth;
}

function worthOfHalves(no: number): number {
  const { top, bottom } = cardOf(no);
  return [top, bottom].reduce((sum, { effects, lost }) => {
    const all = effects.reduce((total, one) => total + printed(one), 0);
    return sum + (lost ? all * 0.65 : all);
  }, 0);
}

/** What one card less is worth, the cheapest first. */
export const cheapest = (cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => worthOfCard(a) - worthOfCard(b));

/** What two cards do from here at best, whichever of them leads. */
const together = (lay: Lay, known: Known, cards: readonly number[]) => bestPlan(lay, cards, { known })!;

/**
 * What a pair is worth, the first card leading. Early cards count where enemies can be struck. Where enemies are still
 * to come, late cards count, and what strikes then. Before a door that is to be opened, the top that strikes most and
 * an early card count.
 */
export function pairWorth(
  lay: Lay,
  known: Known,
  [lead, second]: readonly [number, number],
  { worth, plan, to } = together(lay, known, [lead, second]),
): number {
  const { initiative } = cardOf(lead);
  if (opensNow(lay)) {
    const strikes = Math.max(topWorth(lead), topWorth(second)) * WEIGHT.opens;
    return worth + strikes + ((50 - initiative) / 70) * (lay.isFront ? WEIGHT.earlyToOpen : WEIGHT.earlyToFollow);
  }
  if (lay.foes.length === 0) return worth - (worthOfCard(lead) + worthOfCard(second)) * 0.05;
  const strikes = strikesAt(lay, known, plan.flatMap(abilitiesOf), to);
  if (strikes > 0.5) return worth + ((50 - initiative) / 70) * WEIGHT.early;
  const later = Math.max(...[lead, second].map((no) => topWorth(no)));
  return worth + later * 0.3 + ((initiative - 50) / 40) * WEIGHT.late;
}

const topWorth = (no: number): number =>
  cardOf(no).top.effects.reduce((sum, one) => sum + (one.op === 'attack' ? printed(one) : 0), 0);

/** The pairs of the hand that are worth most, each with the leading card first; the best first. */
export function bestPairs(g: State, seat: SeatId, most: number): [number, number][] {
  const lay = layOf(g, seat);
  if (!lay) return [];
  const { hand } = lay.one;
  const known: Known = new Map();
  const pairs = hand.flatMap((one, i) =>
    hand.slice(i + 1).flatMap((other) => {
      const best = together(lay, known, [one, other]);
      const both: [number, number][] = [
        [one, other],
        [other, one],
      ];
      return both.map((pair) => ({ pair, worth: pairWorth(lay, known, pair, best) }));
    }),
  );
  return pairs
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ pair }) => pair);
}

/** With so many in hand a rest costs no more turns than another round of walking does: one more round of two cards, and then a rest. */
const FEW = 3;

/**
 * Whether this is a round for a long rest. It takes no more cards than a short one, gives two hit points and the items
 * back, and lets one choose what is lost. But it takes a round, and who rests strikes nobody. So it is for where nobody
 * is to be fought.
 */
export function restsNow(lay: Lay): boolean {
  const { one, hero, foes } = lay;
  if (one.discard.length < 2) return false;
  const left = hero.hp / hero.max;
  if (one.hand.length < 2) return foes.length === 0 || (left <= 0.5 && lay.threat(hero.at) === 0);
  if (foes.length === 0) return (left < 0.5 && one.discard.length >= 3) || one.hand.length <= FEW;
  return lay.threat(hero.at) === 0 && left < 0.5 && one.discard.length >= 4;
}
