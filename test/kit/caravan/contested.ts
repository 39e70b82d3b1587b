import type { Table } from '#core/types';
import { caravanGame } from './game.ts';
import type { Caravan } from './state.ts';

/** The caravan at whose forks whoever decides for all can be objected to; between equal votes it takes the valley. */
export const contestedGame: typeof caravanGame = {
  ...caravanGame,
  steps: {
    ...caravanGame.steps,
    fork: (t: Table<Caravan>) => {
      const askAny: typeof t.askAny = (seats, key, actions, options) =>
        t.askAny(seats, key, actions, { ...options, otherwise: { action: 'valley', args: {} } });
      return caravanGame.steps.fork!({ ...t, askAny }, null);
    },
  },
};
