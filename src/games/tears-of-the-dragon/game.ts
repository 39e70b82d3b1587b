import type { AnyAction, Game, Outcome, Script, SeatId, StepCall, Table } from '#core/types';
import { battleActions } from './battle/actions.ts';
import { activate, activationStep, endActions, finish, hasMore } from './chapters/activation.ts';
import { commandStep, initiativeStep, oneActivation, rollCommand, rollStep } from './chapters/command.ts';
import { cast, regain } from './chapters/magic.ts';
import { attack, fightNormally, move, overrun, standInside, standOutside } from './chapters/move.ts';
import {
  ambassadorStep,
  arrange,
  closeStep,
  endPhase,
  musterStep,
  nameAmbassador,
  station,
} from './chapters/muster.ts';
import {
  acceptExchange,
  exchangeStep,
  giveSpell,
  proposeExchange,
  question,
  refuseExchange,
} from './chapters/prisoners.ts';
import { recruit, recruitCadmin, replenish } from './chapters/reinforce.ts';
import { berserkStep, putBack, startStep } from './chapters/returns.ts';
import { learn, leaveSpell, search, searchSpell, suffer } from './chapters/ruin.ts';
import { embark, sail } from './chapters/sea.ts';
import { chooseShip } from './chapters/ships.ts';
import { pickEnemies, pickFromBox } from './chapters/struck.ts';
import { recruitTerramax } from './chapters/terramax.ts';
import { enterTower, sendToPort } from './chapters/tower.ts';
import { swapHidden } from './hidden.ts';
import { migrations } from './migrations.ts';
import { idsOf, isUnit } from './pieces.ts';
import { options, setUp } from './setup.ts';
import { State } from './state.ts';
import { view } from './view.ts';
import type { View } from './view.types.ts';

const actions = [
  nameAmbassador,
  arrange,
  station,
  endPhase,
  oneActivation,
  rollCommand,
  activate,
  endActions,
  finish,
  move,
  attack,
  standInside,
  standOutside,
  overrun,
  fightNormally,
  embark,
  sail,
  chooseShip,
  cast,
  regain,
  pickEnemies,
  pickFromBox,
  search,
  searchSpell,
  suffer,
  learn,
  leaveSpell,
  replenish,
  recruit,
  recruitCadmin,
  recruitTerramax,
  enterTower,
  sendToPort,
  question,
  giveSpell,
  proposeExchange,
  acceptExchange,
  refuseExchange,
  putBack,
  ...battleActions,
] as const;

/** Tears of the Dragon, the standard game (TD-1 to TD-24, TD-28). Seat 0 is Gorganun, seat 1 Forseti. */
export const tearsOfTheDragon: Game<State, View> = {
  id: 'tears-of-the-dragon',
  version: 2,
  seats: { min: 2, max: 2 },
  options,
  parse: (saved) => State.parse(saved),
  actions: Object.fromEntries(actions.map((one) => [one.name, one as AnyAction<State>])),
  setup: (chosen) => setUp(chosen),
  next,
  steps: {
    ambassador: ambassadorStep,
    muster: musterStep,
    initiative: initiativeStep,
    command: commandStep,
    roll: rollStep,
    start: startStep,
    activation: activationStep,
    berserk: berserkStep,
    close: closeStep,
    exchange: exchangeStep,
    'no-hope': noHopeStep,
  },
  view,
  swapHidden,
  migrations,
};

/** TD-3.1: the order of play. */
function next(g: State): StepCall | Outcome {
  if (g.winner !== null) return { outcome: { winners: [g.winner], scores: { 0: score(g, 0), 1: score(g, 1) } } };
  if (lastHope(g) !== null) return { step: 'no-hope', args: null };
  if (g.terramax.berserk && g.phase !== 'start') return { step: 'berserk', args: null };
  const seat = g.active!;
  switch (g.phase) {
    case 'placement':
    case 'extra-spells':
    case 'ambassador':
    case 'muster':
    case 'initiative':
    case 'exchange':
      return { step: g.phase, args: null };
    case 'command':
      if (g.allowance) return { step: 'activation', args: { seat: g.allowance.seat } };
      return { step: g.mustRoll ? 'roll' : 'command', args: { seat } };
    case 'start':
      return { step: 'start', args: { seat } };
    case 'actions':
      return hasMore(g) ? { step: 'activation', args: { seat } } : { step: 'close', args: { seat } };
    default:
      return { step: 'close', args: { seat } };
  }
}

/** Pieces of knowledge: what a side had achieved when the match ended. */
const score = (g: State, seat: SeatId): number => g.knowledge[seat]!.length;

/**
 * Ruling R-2: the tower opens only to leaders and wizards. A side whose leaders and wizards are all dead, eaten, held or
 * captured can never win; the other side has won.
 */
function lastHope(g: State): SeatId | null {
  const hope = ([0, 1] as const).map((seat) =>
    idsOf(g, seat).some((id) => !isUnit(id) && ['map', 'wounded', 'away'].includes(g.counters[id]!.fate)),
  );
  if (hope[0] === hope[1]) return hope[0] ? null : g.knowledge[0].length >= g.knowledge[1].length ? 0 : 1;
  return hope[0] ? 0 : 1;
}

function* noHopeStep(t: Table<State>): Script {
  const winner = lastHope(t.g)!;
  t.g.winner = winner;
  t.tell({ type: 'no-hope-left', shown: { seat: 1 - winner, winner } });
}
