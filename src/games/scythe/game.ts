import { wonBy } from '#core/outcome';
import type { AnyAction, Game, Message, Named, Outcome, SeatId, StepCall } from '#core/types';
import { asides, giveCoins, setDeclines } from './rules/chapters/deals.ts';
import { economyActions } from './rules/chapters/economy.ts';
import { move, stopMoving } from './rules/chapters/move.ts';
import { windows } from './rules/chapters/orders.ts';
import { assignmentStep, options, seatsFor, setUp, takeMats } from './rules/chapters/setup.ts';
import { bottomOnly, endTurn, skipBottom, turnAhead, turnStep } from './rules/chapters/turn.ts';
import { warActions } from './rules/chapters/war.ts';
import { final } from './rules/scoring.ts';
import { automaStep } from './rules/turns/automa.ts';
import { deeds } from './seen/deeds/deeds.ts';
import { view } from './seen/view.ts';
import type { View } from './seen/view.types.ts';
import { isAutoma } from './state/pieces.ts';
import { State } from './state/state.ts';

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

/** Scythe (SC-1 to SC-13), Invaders from Afar (SC-14), deals (SC-15), one person against the Automa (A1 to A13). */
export const scythe: Game<State, View> = {
  id: 'scythe',
  version: 4,
  seats: { min: 1, max: 7 },
  seatsFor,
  options,
  parse: (saved) => State.parse(saved),
  actions: Object.fromEntries(actions.map((one) => [one.name, one as AnyAction<State>])),
  setup: ({ options: chosen, seats, rng }) => setUp(chosen, seats, rng),
  next,
  steps: { assignment: assignmentStep, turn: turnStep, automa: automaStep },
  view,
  seatName,
  turn: (g) => g.turn && { turn: g.turns, seat: g.turn.seat },
  stretches: ['section', 'automa-turn', 'automa-skips', 'combat-begun'],
  deeds,
  round,
  fight: ({ combat }) => (combat ? { at: combat.hex } : null),
  windows,
  ahead: turnAhead,
  asides,
  // 1: between two steps no turn is in progress, and of the turn alone has the state changed. 2, 3: only events tell more: where goods came, and where they were paid from.
  migrations: { 1: (g) => g, 2: (g) => g, 3: (g) => g },
};

function seatName(g: State, seat: SeatId): Message | undefined {
  const found = g.players[seat];
  return found && { key: `${isAutoma(g, seat) ? 'automa' : 'faction'}.${found.faction}` };
}

/** A round is a turn of each seat, from the seat that began the match; nobody has begun before the mats are dealt. */
function round(g: State): Named {
  const over = g.turn ? g.turns - 1 : g.turns;
  return g.phase === 'assignment' ? null : { round: 1 + Math.floor(over / g.order.length) };
}

/** One turn after another, until a sixth star (SC-11.2). */
function next(g: State): StepCall | Outcome {
  switch (g.phase) {
    case 'assignment':
      return { step: 'assignment', args: null };
    case 'play':
      return isAutoma(g, g.active) ? { step: 'automa', args: null } : { step: 'turn', args: { seat: g.active } };
    case 'over': {
      const { lines, winners } = final(g);
      const totals = g.players.map((_, seat) => lines.find((line) => line.seat === seat)!.total);
      return wonBy(winners, g.players.length, totals);
    }
  }
}
