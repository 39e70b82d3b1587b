import type { Message, Script, SeatId, Table, Thing } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { halfWords } from '../../printed/words/card.ts';
import { json } from '../../printed/words/parts.ts';
import { character, heroOf } from '../../state/figures/figures.ts';
import { defaultOf } from '../../state/items/worn.ts';
import type { Half, Hero, State } from '../../state/state.ts';
import { deedOf, type Run } from '../deeds/deed.ts';
import { activate, gainXp } from '../figures/lasting.ts';

/** GH-5.2 to GH-5.7: a card that is played for one half. */

/** What a card can be used for: a half, or the default action of a half (GH-5.2, GH-5.4). */
export type Use = 'top' | 'bottom' | 'attack' | 'move';
export const USES: readonly Use[] = ['top', 'bottom', 'attack', 'move'];
export const HALF: Record<Use, Half> = { top: 'top', attack: 'top', bottom: 'bottom', move: 'bottom' };
const TRIGGER = { attack: 'default-top', move: 'default-bottom' } as const;

/** A card and what it is used for, in one word. */
export const readUse = (value: string): { no: number; use: Use } => {
  const [no, use] = value.split(':');
  return { no: Number(no), use: use as Use };
};

/** The card, and which part of it. */
export const useMeant = (value: string): Thing[] => {
  const { no, use } = readUse(value);
  return [{ of: 'card', id: String(no), part: use }];
};

export const useLabel = (value: string, g: State, seat: SeatId): Message => {
  const { no, use } = readUse(value);
  return use === 'top' || use === 'bottom'
    ? { key: `label.use-${use}`, args: { card: no, does: json(halfWords(cardOf(no)[use])) } }
    : { key: `label.use-${use}`, args: { card: no, n: defaultOf(g, seat, TRIGGER[use]) } };
};

/** Carries it out, and puts the card where it belongs (GH-5.5); `run` performs an ability. */
export function* usesCard(t: Table<State>, hero: Hero, { no, use }: { no: number; use: Use }, run: Run): Script {
  const { seat } = hero;
  const deed = deedOf(hero, seat, run);
  const isDefault = use === 'attack' || use === 'move';
  const n = isDefault ? defaultOf(t.g, seat, TRIGGER[use]) : 0;
  t.tell({ type: 'uses', shown: { seat, card: no, use: { key: `use.${use}`, args: isDefault ? { n } : {} } } });
  if (isDefault) {
    yield* run(t, deed, { op: use, n } as Ability);
    goesTo(t, seat, no, 'discard');
    return;
  }
  const half = HALF[use];
  const printed = cardOf(no)[half];
  deed.half = { no, half };
  for (const effect of printed.effects) yield* run(t, deed, effect);
  if (!heroOf(t.g, seat)) return;
  if (!deed.done) t.tell({ type: 'in-vain', shown: { seat, card: no } });
  // GH-5.6, GH-5.7: experience and the lost icon go with what was performed.
  if (deed.done) gainXp(t, seat, printed.xp ?? 0);
  if (deed.done && deed.lasts && printed.active) activate(t, seat, { no, half });
  else goesTo(t, seat, no, deed.done && printed.lost ? 'lost' : 'discard');
}

/** GH-5.5 */
function goesTo(t: Table<State>, seat: SeatId, no: number, pile: 'discard' | 'lost'): void {
  const one = character(t.g, seat);
  if (!one.played.includes(no)) return;
  one.played = one.played.filter((card) => card !== no);
  one[pile].push(no);
  // That a card is discarded is nothing new; that it is lost is.
  if (pile === 'lost') t.tell({ type: 'card-goes', shown: { seat, card: no, pile: { key: `to-pile.${pile}` } } });
}
