import { card as cardOf } from '../../printed/content/cards.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { amount } from '../../printed/schema/terms/amount.ts';
import type { Use } from '../../rules/lines/half.ts';
import { closedDoorAt } from '../../rules/reveal/rooms.ts';
import type { At, Half } from '../../state/state.ts';
import { trapDamage } from '../../state/values/stats.ts';
import type { Lay } from './lay.ts';
import { type AttackOf, isEarly, strikeWorth, worthOfCondition } from './strike.ts';
import { WEIGHT } from './weights.ts';

/** What a character could do with its two cards, and what that is worth: where it would go, whom it would strike, what it would give. */

export interface Part {
  no: number;
  use: Use;
}

const DEFAULT: Record<'attack' | 'move', readonly Ability[]> = {
  attack: [{ op: 'attack', n: 2 }],
  move: [{ op: 'move', n: 2 }],
};

export const abilitiesOf = ({ no, use }: Part): readonly Ability[] =>
  use === 'attack' || use === 'move' ? DEFAULT[use] : cardOf(no)[use].effects;

/** What it costs to lose a card: turns later on, the more as long as doors are closed. */
export function costOfLosing({ one, g }: Lay): number {
  if (bringsBack(one)) return 1;
  const cards = one.hand.length + one.discard.length + one.played.length;
  if (!isEarly(g)) return cards >= 6 ? 1.6 : 1;
  return cards >= 4 ? WEIGHT.loseCard : 3.2;
}

/** Whether a card that brings back all that is lost is still to be played. */
const bringsBack = ({ hand, discard, lost }: Lay['one']): boolean =>
  lost.length < 4 &&
  [...hand, ...discard].some((no) => cardOf(no).top.effects.some((one) => one.op === 'recover' && one.count === 'all'));

/** What the part costs besides its turn. */
function costOf(lay: Lay, { no, use }: Part): number {
  if (use === 'attack' || use === 'move') return 0.05;
  const { lost, effects } = cardOf(no)[use];
  if (!lost) return 0;
  // Those that bring lost cards back are worth it by themselves.
  return effects.some(({ op }) => op === 'recover') ? 0.5 : costOfLosing(lay);
}

const pointsOf = ({ n }: Extract<Ability, { op: 'move' }>): number => (n === undefined ? 0 : amount(n, () => 2));

const stood = new WeakMap<Lay, Map<At, number>>();

/** How good a hex is to stand on when the turn is over. */
export function standing(lay: Lay, at: At, negatives: number): number {
  const known = stood.get(lay) ?? new Map<At, number>();
  stood.set(lay, known);
  const worth = known.get(at) ?? standingAt(lay, at);
  known.set(at, worth);
  return negatives === 0 ? worth : worth - negatives * trapped(lay);
}

function standingAt(lay: Lay, at: At): number {
  const { hero, foes, g } = lay;
  const ground = g.money.filter((one) => one.at === at).length * WEIGHT.coin;
  const opens = closedDoorAt(g, at) !== undefined;
  if (foes.length === 0)
    return ground + (opens ? opening(lay) : -0.5 * Math.abs(lay.away(at) - (lay.isFront && isReady(lay) ? 0 : 3)));
  const threat = lay.threat(at);
  // Hit points are what cards are given for: beyond those to spare each point costs more.
  const fear = threat * WEIGHT.threat + Math.max(0, threat - Math.max(0, hero.hp - WEIGHT.low)) * WEIGHT.over;
  return ground - (opens ? 6 : 0) - fear - WEIGHT.away * Math.max(0, lay.away(at) - 1);
}

/** What a trap on the way costs: where nobody fights it may be the only way to a door. */
const trapped = ({ g, hero, foes }: Lay): number =>
  trapDamage(g) >= hero.hp ? 12 : foes.length > 0 ? 5 : hero.hp - trapDamage(g) >= 4 ? 1.2 : 3;

/** Whether a door may be opened now: not in the midst of a fight, and not before all are fit and near. */
export const mayOpen = (lay: Lay): boolean => lay.foes.length === 0 && isReady(lay);

/** A door is opened by who goes first, when all are fit and near. */
const opening = (lay: Lay): number => (!isReady(lay) ? -6 : lay.isFront ? 3 : -4);

/** Whether the party goes through a door in this round, from where all stand. */
export const opensNow = (lay: Lay): boolean => {
  if (lay.foes.length > 0 || !isEarly(lay.g) || !isReady(lay)) return false;
  const heroes = [lay.hero, ...lay.others.filter(({ kind }) => kind === 'character')];
  return Math.min(...heroes.map(({ at }) => lay.away(at))) <= 5;
};

