import type { Message, Script, SeatId, Table } from '#core/types';
import { nameOfCard } from '../../printed/words/labels.ts';
import { character, heroOf } from '../../state/figures/figures.ts';
import { refresh, refreshable } from '../../state/items/carried.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { Hero, State } from '../../state/state.ts';
import { heal } from '../abilities/heal.ts';
import { action } from '../action.ts';
import { harm } from '../damage/damage.ts';
import { inTurn, usesInTurn } from '../items/in-turn.ts';
import { noItem, readItem, useItem } from '../items/use-item.ts';
import { perform } from '../perform/perform.ts';

/** GH-5.10, GH-15.3: long and short rests. */

/** Long and short rests alike need two discarded cards (GH-3.3, GH-17.2). */
export const mayRest = (g: State, seat: SeatId): boolean => character(g, seat).discard.length >= 2;

/** How much a long rest heals. */
const HEALED = 2;

export const giveUp = action({
  name: 'give-up',
  fields: {
    card: {
      kind: 'one',
      of: 'card',
      options: ({ g, seat }) => character(g, seat).discard.map(String),
      label: (no): Message => nameOfCard(Number(no)),
    },
  },
});

/**
 * GH-5.10: one discarded card is lost, the others come back; 2 are healed, spent items are refreshed. Items can be used before
 * and after, but for those that would take back the card that is lost.
 */
export function* rests(t: Table<State>, hero: Hero): Script {
  const { seat } = hero;
  const one = character(t.g, seat);
  // Damage since the choice may have taken the cards it needs.
  while (one.discard.length > 0) {
    const about = { items: inTurn(t.g, seat).filter((id) => !itemOf(id).ops!.some(({ op }) => op === 'recover')) };
    const said = yield* t.askOneOf(seat, 'long-rest', [giveUp, useItem], { about });
    if (said.name === 'use-item') yield* usesInTurn(t, seat, readItem(said.args.item), perform);
    else takeBack(t, seat, Number(said.args.card));
  }
  heal(t, hero, HEALED);
  refresh(t, seat, refreshable(t.g, seat, { items: 'any', state: 'spent' }));
  for (let items = inTurn(t.g, seat); items.length > 0; items = inTurn(t.g, seat)) {
    const said = yield* t.askOneOf(seat, 'after-rest', [useItem, noItem], { about: { items } });
    if (said.name === 'no-item') return;
    yield* usesInTurn(t, seat, readItem(said.args.item), perform);
  }
}

function takeBack(t: Table<State>, seat: SeatId, lost: number): void {
  const one = character(t.g, seat);
  one.hand.push(...one.discard.filter((no) => no !== lost));
  one.lost.push(lost);
  one.discard = [];
  t.tell({ type: 'rested', shown: { seat, card: lost } });
}

/** GH-15.3, GH-17.2: offered with the choice of the next cards, so that nobody is asked for it alone. */
export const shortRest = action({
  name: 'short-rest',
  fields: {},
  barred: ({ g, seat }) => (mayRest(g, seat) ? undefined : { key: 'refusal.too-few-discarded' }),
});
export const keep = action({ name: 'accept', fields: {} });
export const another = action({ name: 'another', fields: {} });

/** GH-15.3: the card is lost by chance, and once one may suffer 1 damage for another. */
export function* restsShort(t: Table<State>, seat: SeatId): Script {
  const one = character(t.g, seat);
  const first = drawn(t, seat, one.discard);
  t.tell({ type: 'rest-draws', shown: { seat, card: first } });
  const kept = yield* t.askOneOf(seat, 'rest-card', [keep, another], { about: { card: first }, window: 'rest' });
  if (kept.name === 'accept') return takeBack(t, seat, first);
  yield* harm(t, heroOf(t.g, seat)!, 1, { by: 'rest', run: perform });
  if (!heroOf(t.g, seat)) return;
  const { discard } = character(t.g, seat);
  const others = discard.filter((no) => no !== first);
  // Discarded cards can have been lost instead of the damage: with no other left the first one goes, with none none.
  if (discard.length > 0) takeBack(t, seat, others.length > 0 ? drawn(t, seat, others) : first);
}

const drawn = ({ g, rng }: Table<State>, seat: SeatId, from: readonly number[]): number =>
  from[rng.die(from.length, `rest/${character(g, seat).class}`) - 1]!;
