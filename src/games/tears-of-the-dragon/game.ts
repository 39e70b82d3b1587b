import type { AnyAction, Game, Named, Outcome, StepCall } from '#core/types';
import { areas, seas, values } from './printed/content.ts';
import { battleActions } from './rules/battle/actions.ts';
import { windows } from './rules/battle/orders.ts';
import { activate, activationStep, endActions, finish } from './rules/chapters/activation.ts';
import { hasMore } from './rules/chapters/allowance.ts';
import { attack } from './rules/chapters/attack.ts';
import { clashesAt, clashStep } from './rules/chapters/clash.ts';
import {
  commandAhead,
  commandStep,
  initiativeStep,
  oneActivation,
  rollCommand,
  rollStep,
} from './rules/chapters/command.ts';
import { lastHope, noHopeStep, outcomeOf } from './rules/chapters/end.ts';
import { confirmSpells, extraSpellsStep, teach, teachAll } from './rules/chapters/extra-spells.ts';
import { cast, regain } from './rules/chapters/magic.ts';
import { fightNormally, move, overrun, standInside, standOutside } from './rules/chapters/move.ts';
import { arrange, closeStep, endPhase, musterStep, station } from './rules/chapters/muster.ts';
import { summonPenguins } from './rules/chapters/penguins.ts';
import {
  acceptExchange,
  counterExchange,
  exchangeStep,
  giveSpell,
  proposeExchange,
  question,
  refuseExchange,
} from './rules/chapters/prisoners.ts';
import { berserkStep, putBack, startStep } from './rules/chapters/returns.ts';
import { learn, learnPenguins, leaveSpell, search, searchSpell, suffer } from './rules/chapters/ruin.ts';
import { embark, sail } from './rules/chapters/sea.ts';
import { chooseShip } from './rules/chapters/ships.ts';
import { pickEnemies, pickFromBox } from './rules/chapters/struck.ts';
import { recruitTerramax } from './rules/chapters/terramax.ts';
import { enterTower, sendToPort } from './rules/chapters/tower.ts';
import { turnWindows } from './rules/chapters/turn-orders.ts';
import { ambassadorStep, nameAmbassador } from './rules/placing/ambassador.ts';
import { confirmPlacement, deploy, freePlacement, place, takeBack } from './rules/placing/placement.ts';
import { recruit, recruitCadmin, replenish } from './rules/placing/reinforce.ts';
import { alternatePlacement, drawUp, followPlan, plan, putCounter, unplan } from './rules/placing/war.ts';
import { options, setUp } from './rules/setup.ts';
import { deeds } from './seen/deeds/deeds.ts';
import { view } from './seen/view.ts';
import type { View } from './seen/view.types.ts';
import { migrations } from './state/older/migrations.ts';
import { isWar } from './state/scenario.ts';
import { State } from './state/state.ts';

const actions = [
  deploy,
  place,
  takeBack,
  confirmPlacement,
  putCounter,
  plan,
  unplan,
  drawUp,
  followPlan,
  teach,
  teachAll,
  confirmSpells,
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
  learnPenguins,
  leaveSpell,
  replenish,
  recruit,
  recruitCadmin,
  recruitTerramax,
  summonPenguins,
  enterTower,
  sendToPort,
  question,
  giveSpell,
  proposeExchange,
  acceptExchange,
  counterExchange,
  refuseExchange,
  putBack,
  ...battleActions,
] as const;

/**
 * Tears of the Dragon (TD-1 to TD-24, TD-28), free set-up (TD-25), The War of the Dragon (TD-26), Tears of the Penguin (TD-27).
 * Seat 0 is Gorganun, seat 1 Forseti.
 */
export const tearsOfTheDragon: Game<State, View> = {
  id: 'tears-of-the-dragon',
  version: 4,
  edition: values.digest,
  seats: { min: 2, max: 2 },
  options,
  // TD-25.1
  consent: { scenario: ['free-setup'] },
  parse: (saved) => onThisMap(State.parse(saved)),
  actions: Object.fromEntries(actions.map((one) => [one.name, one as AnyAction<State>])),
  setup: ({ options: chosen }) => setUp(chosen),
  next,
  steps: {
    'free-placement': freePlacement,
    'placement-in-turn': alternatePlacement,
    'extra-spells': extraSpellsStep,
    ambassador: ambassadorStep,
    muster: musterStep,
    initiative: initiativeStep,
    command: commandStep,
    roll: rollStep,
    start: startStep,
    activation: activationStep,
    berserk: berserkStep,
    clash: clashStep,
    close: closeStep,
    exchange: exchangeStep,
    'no-hope': noHopeStep,
  },
  view,
  stretches: ['initiative-rolled', 'activated', 'battle-joined', 'dragon-raged'],
  deeds,
  // TD-3.1: one turn is a turn of both sides.
  longTurns: true,
  turn: ({ turn }) => (turn > 0 ? { turn } : null),
  round,
  fight: ({ battle }) => (battle ? { at: battle.at } : null),
  windows: { ...windows, ...turnWindows },
  ahead: commandAhead,
  migrations,
};

/** TD-3.1: a round is a turn of both sides. Between two steps it has begun when initiative is to be rolled for it. */
function round({ turn, phase }: State): Named {
  const now = phase === 'initiative' ? turn + 1 : turn;
  return now > 0 ? { turn: now } : null;
}

/** TD-3.1: the order of play. */
function next(g: State): StepCall | Outcome {
  if (g.winner !== null) return outcomeOf(g, g.winner);
  if (lastHope(g) !== null) return { step: 'no-hope', args: null };
  if (g.terramax.berserk && g.phase !== 'start') return { step: 'berserk', args: null };
  const [clash] = clashesAt(g);
  if (clash !== undefined) return { step: 'clash', args: { place: clash } };
  const seat = g.active!;
  switch (g.phase) {
    case 'placement':
      return { step: isWar(g) ? 'placement-in-turn' : 'free-placement', args: null };
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
    case 'close':
    case 'over':
      return { step: 'close', args: { seat } };
  }
}

/** A saved state with a piece where this map has no place is refused: `values.json` may take places off it. */
function onThisMap(g: State): State {
  const lost = Object.values(g.counters).find(({ fate, at }) => fate === 'map' && !areas.has(at) && !seas.has(at));
  if (lost) throw new Error(`a piece stands in "${lost.at}", which this map does not have`);
  return g;
}
