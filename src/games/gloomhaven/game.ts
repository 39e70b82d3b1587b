import type { AnyAction, Game, Message, Named, Outcome, Role, SeatId, StepCall } from '#core/types';
import { choose } from './abilities/aim.ts';
import { asAttack, asMove } from './abilities/as-attack.ts';
import { attack, layArea } from './abilities/attack.ts';
import { consumes } from './abilities/boosts.ts';
import { forfeit, recover } from './abilities/cards.ts';
import { place } from './abilities/place.ts';
import { playAgain, playMore } from './abilities/play-hand.ts';
import { refreshItems } from './abilities/refresh.ts';
import { skip } from './abilities/skip.ts';
import { chooseElement } from './abilities/small.ts';
import { player } from './advice/player.ts';
import { audit } from './audit.ts';
import { LEVELS, SCENARIOS } from './built.ts';
import { levels } from './content.ts';
import { loseCard, loseDiscarded, suffer } from './figures/damage.ts';
import { awake } from './figures/figures.ts';
import { swapHidden } from './hidden.ts';
import { foresee } from './inquiries/foresee.ts';
import { why } from './inquiries/why.ts';
import { noItem, useItem } from './items/use-item.ts';
import { migrations } from './migrations.ts';
import { drive } from './movement/force.ts';
import { goAlong, move, stay } from './movement/move.ts';
import { actorName } from './names.ts';
import { windows } from './orders.ts';
import { campaign } from './party/campaign.ts';
import { findScenario, homeStep } from './party/home.ts';
import { DIFFICULTIES, SOLO } from './party/scenario-level.ts';
import { AT_TOWN } from './party/shopping.ts';
import { beginAt, levelUp, townStep } from './party/town.ts';
import { chooseStep, longRest, playCards } from './round/choose.ts';
import { cleanupStep } from './round/cleanup.ts';
import { nextToAct } from './round/order.ts';
import { changeHand, prepareStep, startAt, takeCards } from './round/prepare.ts';
import { another, giveUp, keep, shortRest } from './round/rest.ts';
import { hasten, revealStep } from './round/reveal.ts';
import { act, endActive, endTurn, turnStep } from './round/turn.ts';
import { CLASSES } from './schema/base.ts';
import { setUp, TIES } from './setup.ts';
import { State } from './state.ts';
import { settle } from './ties.ts';
import { view } from './view.ts';
import type { View } from './view.types.ts';

const actions = [
  beginAt,
  levelUp,
  takeCards,
  ...AT_TOWN,
  findScenario,
  startAt,
  changeHand,
  playCards,
  longRest,
  act,
  endTurn,
  endActive,
  move,
  goAlong,
  stay,
  asAttack,
  asMove,
  attack,
  layArea,
  choose,
  skip,
  consumes,
  chooseElement,
  drive,
  place,
  recover,
  forfeit,
  refreshItems,
  playMore,
  playAgain,
  useItem,
  noItem,
  hasten,
  suffer,
  loseCard,
  loseDiscarded,
  giveUp,
  shortRest,
  keep,
  another,
  settle,
] as const;

/** Gloomhaven (GH-1 to GH-18): a party of two to four characters against a scenario. */
export const gloomhaven: Game<State, View> = {
  id: 'gloomhaven',
  version: 2,
  seats: { min: 2, max: 4 },
  roles,
  options: {
    scenario: SCENARIOS,
    difficulty: DIFFICULTIES,
    level: LEVELS,
    ties: TIES,
    solo: SOLO,
  },
  parse: (saved) => State.parse(saved),
  actions: Object.fromEntries(actions.map((one) => [one.name, one as AnyAction<State>])),
  setup: setUp,
  next,
  steps: {
    town: townStep,
    home: homeStep,
    prepare: prepareStep,
    choose: chooseStep,
    reveal: revealStep,
    turn: turnStep,
    cleanup: cleanupStep,
  },
  view,
  seatName,
  actorName: (g, actor) => heroName(g, actor) ?? actorName(actor),
  inquiries: { foresee, why },
  windows,
  turn: (g) => g.turn && { turn: g.turn.no, actor: g.turn.actor },
  stretches: ['turn', 'monsters-act'],
  round: (g): Named => (g.round === 0 ? null : { round: g.round }),
  campaign,
  audit,
  player,
  swapHidden,
  migrations,
};

/** Each class is there once (GH-1.1): the seats are the characters. */
function roles(): readonly Role[] {
  return CLASSES.map((id) => ({ id, n: [0, 1] as const }));
}

function seatName(g: State, seat: SeatId): Message | undefined {
  const one = g.characters[seat];
  return one && { key: `role.${one.class}` };
}

/** A character's figure is called as its seat is. */
const heroName = (g: State, actor: string): Message | undefined =>
  actor.startsWith('hero:') ? seatName(g, Number(actor.slice('hero:'.length))) : undefined;

/** GH-2.1: the steps of a round; GH-15.2: with nobody left the scenario ends at once. */
function next(g: State): StepCall | Outcome {
  if (g.phase !== 'setup' && awake(g).length === 0) return over(g);
  switch (g.phase) {
    case 'setup':
      return { step: g.stage === 'town' ? 'town' : 'prepare', args: null };
    case 'choose':
      return { step: 'choose', args: null };
    case 'reveal':
      return { step: 'reveal', args: null };
    case 'turns': {
      const figure = nextToAct(g);
      return figure ? { step: 'turn', args: { actor: figure.id } } : { step: 'cleanup', args: null };
    }
    case 'cleanup':
      return { step: 'cleanup', args: null };
    case 'over':
      return over(g);
  }
}

/** Won or lost together (GH-2.3: what was won before the last fell stands). */
function over(g: State): StepCall | Outcome {
  if (g.stage !== 'home') return { step: 'home', args: null };
  const result = g.ends === 'won' ? 'won' : 'lost';
  return {
    outcome: {
      // GH-18.1: what each has learned, with the bonus of a success (GH-1.5).
      seats: g.characters.map(({ xp }) => ({
        result,
        score: xp + (result === 'won' ? levels.scenario[g.level]!.bonusXp : 0),
      })),
      why: { key: result === 'won' ? 'outcome.won' : awake(g).length === 0 ? 'outcome.exhausted' : 'outcome.lost' },
      carried: g.party,
    },
  };
}
