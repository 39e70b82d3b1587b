import type { Game, SeatId, Table } from '#core/types';
import { counts, gain, lose } from '../../state/counters.ts';
import { isAutoma, player } from '../../state/pieces.ts';
import { DECLINABLE, type Declinable, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { isOver } from '../stars.ts';

/** What a seat may say at any time: coins given in a deal (SC-15.0), and its standing choice (SC-1.6, SC-5.8). */

/**
 * SC-15.0: players may agree on anything; only coins change hands, and only what is paid at once binds. So there is nothing to
 * be offered and accepted (`core/offers`): a promise in return binds nobody, and coins for coins are fewer coins given.
 */
export const giveCoins = action({
  name: 'give-coins',
  fields: {
    to: {
      kind: 'one',
      of: 'seat',
      options: ({ g, seat }) => (g.deals === 'coins' && player(g, seat).coins > 0 ? others(g, seat).map(String) : []),
      label: (seat, { g }) => ({ key: `faction.${player(g, Number(seat)).faction}` }),
    },
    coins: { kind: 'count', range: ({ g, seat }) => [1, player(g, seat).coins] },
  },
});

/** The Automa takes no part in deals. */
const others = (g: State, seat: SeatId): SeatId[] => g.order.filter((one) => one !== seat && !isAutoma(g, one));

/** What is to be left alone when it could be gained; everything else is taken without asking. */
export const setDeclines = action({
  name: 'decline',
  fields: {
    gains: {
      kind: 'some',
      of: 'words',
      options: () => DECLINABLE,
      size: () => [0, DECLINABLE.length],
      label: (what) => ({ key: `declinable.${what}` }),
    },
  },
});

export const asides: NonNullable<Game<State, never>['asides']> = {
  actions: [giveCoins.name, setDeclines.name],
  seats: (g) => (g.phase === 'play' ? g.order.filter((seat) => !isAutoma(g, seat)) : []),
  take(t: Table<State>, seat: SeatId, choice: { name: string; args: never }) {
    if (choice.name === giveCoins.name) pass(t, seat, choice.args);
    else decline(t, seat, choice.args);
  },
};

function pass(t: Table<State>, seat: SeatId, { to, coins }: { to: string; coins: number }): void {
  const { g } = t;
  if (isOver(g)) return;
  const loss = lose(g, seat, { coins });
  gain(g, Number(to), loss);
  const taken = { seat: Number(to), gain: counts(loss) };
  t.tell({ type: 'coins-given', shown: { seat, to: Number(to), loss: counts(loss), also: taken } });
}

function decline({ g, tell }: Table<State>, seat: SeatId, { gains }: { gains: Declinable[] }): void {
  player(g, seat).declines = gains;
  if (gains.length === 0) tell({ type: 'takes-all', shown: { seat } });
  else tell({ type: 'declines', shown: { seat, declined: gains.map((what) => ({ key: `declinable.${what}` })) } });
}
