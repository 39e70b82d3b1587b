import type { Json } from '#core/types';
import { mindOf } from '../battle/check.ts';
import { findSlot, line } from '../battle/line.ts';
import type { Fighter } from '../battle/state.ts';
import { diceOf, modified } from '../battle/strength.ts';
import { leaders } from '../content.ts';
import { isUnit, isWizard, spellTarget, stepsOf, strengthOf } from '../pieces.ts';
import { other, type State } from '../state.ts';
import { type Force, odds } from './odds.ts';

/** Judgement within a battle, where both lines are open (TD-6.4). Worth is counted in expected hits. */

const bodyOf = (g: State, f: Fighter): number => (f.id === null ? 1 : stepsOf(g, f.id));
const hitsOf = (g: State, f: Fighter): number => (modified(g, f) / 10) * diceOf(g, f);

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
const best = (g: State, fighters: readonly Fighter[]): Fighter | undefined =>
  [...fighters].sort((a, b) => hitsOf(g, b) - hitsOf(g, a))[0];

/** Expected gain of a spell that is cast, against the hits that the caster's own attack would have made. */
export function spellWorth(g: State, caster: Fighter, spell: string, targets: readonly string[]): number {
  const { seat } = caster;
  const chance = Math.min(9, spellTarget(g, caster.id!) - (mindOf(g, caster.id!).blocked ? 9 : 0)) / 10;
  const mine = line(g.battle!, seat);
  const rounds = roundsLeft(g);
  const slot = (name: string | undefined) => (name === undefined ? undefined : findSlot(g.battle!, name));
  const target = slot(targets[0]);
  const gain = (): number => {
    switch (spell) {
      case 'eldritch-fire':
        return (hitsOf(g, caster) + (modified(g, caster) < 7 ? 0.2 : 0)) / chance;
      case 'fog-of-war':
        return 0.4 * rounds;
      case 'good-fortune':
        return mine.length > 1
          ? best(
              g,
              mine.filter((f) => f !== caster),
            )
            ? 0.6
            : 0
          : 0;
      case 'bad-fortune':
        return Math.min(1, forceIn(g, other(seat)).power) * 0.6;
      case 'enthrall':
        return (strengthOf(g, caster.id!) / 10) * (mine.length > 2 ? rounds : 0.3);
      case 'terror':
        return targets.reduce((sum, name) => sum + (slot(name) ? hitsOf(g, slot(name)!) : 0), 0) * rounds;
      case 'direct-attack':
        return 0.45;
      case 'eldritch-might':
        return target ? Math.min(0.3, (8 - modified(g, target)) / 10) * diceOf(g, target) + 0.2 : 0;
      case 'eldritch-shield':
        return target ? hitsOf(g, target) : 0.4;
      case 'juggernaut':
        return target ? hitsOf(g, target) : hitsOf(g, caster) * 2;
      case 'breach':
        return forceIn(g, other(seat)).power * 0.5;
      case 'summon-aid':
        return targets[0] && g.counters[targets[0]] ? aid(g, targets[0]) * rounds : 0;
      case 'obfuscate':
        return chances(g, seat) < 0.25 ? 0.6 : 0;
      default:
        return 0;
    }
  };
  return 3 + gain() * chance;
}
const aid = (g: State, id: string): number =>
  leaders.has(id) ? 0.05 : ((strengthOf(g, id) / 10) * stepsOf(g, id)) / 2;
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
  return hitsOf(g, f) * 10 + (f.id !== null && isUnit(f.id) && stepsOf(g, f.id) === 1 ? 2 : 0);
}
export const casterNamed = (g: State, about: Json): Fighter | undefined =>
  findSlot(g.battle!, (about as { caster: string }).caster);
