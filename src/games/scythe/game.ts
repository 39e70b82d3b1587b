import type { AnyAction, Game, Outcome, StepCall } from '#core/types';
import { audit } from './audit.ts';
import { asides, giveCoins, setDeclines } from './chapters/deals.ts';
import { economyActions } from './chapters/economy.ts';
import { move, stopMoving } from './chapters/move.ts';
import { assignmentStep, options, seatsFor, setUp, takeMats } from './chapters/setup.ts';
import { bottomOnly, endTurn, skipBottom, turnStep } from './chapters/turn.ts';
import { warActions } from './chapters/war.ts';
import { swapHidden } from './hidden.ts';
import { final } from './scoring.ts';
import { State } from './state.ts';
import { view } from './view.ts';
import type { View } from './view.types.ts';

const actions = [
  takeMats,
  move,
  stopMoving,
  bottomOnly,
  skipBottom,
  endTurn,
  giveCoins,
  setDeclines,
  ...economyActions,
  ...warActions,
] as const;

/** Scythe (SC-1 to SC-13), Invaders from Afar (SC-14), deals (SC-15). */
export const scythe: Game<State, View> = {
  id: 'scythe',
  version: 1,
  seats: { min: 2, max: 7 },
  seatsFor,
  options,
  parse: (saved) => State.parse(saved),
  actions: Object.fromEntries(actions.map((one) => [one.name, one as AnyAction<State>])),
  setup: setUp,
  next,
  steps: { assignment: assignmentStep, turn: turnStep },
  view,
  seatName: (g, seat) => (g.players[seat] ? { key: `faction.${g.players[seat].faction}` } : undefined),
  asides,
  audit,
  swapHidden,
  migrations: {},
};

/** One turn after another, until a sixth star (SC-11.2). */
function next(g: State): StepCall | Outcome {
  switch (g.phase) {
    case 'assignment':
      return { step: 'assignment', args: null };
    case 'play':
      return { step: 'turn', args: { seat: g.active } };
    case 'over': {
      const { lines, winners } = final(g);
      return { outcome: { winners, scores: Object.fromEntries(lines.map(({ seat, total }) => [seat, total])) } };
    }
  }
}
