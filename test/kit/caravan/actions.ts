import { declare } from '#core/declare';
import { standingOffer } from '#core/offers';
import type { Window } from '#core/types';
import { awake, beastName, type Caravan, cardName, HEALTH, seatsOf } from './state.ts';

/** What can be said on the road. */

const action = declare<Caravan>();
const seatName = (seat: string) => ({ key: `seat.${seat}` });

/** Two cards, of which the first one leads. */
export const pick = action({
  name: 'pick',
  fields: {
    cards: {
      kind: 'order',
      of: 'card',
      options: ({ g, seat }) => g.hands[seat]!,
      size: () => [2, 2] as const,
      label: (card) => cardName(card) as { key: string },
    },
  },
});

export const pass = action({ name: 'pass', fields: {} });
export const valley = action({ name: 'valley', fields: {} });

export const walk = action({
  name: 'walk',
  fields: { steps: { kind: 'count', range: ({ g }) => [1, Math.min(2, g.water)] as const } },
});
export const fight = action({
  name: 'fight',
  fields: { beast: { kind: 'one', of: 'figure', options: ({ g }) => g.beasts.map(({ id }) => id), label: beastName } },
});
export const rest = action({ name: 'rest', fields: {} });
/** Only the guide knows where the wells are. */
export const seek = action({
  name: 'seek',
  fields: {},
  check: ({ g, seat }) => (g.roles[seat] === 'guide' ? undefined : { key: 'refusal.guide-only' }),
});
export const bid = action({
  name: 'bid',
  fields: {
    to: {
      kind: 'one',
      of: 'seat',
      options: ({ g, seat }) =>
        awake(g)
          .filter((one) => one !== seat && g.loads[one]! > 0)
          .map(String),
      label: seatName,
    },
    coins: { kind: 'count', range: ({ g, seat }) => [1, g.coins[seat]!] as const },
  },
});

export const accept = action({ name: 'accept', fields: {} });
export const refuse = action({ name: 'refuse', fields: {} });
/** A load for more coins than were offered: the other side may accept, refuse or ask for less. */
export const counter = action({
  name: 'counter',
  fields: {
    coins: {
      kind: 'count',
      range: ({ g, about }) => {
        const { by, coins } = about as { by: number; coins: number };
        return [coins + 1, g.coins[by]!] as const;
      },
    },
  },
});
/** The offer is taken back, at any time before it is answered. */
export const withdraw = action({
  name: 'withdraw',
  fields: {},
  check: ({ g, seat }) => (standingOffer(g.offers, { by: seat }) ? undefined : { key: 'refusal.nothing-offered' }),
});
export const sing = action({ name: 'sing', fields: {} });

/** What a blow costs: health, or a load instead. */
export const bear = action({ name: 'bear', fields: {} });
export const drop = action({
  name: 'drop',
  fields: {},
  check: ({ g, seat }) => (g.loads[seat]! > 0 ? undefined : { key: 'refusal.no-load' }),
});

export const all = [
  pick,
  pass,
  valley,
  walk,
  fight,
  rest,
  seek,
  bid,
  accept,
  refuse,
  counter,
  withdraw,
  sing,
  bear,
  drop,
];

/** For blows everybody can leave an order, for the fork the guide alone. */
export const windows: Readonly<Record<string, Window<Caravan>>> = {
  blow: {
    orders: {
      drop: { answer: () => ({ action: 'drop', args: {} }) },
      /** The blow is borne as long as so much health is left. */
      bear: {
        fields: { keep: { kind: 'count', range: () => [0, HEALTH - 1] as const } },
        answer: ({ g, seat, about }, _decision, { keep }: { keep: number }) =>
          g.health[seat]! - (about as { damage: number }).damage >= keep ? { action: 'bear', args: {} } : undefined,
      },
    },
  },
  fork: {
    seats: (g) => seatsOf(g).filter((seat) => g.roles[seat] === 'guide'),
    orders: {
      pass: { answer: () => ({ action: 'pass', args: {} }) },
      valley: { answer: () => ({ action: 'valley', args: {} }) },
    },
  },
};
