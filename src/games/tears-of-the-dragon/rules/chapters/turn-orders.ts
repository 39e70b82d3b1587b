import { says } from '#core/order-parts';
import type { Window } from '#core/types';
import type { State } from '../../state/state.ts';
import { oneActivation, rollCommand } from './command.ts';
import { endPhase } from './muster.ts';

/** Standing orders for what every turn asks: how the command phase is taken (TD-4.1), and that the action phase ends as it is. */

const command: Window<State> = {
  orders: {
    roll: { answer: () => says(rollCommand.name) },
    one: { answer: () => says(oneActivation.name) },
  },
};

const close: Window<State> = { orders: { end: { answer: () => says(endPhase.name) } } };

export const turnWindows = { command, close } as const;
