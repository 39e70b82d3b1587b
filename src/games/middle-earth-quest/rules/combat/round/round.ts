import type { Message } from '#core/types';
import type { CombatCard } from '../../../printed/combat/card-shape.ts';
import type { Power, PowerId, PowerOf } from '../../../printed/combat/foe-shape.ts';
import type { EffectKind, EffectOf } from '../../../printed/terms/combat-effects.ts';
import { KINDS } from '../kinds/all.ts';
import type { Kind } from '../kinds/kind.ts';
import { POWERS } from '../powers/all.ts';
import type { PowerRule } from '../powers/power.ts';
import { holds } from '../side/conditions.ts';
import { type Entering, type Fighter, fighter, type Side, STEPS, type Step, type Why } from '../side/fighter.ts';
import { settle } from '../side/settle.ts';

/** One round of a combat as it stands when both sides have played (MEQ-7.4). */
export interface Round {
  hero: Entering;
  foe: Entering;
  /** The foe's; null for a minion. */
  power: Power | null;
  /** A power that works once in a combat has worked. */
  powerUsed: boolean;
  /** MEQ-A-6 */
  zero: 'locked' | 'free';
}

/** The round fought: what each side suffers and has to do now (`aftermath.ts`), and why. */
export interface Fought {
  hero: Fighter;
  foe: Fighter;
  why: Why[];
}

/** Fights a round by the numbered steps of MEQ-7.6, up to what has to be chosen or drawn by chance. */
export function fight(round: Round): Fought {
  const sides = { hero: fighter('hero', round.hero), foe: fighter('foe', round.foe) };
  const why: Why[] = [];
  for (const step of STEPS) {
    const say = (key: string, args?: Message['args']) =>
      why.push({ step, says: { key: `combat.${key}`, ...(args && { args }) } });
    usePower(round, sides, step, say);
    for (const [side, other] of [
      ['hero', 'foe'],
      ['foe', 'hero'],
    ] as const)
      useCards(sides[side], sides[other], step, say);
    settle[step]?.(sides, say, round.zero);
  }
  return { ...sides, why };
}

type Say = (key: string, args?: Message['args']) => void;

/** MEQ-7.14: only with a card of its type that is not canceled; what cards cost is looked at card by card. */
function usePower({ power, powerUsed }: Round, { hero, foe }: Record<Side, Fighter>, step: Step, say: Say): void {
  if (!power || foe.exhausted || (step > 1 && foe.type !== power.ifOwnType)) return;
  const by = { key: 'combat.power', args: { power: power.id } };
  act(power, step, (rule) => rule({ own: foe, opp: hero, by, say }, power as never, powerUsed));
}

function act<I extends PowerId>(
  { id }: PowerOf<I>,
  step: Step,
  call: (rule: NonNullable<PowerRule<I>['acts'][Step]>) => void,
): void {
  const rule = POWERS[id as I].acts[step];
  if (rule) call(rule);
}

/** What waited for this round works before the card of the round; of a card that is canceled nothing works. */
function useCards(own: Fighter, opp: Fighter, step: Step, say: Say): void {
  const waiting = own.exhausted ? [] : own.waiting;
  const played = own.card && !own.canceled ? [own.card] : [];
  for (const card of waiting) useCard(card, 'next', { own, opp, step, say });
  for (const card of played) useCard(card, 'now', { own, opp, step, say });
}

function useCard(card: CombatCard, t: 'now' | 'next', at: { own: Fighter; opp: Fighter; step: Step; say: Say }): void {
  const { own, opp, step, say } = at;
  const by = { key: t === 'now' ? 'combat.card' : 'combat.waited', args: { card: card.id } };
  for (const effect of card.effects) {
    if (effect.t !== t) continue;
    const rule = KINDS[effect.k].acts[step] as Kind<EffectKind>['acts'][Step];
    if (rule && holds(effect, own, opp)) rule({ own, opp, by, say }, effect as EffectOf<EffectKind> as never);
  }
}
