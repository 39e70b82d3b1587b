import type { AnyAction, Game, Outcome, StepCall } from '#core/types';
import { seats } from './printed/content.ts';
import { bid, bidding, challenge } from './rules/bidding.ts';
import { ending } from './rules/end.ts';
import { roll } from './rules/roll.ts';
import { options, setUp } from './rules/setup.ts';
import { view } from './seen/view.ts';
import type { View } from './seen/view.types.ts';
import { isRolled } from './state/cups.ts';
import { State } from './state/state.ts';

const actions = [bid, challenge] as const;

/** Liar’s dice (LD-1 to LD-6, `RULES.md`): the smallest game in the layout of all. */
export const liarsDice: Game<State, View> = {
  id: 'liars-dice',
  version: 1,
  seats,
  options,
  parse: (saved) => State.parse(saved),
  actions: Object.fromEntries(actions.map((one) => [one.name, one as AnyAction<State>])),
  setup: setUp,
  next,
  steps: { roll, bidding },
  view,
  stretches: ['rolled'],
  round: ({ round }) => ({ round }),
  migrations: {},
};

/** A roll, bids and a challenge, round after round (LD-2 to LD-5), until the end (LD-6). */
function next(g: State): StepCall | Outcome {
  return ending(g) ?? { step: isRolled(g) ? 'bidding' : 'roll', args: null };
}