/** Fit enough to open another door: who goes first is not half dead, and nobody is left behind. To wait costs turns, and those are few. */
function isReady({ g, hero, one, away }: Lay): boolean {
  if (one.hand.length + one.discard.length <= 5) return true;
  const heroes = g.figures.filter((figure) => figure.kind === 'character');
  return hero.hp / hero.max >= 0.7 && heroes.every(({ at }) => away(at) <= 9);
}

/** All that is neither move nor attack, by where one stands then. */
function besides(lay: Lay, from: At, ability: Ability): number {
  const { g, hero, board, foes, one } = lay;
  const n = 'n' in ability && typeof ability.n === 'number' ? ability.n : 2;
  const near = foes.filter((foe) => board.range(from, foe.at) <= foe.move + foe.range);
  switch (ability.op) {
    case 'heal': {
      const reach = ability.who === 'self' ? 0 : (ability.range ?? 1);
      const all = g.figures.filter(
        (figure) =>
          figure.kind === 'character' &&
          (figure === hero ? ability.who !== 'ally' : board.range(from, figure.at) <= reach),
      );
      return Math.max(
        0,
        ...all.map(({ hp, max }) => Math.min(n, max - hp) * (hp / max < 0.5 ? WEIGHT.healHurt : WEIGHT.heal)),
      );
    }
    case 'shield':
      return Math.min(3, near.filter(({ isSpent }) => !isSpent).length) * n * 0.6;
    case 'retaliate':
      return Math.min(3, near.filter(({ range, isSpent }) => range === 1 && !isSpent).length) * n * 0.5;
    case 'summon':
      return near.length > 0 ? 3.5 : 2.5;
    case 'recover': {
      const pile = one[ability.pile].length;
      if (ability.pile === 'discard') return Math.min(pile, 3) * 0.8;
      // All at once, and only once: as late as can be.
      const cards = one.hand.length + one.discard.length + one.played.length;
      return pile >= 4 || cards <= 3 ? pile * 2.5 : -6;
    }
    case 'loot':
      return g.money.filter(({ at }) => board.range(from, at) <= n && board.sees(from, at)).length * 0.9;
    case 'ongoing':
      if (ability.negate) return foes.length > 0 || isEarly(g) ? 4.5 : 0;
      if (ability.trigger === 'your-attack')
        return (near.length > 0 ? 1 : 0.25) * 0.8 * (typeof ability.attack === 'number' ? ability.attack : 1);
      return (ability.shield ?? 0) > 0 ? 3 : 0.4;
    case 'infuse':
      return 0.15;
    case 'push':
    case 'pull':
      return 0;
    case 'augment':
      return one.active.length > 0 ? 0 : 3 * (typeof ability.attack === 'number' ? ability.attack / 2 : 0.7);
    case 'condition': {
      if (ability.who === 'self') return ability.conditions.includes('invisible') ? lay.threat(from) : 1;
      if (ability.who !== 'enemy' || ability.where !== undefined) return 0.3;
      const worths = foes
        .filter((foe) => board.range(from, foe.at) <= (ability.range ?? 1))
        .map((foe) => ability.conditions.reduce((sum, each) => sum + worthOfCondition(each, foe), 0));
      return (ability.targets === 'all' ? worths.reduce((sum, each) => sum + each, 0) : Math.max(0, ...worths)) * 0.7;
    }
    case 'damage':
      return foes.filter((foe) => board.range(from, foe.at) <= (ability.range ?? 1)).length * n * 0.8;
    default:
      return 0.2;
  }
}

/** A thing that is done at a place, or a way to another place. */
type Act = { move: number; jump: boolean } | { strike: AttackOf } | { other: Ability };
const actsOf = (abilities: readonly Ability[]): Act[] =>
  abilities.map((one) =>
    one.op === 'move'
      ? { move: pointsOf(one), jump: one.jump === true }
      : one.op === 'attack'
        ? { strike: one }
        : { other: one },
  );

/** Worths that are asked for again and again while one thinks: of an ability from a hex. */
export type Known = Map<Ability, Map<At, number>>;

function worthAt(lay: Lay, known: Known, act: Exclude<Act, { move: number }>, at: At): number {
  const ability = 'strike' in act ? act.strike : act.other;
  const byHex = known.get(ability) ?? new Map<At, number>();
  known.set(ability, byHex);
  const before = byHex.get(at);
  if (before !== undefined) return before;
  const worth = 'strike' in act ? strikeWorth(lay, at, act.strike) : besides(lay, at, act.other);
  byHex.set(at, worth);
  return worth;
}

