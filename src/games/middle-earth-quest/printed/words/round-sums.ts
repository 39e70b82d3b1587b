import { isMessage } from '#core/text';
import type { Message } from '#core/types';

/** What a round of combat came to, read off the sentences that say why. */

/** A blow as it fell on one side. */
export interface Blow {
  attack: number;
  defense: number;
  /** Attack over defense. */
  base: number;
  /** All damage of the round: effects, caps, reflected damage and traps with it. */
  total: number;
}

/** The sentence without the number of its step. */
export function bare(says: Message): Message {
  const inner = says.args?.says;
  return says.key === 'combat.step' && isMessage(inner) ? inner : says;
}

const number = (args: Message['args'], key: string): number => (typeof args?.[key] === 'number' ? args[key] : 0);

/** What fell on `target`, by its id; undefined where the round came to no blow. Only a hero's damage can become influence. */
export function blowOn(why: readonly Message[], target: string, isHero: boolean): Blow | undefined {
  const all = why.map(bare);
  const sum = (found: readonly Message[]) => found.reduce((total, { args }) => total + number(args, 'n'), 0);
  const of = (...keys: string[]) => all.filter(({ key, args }) => keys.includes(key) && args?.who === target);
  const clash = all.find(({ key, args }) => key === 'combat.clash' && args?.target === target);
  if (!clash) return undefined;
  const base = number(clash.args, 'n');
  const most = of('combat.caps').map(({ args }) => number(args, 'n'));
  const hit = Math.min(base + sum(of('combat.extra')), ...most);
  const turned = isHero ? sum(all.filter(({ key }) => key === 'combat.turns')) : 0;
  const later = sum(of('combat.reflects', 'combat.traps', 'combat.worn-down'));
  return {
    attack: number(clash.args, 'attack'),
    defense: number(clash.args, 'defense'),
    base,
    total: Math.max(0, hit - turned) + later,
  };
}

/** What the stack of a side cost at the end, and whether that was too much; undefined where nothing was said of it. */
export function costOf(why: readonly Message[], who: string): { cost: number; isTooMuch: boolean } | undefined {
  const found = why
    .map(bare)
    .findLast(({ key, args }) => (key === 'combat.strength' || key === 'combat.exhausted') && args?.who === who);
  return found && { cost: number(found.args, 'cost'), isTooMuch: found.key === 'combat.exhausted' };
}
