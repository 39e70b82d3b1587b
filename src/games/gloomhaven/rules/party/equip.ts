import type { Here, Message, SeatId, Table } from '#core/types';
import { character } from '../../state/figures/figures.ts';
import { gearWrong, usualGear } from '../../state/party/gear.ts';
import { cardsDue, isGained, ownMember } from '../../state/party/members.ts';
import type { Member } from '../../state/party.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { addFromSupply } from '../figures/modifiers.ts';
import { cardsOfDeck, shuffled } from './decks.ts';

/** GH-1.9: what a character takes along: items it wears, and its deck of attack modifier cards. */

const own = ({ g, seat }: { g: State; seat: SeatId }): Member => ownMember(g, seat);

/** GH-1.6: what it wears in this scenario, instead of what it wears now. */
export const equip = action({
  name: 'equip',
  fields: {
    items: {
      kind: 'some',
      of: 'item',
      options: (here) => own(here).items.map(String),
      size: (here) => [0, own(here).items.length] as const,
      label: (item): Message => ({ key: 'label.item', args: { item: Number(item) } }),
      parts: (here, chosen) => gearWrong(own(here), chosen.map(Number)),
    },
  },
  barred: (here) => (own(here).items.length > 0 ? undefined : { key: 'refusal.nothing-to-wear' }),
  check: (here, { items }) => (isWorn(here, items.map(Number)) ? { key: 'refusal.worn-already' } : undefined),
});

function isWorn(here: Here<State>, items: readonly number[]): boolean {
  const { worn } = own(here);
  return worn.length === items.length && items.every((id) => worn.includes(id));
}

/** What there is room for is worn, until the player says otherwise. */
export function dress(g: State, seat: SeatId): void {
  const one = own({ g, seat });
  one.worn = usualGear(one);
}

export function wears(t: Table<State>, seat: SeatId, items: readonly number[]): void {
  own({ g: t.g, seat }).worn = [...items];
  t.tell(
    items.length > 0
      ? { type: 'equips', shown: { seat, items: [...items] } }
      : { type: 'wears-nothing', shown: { seat } },
  );
}

/**
 * The cards of higher levels in the first hand of who began above level 1 are those that came with the levels (GH-18.3). The
 * party, of which all is public, learns of them when the scenario is over.
 */
export function keepsCards({ g }: Table<State>, seat: SeatId): void {
  const one = character(g, seat);
  if (cardsDue(one) > 0) one.cards.push(...one.hand.filter((no) => isGained(no) && !one.cards.includes(no)));
}

/** Items are ready; the deck is made of what perks and items say, and of blessings from the temple (GH-18.7). */
export function setsOut({ g, rng }: Table<State>, seat: SeatId): void {
  const one = own({ g, seat });
  const mine = character(g, seat);
  mine.items = one.worn.map((id) => ({ id, state: 'ready', used: 0 }));
  mine.deck = cardsOfDeck(one, one.worn);
  mine.modifiers = shuffled(mine.deck, one.class, rng);
  for (let n = 0; n < mine.blessings; n++) addFromSupply(g, 'bless', { deck: mine.modifiers, owner: one.class }, rng);
}
