import type { SeatId, Table } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import type { Ongoing, Trigger } from '../../printed/schema/abilities/ongoing.ts';
import { character } from '../../state/figures/figures.ts';
import type { Active, Half, State } from '../../state/state.ts';
import { endBonusesOf } from '../../state/values/bonuses.ts';

/** GH-15.4: cards in the active area, and what they do as long as they lie there. */

export type Augment = Extract<Ability, { op: 'augment' }>;
/** An effect that lasts, and the card it comes from. */
export interface Lasting {
  seat: SeatId;
  active: Active;
  effect: Ongoing;
}

export const halfOf = ({ card, half }: Pick<Active, 'card' | 'half'>) => cardOf(card)[half];

/** What lasts of a character's cards and has this trigger, in the order in which the cards came. */
export const lastingOf = (g: State, seat: SeatId, triggers: readonly Trigger[]): Lasting[] =>
  character(g, seat).active.flatMap((active) =>
    halfOf(active).effects.flatMap((effect) =>
      effect.op === 'ongoing' && triggers.includes(effect.trigger) ? [{ seat, active, effect }] : [],
    ),
  );

/** The augments of a character that are active. */
export const augmentsOf = (g: State, seat: SeatId): { active: Active; effect: Augment }[] =>
  character(g, seat).active.flatMap((active) =>
    halfOf(active).effects.flatMap((effect) => (effect.op === 'augment' ? [{ active, effect }] : [])),
  );

export function gainXp(t: Table<State>, seat: SeatId, n: number): void {
  if (n <= 0) return;
  character(t.g, seat).xp += n;
  t.tell({ type: 'gains-xp', shown: { seat, n } });
}

/** GH-15.4: the marker leaves a space, with its experience; after the last one the card goes. A card without charges stays. */
export function useCharge(t: Table<State>, { seat, active }: Lasting): void {
  const { charges } = halfOf(active);
  if (!charges) return;
  gainXp(t, seat, charges[active.used] ?? 0);
  active.used++;
  if (active.used >= charges.length) leaveActive(t, seat, active.card);
  else t.tell({ type: 'charge-used', shown: { seat, card: active.card, left: charges.length - active.used } });
}

/** GH-15.4, GH-15.5: an active card goes to its pile, and all it gave ends; a summon leaves with its card (GH-16.3). */
export function leaveActive(t: Table<State>, seat: SeatId, card: number): void {
  const { g } = t;
  const one = character(g, seat);
  const active = one.active.find((it) => it.card === card);
  if (!active) return;
  const pile = halfOf(active).lost ? 'lost' : 'discard';
  one.active = one.active.filter((it) => it !== active);
  one[pile].push(card);
  endBonusesOf(g, card);
  g.figures = g.figures.filter((figure) => figure.kind !== 'summon' || figure.owner !== seat || figure.card !== card);
  t.tell({ type: 'card-ends', shown: { seat, card, pile: { key: `to-pile.${pile}` } } });
  endAugments(t, seat, mostAugments(g, seat));
}

/** So many augments may be active at once: one, or what an active card says. */
const mostAugments = (g: State, seat: SeatId): number =>
  Math.max(1, ...lastingOf(g, seat, ['always']).map(({ effect }) => effect.augments ?? 1));

/** Of more augments than may be active those end that lie there longest. */
function endAugments(t: Table<State>, seat: SeatId, most: number): void {
  const augments = augmentsOf(t.g, seat);
  for (const { active } of augments.slice(0, Math.max(0, augments.length - most))) leaveActive(t, seat, active.card);
}

/** GH-5.5: a card that was played comes to lie in the active area; a new augment ends the one before, unless two may be active. */
export function activate(t: Table<State>, seat: SeatId, { no, half }: { no: number; half: Half }): void {
  const one = character(t.g, seat);
  if (!one.played.includes(no)) return;
  const isAugment = halfOf({ card: no, half }).effects.some(({ op }) => op === 'augment');
  one.played = one.played.filter((card) => card !== no);
  if (isAugment) endAugments(t, seat, mostAugments(t.g, seat) - 1);
  one.active.push({ card: no, half, used: 0 });
  t.tell({ type: 'becomes-active', shown: { seat, card: no } });
}
