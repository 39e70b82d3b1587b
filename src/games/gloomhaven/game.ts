import type { AnyAction, Game, Message, Named, Outcome, Role, SeatId, StepCall } from '#core/types';
import { levels } from './printed/content/content.ts';
import { LEVELS, SCENARIOS } from './printed/content/offered.ts';
import { DIFFICULTIES, SOLO } from './printed/content/scenario-level.ts';
import { CLASSES } from './printed/schema/terms/base.ts';
import { choose } from './rules/abilities/aim.ts';
import { attack, layArea } from './rules/abilities/attack.ts';
import { forfeit, recover } from './rules/abilities/cards.ts';
import { refreshItems } from './rules/abilities/refresh.ts';
import { chooseElement } from './rules/abilities/small.ts';
import { loseCard, loseDiscarded, suffer } from './rules/damage/damage.ts';
import { place } from './rules/deeds/place.ts';
import { skip } from './rules/deeds/skip.ts';
import { noItem, useItem } from './rules/items/use-item.ts';
import { asAttack, asMove } from './rules/lines/as-attack.ts';
import { consumes } from './rules/lines/boosts.ts';
import { playAgain, playMore } from './rules/lines/play-hand.ts';
import { drive } from './rules/movement/force.ts';
import { goAlong, move, stay } from './rules/movement/move.ts';
import { findScenario, homeStep } from './rules/party/home.ts';
import { AT_TOWN } from './rules/party/shopping.ts';
import { beginAt, levelUp, townStep } from './rules/party/town.ts';
import { hasten, revealStep } from './rules/reveal/reveal.ts';
import { setUp, TIES } from './rules/reveal/setup.ts';
import { chooseAhead, chooseStep, longRest, playCards } from './rules/round/choose.ts';
import { cleanupStep } from './rules/round/cleanup.ts';
import { windows } from './rules/round/orders.ts';
import { changeHand, prepareStep, startAt, takeCards } from './rules/round/prepare.ts';
import { another, giveUp, keep, shortRest } from './rules/round/rest.ts';
import { act, endActive, endTurn, turnStep } from './rules/round/turn.ts';
import { settle } from './rules/ties.ts';
import { deeds } from './seen/deeds/deeds.ts';
import { foresee } from './seen/inquiries/foresee.ts';
import { why } from './seen/inquiries/why.ts';
import { campaign } from './seen/party/campaign.ts';
import { view } from './seen/view.ts';
import type { View } from './seen/view.types.ts';
import { awake } from './state/figures/figures.ts';
import { actorName } from './state/names.ts';
import { migrations } from './state/older/migrations.ts';
import { nextToAct } from './state/order.ts';
import { State } from './state/state.ts';

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
  version: 4,
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
  ahead: chooseAhead,
  turn: (g) => g.turn && { turn: g.turn.no, actor: g.turn.actor },
  stretches: ['turn', 'monsters-act'],
  deeds,
  round: (g): Named => (g.round === 0 ? null : { round: g.round }),
  campaign,
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
