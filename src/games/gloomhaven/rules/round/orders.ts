import { says, wish } from '#core/order-parts';
import type { Chosen, Here, Json, SeatId, Window } from '#core/types';
import type { Trigger } from '../../printed/schema/abilities/ongoing.ts';
import { awake, character } from '../../state/figures/figures.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { State } from '../../state/state.ts';
import { Blow, isFatal } from '../damage/damage.ts';
import { sayItem, Timely } from '../items/use-item.ts';
import { settle } from '../ties.ts';
import { mayRest } from './rest.ts';

/** Standing orders: what a character does out of its turn without being asked (GH-8.1, GH-5.8). */

type Answered = Chosen | undefined;
type Put = { about: Json };

/** What becomes of items that help: they are used at once, its player is asked, or they stay where they are. */
const ITEMS = ['use', 'ask', 'keep'] as const;
type Items = (typeof ITEMS)[number];
const items = wish(ITEMS, { usual: 'ask', named: 'items' });

/** The one that wastes least: of those that leave nothing the weakest, else the strongest; what is consumed comes after what is spent. */
function bestItem({ n, items, pierce }: Blow): number {
  const takes = (id: number): number => {
    const { negate, shield = 0 } = itemOf(id);
    return negate ? Number.POSITIVE_INFINITY : Math.max(0, shield - pierce);
  };
  const cost = (id: number): number => (itemOf(id).use === 'consumed' ? 1 : 0);
  const wastes = (id: number): number => (takes(id) >= n ? takes(id) - n : 1000 - takes(id));
  return [...items].sort((a, b) => cost(a) - cost(b) || wastes(a) - wastes(b))[0]!;
}

/** An item first, as ordered; then `rest`. */
function afterItems(blow: Blow, how: Items, rest: () => Answered): Answered {
  if (blow.items.length === 0 || how === 'keep') return rest();
  return how === 'use' ? says('use-item', { item: sayItem(bestItem(blow)) }) : undefined;
}

/** Suffered, but for what would exhaust. */
const suffered = (blow: Blow): Answered => (isFatal(blow) ? undefined : says('suffer'));

/** Two cards where there are two: those that were discarded first. */
function pair({ g, seat }: Here<State>): Answered {
  const { discard } = character(g, seat);
  return discard.length < 2 ? undefined : says('lose-discarded', { cards: discard.slice(0, 2).map(String) });
}

const damage: Window<State> = {
  seats: awake,
  orders: {
    /** Takes it, unless it would exhaust. */
    take: {
      fields: { items },
      answer(_, put: Put, { items }: { items: Items }) {
        const blow = Blow.parse(put.about);
        return afterItems(blow, items, () => suffered(blow));
      },
    },
    /** Loses two discarded cards from so much damage on; what is less is taken. */
    discarded: {
      fields: { least: { kind: 'count', range: () => [1, 9] as const }, items },
      answer(here, put: Put, { least, items }: { least: number; items: Items }) {
        const blow = Blow.parse(put.about);
        return afterItems(blow, items, () => (blow.n < least ? suffered(blow) : pair(here)));
      },
    },
    /** Uses items at once, and is asked about what is left. */
    items: { answer: (_, { about }: Put) => afterItems(Blow.parse(about), 'use', () => undefined) },
  },
};

/** Those who have taken along what is asked about there. */
function carriersOf(trigger: Trigger): (g: State) => SeatId[] {
  const isAsked = (id: number) => itemOf(id).trigger === trigger && itemOf(id).use !== 'passive';
  return (g) => awake(g).filter((seat) => character(g, seat).items.some(({ id }) => isAsked(id)));
}

const firstItem = (about: Json): string => sayItem(Timely.parse(about).items[0]!);
/** Before a modifier card falls. */
const attacked: Window<State> = {
  seats: carriersOf('attacked'),
  orders: {
    use: { answer: (_, { about }: Put) => says('use-item', { item: firstItem(about) }) },
    keep: { answer: () => says('no-item') },
  },
};

/** After the reveal. */
const hasten: Window<State> = {
  seats: carriersOf('cards-revealed'),
  orders: { keep: { answer: () => says('no-item') } },
};

/** R-653, GH-15.3: what a short rest loses by chance is lost; nobody suffers damage for another card. */
const rest: Window<State> = { seats: awake, orders: { accept: { answer: () => says('accept') } } };

/** R-653, GH-3.3: a long rest, when so few cards are left in hand and it may rest; else it is asked for its cards. */
const cards: Window<State> = {
  seats: awake,
  orders: {
    rest: {
      fields: { most: { kind: 'count', range: () => [0, 9] as const, usual: () => 2 } },
      answer: ({ g, seat }, _, { most }: { most: number }) =>
        character(g, seat).hand.length <= most && mayRest(g, seat) ? says('long-rest') : undefined,
    },
  },
};

/** what the rules would take is taken; whoever minds objects. */
const ties: Window<State> = {
  seats: awake,
  orders: {
    rules: { answer: (_, { about }: Put) => says('settle', { choice: settle.about!.parse(about).options[0]! }) },
  },
};

export const windows = { damage, attacked, hasten, rest, cards, ties } as const;
