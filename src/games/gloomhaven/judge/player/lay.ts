import type { SeatId } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { waysWithin } from '../../rules/movement/ways.ts';
import { has, mayMove } from '../../state/figures/conditions.ts';
import { character, enemies, heroOf, sideOf } from '../../state/figures/figures.ts';
import { atOf, type Board, boardOf, boardWithDoors } from '../../state/map/board.ts';
import { hexesWith } from '../../state/map/terrain.ts';
import type { At, Character, Figure, Hero, State } from '../../state/state.ts';
import { retaliationOf, shieldOf } from '../../state/values/bonuses.ts';
import { cardNow, valuesOf } from '../../state/values/stats.ts';

/** What somebody who plays a character looks at: where the enemies are, what they can do, and where it goes on. */

/** An enemy, as the cards on the table show it. */
export interface Foe {
  id: string;
  at: At;
  hp: number;
  shield: number;
  attack: number;
  /** How far it comes, and how far it strikes from there. */
  move: number;
  range: number;
  retaliate: number;
  retaliates: number;
  isHidden: boolean;
  isPoisoned: boolean;
  /** It does nothing in its next turn, or has acted in this round. */
  isSpent: boolean;
  /** It is the one whom the goal of the scenario asks for. */
  isAsked: boolean;
}

export interface Lay {
  g: State;
  seat: SeatId;
  one: Character;
  hero: Hero;
  foes: readonly Foe[];
  /** All others who fight for the party. */
  others: readonly Figure[];
  /** It has most hit points left of all: it goes first, so that the blows are shared. */
  isFront: boolean;
  board: Board;
  /** Where it ends, and how many traps and hazards lie on the way there; its own hex is among them. */
  reach(points: number, jump: boolean): ReadonlyMap<At, number>;
  /** Hexes to walk from there to what one wants to come to: an enemy, or a door, or a treasure. */
  away(at: At): number;
  /** Damage that is to be expected there before the next turn. */
  threat(at: At): number;
}

const isAsked = (g: State, type: string): boolean => {
  const { goal } = scenario(g.scenario);
  return goal.type === 'kill' && goal.monster === type;
};

const foeOf = (g: State, one: Figure): Foe => {
  const values = one.kind === 'monster' ? valuesOf(g, one) : undefined;
  const acts =
    one.kind === 'monster' && g.turn && !g.acted.includes(one.id) ? cardNow(g, one.type)?.actions : undefined;
  const card = actsOn(acts);
  const isIdle = has(one, 'stun') || (one.kind === 'objective' && values === undefined);
  return {
    id: one.id,
    at: one.at,
    hp: one.hp,
    shield: shieldOf(g, one),
    attack: isIdle || has(one, 'disarm') ? 0 : Math.max(0, card.attack + (card.strikes ? (values?.attack ?? 0) : 0)),
    move: has(one, 'immobilize') || !card.moves ? 0 : Math.max(0, (values?.move ?? 0) + card.move),
    range: Math.max(1, (card.own ?? values?.range ?? 1) + card.range),
    retaliate: retaliationOf(g, one, 1).n,
    retaliates: retaliationOf(g, one, 2).n > 0 ? 3 : 1,
    isHidden: has(one, 'invisible'),
    isPoisoned: has(one, 'poison'),
    isSpent: isIdle || g.acted.includes(one.id),
    isAsked: one.kind === 'monster' && isAsked(g, one.type),
  };
};

/** What its card of this round makes of a monster's values; nothing while it is not known. */
function actsOn(actions: readonly Ability[] | undefined) {
  let [attack, move, range, strikes, moves] = [0, 0, 0, actions === undefined, actions === undefined];
  let own: number | undefined;
  for (const one of actions ?? []) {
    if (one.op === 'move') [moves, move] = [true, move + (one.mod ?? 0)];
    if (one.op !== 'attack') continue;
    const times = strikes ? 0.7 : 1;
    strikes = true;
    attack += (one.mod ?? 0) * times;
    range += one.rangeMod ?? 0;
    own = one.range;
  }
  return { attack, move, range, own, strikes, moves };
}

