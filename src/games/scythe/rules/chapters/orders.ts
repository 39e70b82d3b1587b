import { says, wish } from '#core/order-parts';
import type { Chosen, Decision, Here, Window } from '#core/types';
import { dialMax } from '../../printed/content.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { cardLimit, dialLimit, shares } from './combat.ts';

/** Standing orders: what a seat says beforehand of combats, of its tokens, and of the end of its turn. */

const ROLES = ['defender', 'both'] as const;
const ARTILLERY = ['hold', 'fire', 'ask'] as const;
const RETREAT = ['home', 'ask'] as const;
/** Nobody may play more cards than these: a card for each of seven fighters, and one for workers. */
const CARDS = 8;

interface Commit {
  dial: number;
  cards: number;
  roles: (typeof ROLES)[number];
  artillery: (typeof ARTILLERY)[number];
  retreat: (typeof RETREAT)[number];
}

/** Nothing, as the defender; the rest is asked. */
const USUAL: Commit = { dial: 0, cards: 0, roles: 'defender', artillery: 'ask', retreat: 'ask' };

type Reply = (here: Here<State>, order: Commit) => Chosen | undefined;

/** The questions of a combat, by their keys. */
const REPLIES: Readonly<Record<string, Reply>> = {
  /** SC-7.3: as much as was said, as far as there is so much; of the cards the highest. It always answers, so that asking tells nothing. */
  combat: ({ g, seat }, { dial, cards }) => {
    const most = Math.min(cards, cardLimit(g, seat));
    const best = most > 0 ? player(g, seat).hand.slice(-most) : [];
    return says('commit', { dial: Math.min(dial, dialLimit(g, seat)), cards: shares(best) });
  },
  artillery: (_, { artillery }) =>
    artillery === 'ask' ? undefined : says(artillery === 'fire' ? 'fire-artillery' : 'hold-fire'),
  retreat: (_, { retreat }) => (retreat === 'ask' ? undefined : says('retreat-home')),
};

const combat: Window<State> = {
  orders: {
    commit: {
      fields: {
        dial: { kind: 'count', range: () => [0, dialMax] as const },
        cards: { kind: 'count', range: () => [0, CARDS] as const },
        roles: wish(ROLES, { usual: USUAL.roles }),
        artillery: wish(ARTILLERY, { usual: USUAL.artillery }),
        retreat: wish(RETREAT, { usual: USUAL.retreat }),
      },
      suggest: () => [
        { label: { key: 'suggest.defend-with-nothing' }, args: { ...USUAL } },
        { label: { key: 'suggest.defend-with-all' }, args: { ...USUAL, dial: dialMax, cards: CARDS } },
      ],
      answer(here, { key }: Decision, order: Commit) {
        const { combat: fought } = here.g;
        if (order.roles === 'defender' && fought?.defender !== here.seat) return undefined;
        return REPLIES[key]?.(here, order);
      },
    },
  },
};

/** SC-14.2, SC-14.3: no Flag is placed, no Trap laid or armed again. */
const tokens: Window<State> = { orders: { none: { answer: () => says('no-token') } } };

/** the turn ends without an objective being revealed. */
const close: Window<State> = { orders: { end: { answer: () => says('end-turn') } } };

export const windows = { combat, tokens, close } as const;
