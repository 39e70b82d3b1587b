import { hasNames } from '#core/terms/plain';
import type { Json, SeatId } from '#core/types';
import { leaders, rules } from '../../printed/content.ts';
import { mindOf } from '../../rules/fight/mind.ts';
import { findSlot, line } from '../../state/battle/line.ts';
import { diceOf, modified } from '../../state/battle/strength.ts';
import type { Fighter } from '../../state/battle.ts';
import { isUnit, isWizard, spellTarget, stepsOf, strengthOf } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { type Force, odds } from './odds.ts';

/** Judgement within a battle, where both lines are open (TD-6.4). Worth is counted in expected hits. */

const bodyOf = (g: State, f: Fighter): number => (f.id === null ? 1 : stepsOf(g, f.id));
/** Hits it will make in a round, on average. */
export const hitsOf = (g: State, f: Fighter): number => (modified(g, f) / rules.dieSides) * diceOf(g, f);

export function forceIn(g: State, seat: number): Force {
  const all = line(g.battle!, seat);
  return {
    power: all.reduce((sum, f) => sum + hitsOf(g, f), 0),
    body: all.reduce((sum, f) => sum + bodyOf(g, f), 0),
  };
}
/** Chance to be left standing if it is fought out from here. */
export const chances = (g: State, seat: number): number => odds(forceIn(g, seat), forceIn(g, other(seat)), 1);

/** Fewer and fewer rounds are left to profit from what lasts. */
function roundsLeft(g: State): number {
  const [a, b] = [forceIn(g, 0), forceIn(g, 1)];
  return Math.min(4, Math.max(1, a.body / Math.max(0.3, b.power), b.body / Math.max(0.3, a.power)) * 0.6);
}
/** A caster in a battle, and how things stand there. */
export interface Fray {
  g: State;
  caster: Fighter;
  seat: SeatId;
  foe: SeatId;
  targets: readonly string[];
  /** The first target, if it stands in a line. */
  target: Fighter | undefined;
  mine: readonly Fighter[];
  rounds: number;
  /** That a spell of his works. */
  chance: number;
}
export function frayOf(g: State, caster: Fighter, targets: readonly string[]): Fray {
  const { seat, id } = caster;
  // A blocked caster is never asked; one who casts surely still fails with the natural ten (TD-16.1).
  const chance = Math.min(SURE, spellTarget(g, id!) - (mindOf(g, id!).blocked ? SURE : 0)) / rules.dieSides;
  const target = targets[0] === undefined ? undefined : findSlot(g.battle!, targets[0]);
  const mine = line(g.battle!, seat);
  return { g, caster, seat, foe: other(seat), targets, target, mine, rounds: roundsLeft(g), chance };
}
const SURE = rules.dieSides - 1;
/** The wizard's own attack, on the same scale. */
export const fightWorth = (g: State, caster: Fighter): number => 3 + hitsOf(g, caster);

/** How little a distribution of hits costs: strength that is lost, more for a piece that goes, most for wizards. */
export function lossWorth(g: State, hits: Record<string, number>): number {
  let cost = 0;
  for (const [slot, n] of Object.entries(hits)) {
    const f = findSlot(g.battle!, slot);
    if (!f || f.id === null || n === 0) continue;
    if (isWizard(f.id)) cost += 8;
    else if (n >= stepsOf(g, f.id)) cost += strengthOf(g, f.id) + 1;
    else cost += 2;
  }
  return 50 - cost;
}

/** How much it would hurt its owner if this piece were struck, or were the one to be helped. */
export function weight(g: State, slot: string): number {
  const f = g.battle ? findSlot(g.battle, slot) : undefined;
  if (!f) return leaders.has(slot) ? leaders.get(slot)!.attack + leaders.get(slot)!.defence : 0;
  if (f.id !== null && isWizard(f.id)) return 6;
  return hitsOf(g, f) * rules.dieSides + (f.id !== null && isUnit(f.id) && stepsOf(g, f.id) === 1 ? 2 : 0);
}
/** What the subject of a question says under this name, if anything. Without a schema: a player reads it very often. */
export const factOf = (about: Json, name: string): Json | undefined => (hasNames(about) ? about[name] : undefined);
export function casterNamed(g: State, about: Json): Fighter | undefined {
  const caster = factOf(about, 'caster');
  return typeof caster === 'string' ? findSlot(g.battle!, caster) : undefined;
}