/** What a seat looks at; undefined while its character is not on the map. */
export function layOf(g: State, seat: SeatId): Lay | undefined {
  const hero = heroOf(g, seat);
  if (!hero) return undefined;
  const board = boardOf(g);
  const foes = enemies(g, hero).map((one) => foeOf(g, one));
  const others = g.figures.filter((one) => one !== hero && sideOf(one) === 'party');
  const heroes = others.filter(({ kind }) => kind === 'character');
  const steps = stepsTo(g, goalsOf(g, foes));
  const reached = new Map<string, ReadonlyMap<At, number>>();
  const feared = new Map<At, number>();
  return {
    g,
    seat,
    one: character(g, seat),
    hero,
    foes,
    others,
    isFront: heroes.every(({ hp }) => hp <= hero.hp),
    board,
    reach(points, jump) {
      const name = `${points}${jump}`;
      const before = reached.get(name);
      if (before) return before;
      const found = reachOf(g, hero, points, jump);
      reached.set(name, found);
      return found;
    },
    away: (at) => steps.get(at) ?? FAR,
    threat(at) {
      const before = feared.get(at);
      if (before !== undefined) return before;
      const found = has(hero, 'invisible') ? 0 : threatAt({ foes, board, others }, at);
      feared.set(at, found);
      return found;
    },
  };
}

const FAR = 40;

function reachOf(g: State, hero: Hero, points: number, jump: boolean): ReadonlyMap<At, number> {
  const found = new Map<At, number>([[hero.at, 0]]);
  if (points <= 0 || !mayMove(hero)) return found;
  const bad = new Set([...hexesWith(g, 'trap'), ...hexesWith(g, 'hazardous')]);
  for (const [at, way] of waysWithin(g, hero, { points, gait: jump ? 'jump' : 'walk' })) {
    const touched = jump ? way.slice(-1) : way;
    found.set(at, touched.filter((one) => bad.has(one)).length);
  }
  return found;
}

/** Enemies; where none is seen, doors that are closed, and then what is to be looted. */
function goalsOf(g: State, foes: readonly Foe[]): At[] {
  if (foes.length > 0) return foes.map(({ at }) => at);
  const doors = scenario(g.scenario).doors.filter(({ id }) => g.doors[id] === 'closed');
  return doors.length > 0 ? doors.map(({ hex }) => atOf(hex)) : hexesWith(g, 'treasure');
}

/** Steps from every hex to the nearest goal, round obstacles. */
function stepsTo(g: State, goals: readonly At[]): ReadonlyMap<At, number> {
  const board = boardWithDoors(g);
  const barred = new Set(hexesWith(g, 'obstacle'));
  const steps = new Map<At, number>(goals.map((at) => [at, 0]));
  const queue = [...goals];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (const next of board.beside(here)) {
      if (steps.has(next) || barred.has(next)) continue;
      steps.set(next, steps.get(here)! + 1);
      queue.push(next);
    }
  }
  return steps;
}

/**
 * Each enemy that can come so far strikes who is nearest to it (GH-9.14): the one who stands there, if nobody of the party is nearer. Those
 * that have acted do so in the next round, when all may stand elsewhere.
 */
function threatAt({ foes, board, others }: Pick<Lay, 'foes' | 'board' | 'others'>, at: At): number {
  return foes.reduce((sum, foe) => {
    const far = board.range(foe.at, at);
    if (foe.attack === 0 || far > foe.move + foe.range) return sum;
    const nearest = Math.min(FAR, ...others.map((one) => board.range(foe.at, one.at)));
    const share = far < nearest ? 1 : far === nearest ? 0.55 : 0.2;
    return sum + foe.attack * share * (foe.isSpent ? 0.65 : 1);
  }, 0);
}