/** What of a row of abilities can be done without moving any more, from a hex. */
export function rowAt(lay: Lay, known: Known, abilities: readonly Ability[], at: At): number {
  return actsOf(abilities).reduce((sum, one) => ('move' in one ? sum : sum + worthAt(lay, known, one, at)), 0);
}

/** What of that is blows. */
export const strikesAt = (lay: Lay, known: Known, abilities: readonly Ability[], at: At): number =>
  actsOf(abilities).reduce((sum, one) => ('strike' in one ? sum + worthAt(lay, known, one, at) : sum), 0);

/**
 * What a row of abilities is worth from where the character stands: before the first move what is done here, after the last one where
 * that is best. Moves are taken together, with what is struck between them.
 */
export function rowWorth(lay: Lay, known: Known, abilities: readonly Ability[]): { worth: number; to: At } {
  const acts = actsOf(abilities);
  const first = acts.findIndex((one) => 'move' in one);
  const here = lay.hero.at;
  const sum = (some: readonly Act[], at: At) =>
    some.reduce((total, one) => ('move' in one ? total : total + worthAt(lay, known, one, at)), 0);
  if (first < 0) return { worth: sum(acts, here) + standing(lay, here, 0), to: here };
  const before = sum(acts.slice(0, first), here);
  const moves = acts.flatMap((one) => ('move' in one ? [one] : []));
  const points = moves.reduce((total, { move }) => total + move, 0);
  const after = acts.slice(first + 1);
  let best = { worth: Number.NEGATIVE_INFINITY, to: here };
  for (const [at, negatives] of lay.reach(
    points,
    moves.some(({ jump }) => jump),
  )) {
    const worth = sum(after, at) + standing(lay, at, negatives);
    if (worth > best.worth) best = { worth, to: at };
  }
  return { worth: before + best.worth, to: best.to };
}

/** after a stun of one's own nothing more is done. */
function untilStunned(abilities: readonly Ability[]): readonly Ability[] {
  const at = abilities.findIndex(
    (one) => one.op === 'condition' && one.who === 'self' && one.conditions.includes('stun'),
  );
  return at < 0 ? abilities : abilities.slice(0, at + 1);
}

/** Parts in this order. */
export function partsWorth(lay: Lay, known: Known, parts: readonly Part[]): { worth: number; to: At } {
  const row = rowWorth(lay, known, untilStunned(parts.flatMap(abilitiesOf)));
  return { ...row, worth: row.worth - parts.reduce((sum, one) => sum + costOf(lay, one), 0) };
}

const TOP: readonly Use[] = ['top', 'attack'];
const BOTTOM: readonly Use[] = ['bottom', 'move'];

/** Every way to use what is left of these cards: one for the top, another for the bottom, in either order. */
export function plansOf(cards: readonly number[], done: Partial<Record<Half, number>>): Part[][] {
  const plans: Part[][] = [];
  const tops = done.top === undefined ? cards : [];
  const bottoms = done.bottom === undefined ? cards : [];
  for (const top of tops)
    for (const use of TOP) {
      const one: Part = { no: top, use };
      if (bottoms.length === 0) plans.push([one]);
      for (const bottom of bottoms)
        for (const low of BOTTOM)
          if (bottom !== top) plans.push([one, { no: bottom, use: low }], [{ no: bottom, use: low }, one]);
    }
  if (tops.length === 0) for (const no of bottoms) for (const use of BOTTOM) plans.push([{ no, use }]);
  return plans;
}

/** Whether it moves: with nobody in sight that comes first, for a door may open, and what is struck then is known. */
const moves = (part: Part): boolean => abilitiesOf(part).some(({ op }) => op === 'move');

/** The best plan for what is left of the cards; undefined when nothing is. */
export function bestPlan(
  lay: Lay,
  cards: readonly number[],
  { done = {}, known = new Map() }: { done?: Partial<Record<Half, number>>; known?: Known } = {},
): { plan: Part[]; worth: number; to: At } | undefined {
  let best: { plan: Part[]; worth: number; to: At } | undefined;
  for (const plan of plansOf(cards, done)) {
    const { worth: whole, to } = partsWorth(lay, known, plan);
    const worth = whole + (lay.foes.length === 0 && moves(plan[0]!) ? WEIGHT.lookFirst : 0);
    if (!best || worth > best.worth) best = { plan, worth, to };
  }
  return best;
}
