import type { SeatId } from '#core/types';
import { areas, leaders, limits, rules } from '../../printed/content.ts';
import {
  commandOf,
  isLeader,
  isSuitor,
  isWizard,
  movementOf,
  seatOf,
  stepsOf,
  strengthOf,
  TERRAMAX,
} from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import type { Force } from './odds.ts';

/**
 * What a player sees of the board. His own pieces he knows; of the enemy's he sees leaders and what lies in the open.
 * What lies in boxes he guesses. The pools are open (TD-6.5), so he can count what must be in all boxes together. He
 * takes it to be shared out by command. No single enemy box is read.
 */

/** All pieces of one side in one place, as far as they are seen or guessed. */
export interface Stack {
  strength: number;
  body: number;
  /** Fighting pieces. */
  n: number;
  /** Best two attack and defence ratings there. */
  attack: number;
  defence: number;
  /** What it would be to lose it: 1 for a full unit, more for leaders and wizards. */
  value: number;
  persons: string[];
  /** Roads a turn. */
  speed: number;
  /** Where it stands, if it is one group of its own side. */
  from?: string;
}

export interface Sight {
  g: State;
  seat: SeatId;
  foe: SeatId;
  mine: Map<string, Stack>;
  theirs: Map<string, Stack>;
  /** What each piece could do by itself, once it has been thought through. */
  known: Map<string, number>;
}

const LEADER = 3;
const CHIEFTAIN = 1;
const WIZARD = 2.5;
/** How far a guessed stack comes in a turn. */
const STACK_SPEED = 2;

export const priceOf = (g: State, id: string): number =>
  isLeader(id)
    ? isSuitor(id)
      ? LEADER
      : CHIEFTAIN
    : isWizard(id)
      ? WIZARD
      : (strengthOf(g, id) / 4) * (stepsOf(g, id) === 2 ? 1 : 0.8);

/** Those whose price is highest first. */
export const dearestFirst = (g: State, ids: readonly string[]): string[] =>
  ids.toSorted((a, b) => priceOf(g, b) - priceOf(g, a));

const nobody = (): Stack => ({
  strength: 0,
  body: 0,
  n: 0,
  attack: 0,
  defence: 0,
  value: 0,
  persons: [],
  speed: 3,
});
const NOBODY: Readonly<Stack> = nobody();

export function sightOf(g: State, seat: SeatId): Sight {
  const foe = other(seat);
  const mine = new Map<string, Stack>();
  const theirs = new Map<string, Stack>();
  const hidden = { strength: 0, body: 0, n: 0, value: 0 };
  let command = 0;
  for (const id of Object.keys(g.counters)) {
    const c = g.counters[id]!;
    if (c.fate !== 'map' || c.trapped) continue;
    const own = seatOf(id) === seat;
    if (!own && isLeader(id)) command += commandOf(id);
    if (!own && c.obfuscated && !isLeader(id)) continue;
    if (!own && c.box !== null && !c.exposed && c.at !== g.battle?.at) {
      hidden.strength += strengthOf(g, id);
      hidden.body += stepsOf(g, id);
      hidden.value += priceOf(g, id);
      hidden.n++;
    } else add(stackIn(own ? mine : theirs, c.at), g, id);
  }
  if (command > 0) {
    for (const [place, stack] of theirs) {
      if (place === g.battle?.at) continue;
      const share = stack.persons.reduce((sum, id) => sum + (isLeader(id) ? commandOf(id) : 0), 0) / command;
      stack.strength += hidden.strength * share;
      stack.body += hidden.body * share;
      stack.value += hidden.value * share;
      stack.n += hidden.n * share;
      if (share > 0) stack.speed = STACK_SPEED;
    }
  }
  return { g, seat, foe, mine, theirs, known: new Map() };
}

function stackIn(stacks: Map<string, Stack>, place: string): Stack {
  const found = stacks.get(place) ?? nobody();
  stacks.set(place, found);
  return found;
}
function add(stack: Stack, g: State, id: string): void {
  stack.value += priceOf(g, id);
  if (isSuitor(id)) stack.persons.push(id);
  if (isLeader(id)) {
    const { attack, defence } = leaders.get(id)!;
    // At most two leaders count (TD-5.2); more than two in one place are rare enough to be taken for two.
    const counted = stack.persons.filter(isLeader).length;
    if (counted > limits.leadersPerSideInCombat) return;
    stack.attack += attack;
    stack.defence += defence;
    return;
  }
  stack.strength += strengthOf(g, id);
  stack.body += stepsOf(g, id);
  stack.n++;
  stack.speed = Math.min(stack.speed, id === TERRAMAX ? 3 : movementOf(g, id));
}

/** A stack of exactly these pieces. */
export function stackOf(g: State, ids: readonly string[]): Stack {
  const stack = nobody();
  for (const id of ids) add(stack, g, id);
  if (ids[0] !== undefined) stack.from = g.counters[ids[0]]!.at;
  return stack;
}
export const without = (stack: Readonly<Stack>, less: Readonly<Stack>): Stack => ({
  ...stack,
  strength: stack.strength - less.strength,
  body: stack.body - less.body,
  n: stack.n - less.n,
  attack: Math.max(0, stack.attack - less.attack),
  defence: Math.max(0, stack.defence - less.defence),
  value: stack.value - less.value,
});
export const together = (a: Readonly<Stack>, b: Readonly<Stack>): Stack => ({
  ...a,
  strength: a.strength + b.strength,
  body: a.body + b.body,
  n: a.n + b.n,
  attack: a.attack + b.attack,
  defence: a.defence + b.defence,
  value: a.value + b.value,
});
/** The own pieces in a place that are not of this group. */
export const besides = (sight: Sight, place: string, group: Readonly<Stack>): Readonly<Stack> =>
  group.from === place ? without(stackAt(sight.mine, place), group) : stackAt(sight.mine, place);
export const stackAt = (stacks: ReadonlyMap<string, Stack>, place: string): Readonly<Stack> =>
  stacks.get(place) ?? NOBODY;

/** Leader points help units only, and nobody above 7: what a stack of this size can use of them. */
const usable = (stack: Readonly<Stack>, points: number): number =>
  Math.min(points, Math.max(0, limits.strengthCap * stack.n - stack.strength));
export const attacking = (stack: Readonly<Stack>): Force => ({
  power: (stack.strength + usable(stack, stack.attack)) / rules.dieSides,
  body: stack.body,
});
export const defending = (stack: Readonly<Stack>): Force => ({
  power: (stack.strength + usable(stack, stack.defence)) / rules.dieSides,
  body: stack.body,
});

/** Those behind a wall roll two dice with the castle's bonus; an empty castle has its garrison (TD-12.3 to 12.5). */
function behindWalls(castle: string, stack: Readonly<Stack>): Force {
  const { castleStrength, defenceBonus } = areas.get(castle)!;
  if (stack.n === 0) return { power: (castleStrength! * limits.castleDiceInside) / rules.dieSides, body: 1 };
  const { power, body } = defending(stack);
  return { power: limits.castleDiceInside * (power + ((defenceBonus ?? 0) * stack.n) / rules.dieSides), body };
}
/** How the pieces of a seat would be met in a place: behind their wall if it is theirs, else in the open. */
export function holding(sight: Pick<Sight, 'g'>, place: string, seat: SeatId, stack: Readonly<Stack>): Force {
  return sight.g.castles[place] === seat ? behindWalls(place, stack) : defending(stack);
}
