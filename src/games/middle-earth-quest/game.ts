import { wonBy } from '#core/outcome';
import type { AnyAction, Game, Message, Named, Outcome, Script, SeatId, StepCall, Table } from '#core/types';
import type { Calls } from './rules/calls.ts';
import { COMBAT_ACTIONS, combatWindows, fight } from './rules/combat/fight.ts';
import { EFFECT_ACTIONS, perform } from './rules/effects/all.ts';
import { suffer } from './rules/hero/damage.ts';
import { afterCombat } from './rules/hero/deeds/quests.ts';
import { drawFully, drawHeroCards, drawWindow, heroDraw } from './rules/hero/draw-step.ts';
import { drawEncounter, encounterHere, encounterStep, hunt } from './rules/hero/encounter.ts';
import { ambushStep, choosePeril, pickFoe } from './rules/hero/meet.ts';
import { move } from './rules/hero/move.ts';
import { pickPeril } from './rules/hero/peril.ts';
import { noRest, rest, restStep } from './rules/hero/rest.ts';
import { scout } from './rules/hero/scout.ts';
import { startStep } from './rules/hero/start.ts';
import { acceptTrade, refuseTrade, trade } from './rules/hero/trade.ts';
import { endTravel, explore, travelStep } from './rules/hero/travel.ts';
import { bringIn, pushMarker } from './rules/markers.ts';
import { chooseChampion, finaleStep } from './rules/match/finale.ts';
import { heroesStep, OPTIONS, setUp, startingPlotStep, takeHero } from './rules/match/setup.ts';
import { actionStep } from './rules/sauron/action.ts';
import { command, endCommands } from './rules/sauron/actions/command.ts';
import { drawCards, keepCards } from './rules/sauron/actions/draw.ts';
import { healMinion } from './rules/sauron/actions/heal.ts';
import { moveFigure } from './rules/sauron/actions/move-figure.ts';
import { placeMonster, putToken } from './rules/sauron/actions/place-monster.ts';
import { eventStep } from './rules/sauron/event.ts';
import { placeInfluence } from './rules/sauron/influence.ts';
import { dropPlot, noPlot, playPlot, plotStep } from './rules/sauron/plot.ts';
import { rallyStep } from './rules/sauron/rally.ts';
import { shadowWindow } from './rules/sauron/shadow-orders.ts';
import { noShadow, playShadow, playShadowAt, shadowWith } from './rules/sauron/shadows.ts';
import { spreadInfluence } from './rules/sauron/spread.ts';
import { storyStep } from './rules/sauron/story.ts';
import { deeds } from './seen/deeds/deeds.ts';
import { why } from './seen/inquiries/why.ts';
import { view } from './seen/view.ts';
import type { View } from './seen/view.types.ts';
import { migrations } from './state/older/migrations.ts';
import { heroSeats } from './state/pieces.ts';
import { SAURON, State } from './state/state.ts';
import { endStep } from './state/turns.ts';

const actions = [
  takeHero,
  spreadInfluence,
  keepCards,
  playPlot,
  dropPlot,
  noPlot,
  placeInfluence,
  drawCards,
  command,
  placeMonster,
  putToken,
  moveFigure,
  healMinion,
  endCommands,
  playShadow,
  playShadowAt,
  noShadow,
  bringIn,
  pushMarker,
  drawHeroCards,
  drawFully,
  rest,
  noRest,
  pickFoe,
  choosePeril,
  pickPeril,
  move,
  explore,
  trade,
  acceptTrade,
  refuseTrade,
  scout,
  endTravel,
  drawEncounter,
  hunt,
  chooseChampion,
  ...EFFECT_ACTIONS,
  ...COMBAT_ACTIONS,
] as readonly { name: string }[];

/** Here the scripts that call each other are put together. */
const calls: Calls = {
  perform,
  *fight(t, call) {
    const end = yield* fight(t, call);
    if (t.g.stage === 'play') yield* afterCombat(t, call, end);
    return end;
  },
  encounter: (t, seat) => encounterHere(t, calls, seat),
  shadow: shadowWith(() => calls),
  hurt: (t, seat, n) => suffer(t, calls, seat, n),
};

/** A step of a turn; the next one follows it. */
const step = (script: (t: Table<State>, calls: Calls) => Script) =>
  function* (t: Table<State>): Script {
    yield* script(t, calls);
    endStep(t.g);
  };

/** Middle-Earth Quest (MEQ-1 to MEQ-9): one Sauron against one to three heroes. */
export const middleEarthQuest: Game<State, View> = {
  id: 'middle-earth-quest',
  version: 3,
  seats: { min: 2, max: 4 },
  roles: () => [
    { id: 'sauron', n: [1, 1] },
    { id: 'hero', n: [1, 3] },
  ],
  circles: ({ roles }) => [{ id: 'heroes', seats: roles.flatMap((role, seat) => (role === 'hero' ? [seat] : [])) }],
  options: OPTIONS,
  parse: (saved) => State.parse(saved),
  actions: Object.fromEntries(actions.map((one) => [one.name, one as AnyAction<State>])),
  setup: setUp,
  next,
  steps: {
    heroes: (t) => heroesStep(t, calls),
    'starting-plot': startingPlotStep,
    rally: step(rallyStep),
    story: step(storyStep),
    plot: step(plotStep),
    event: step(eventStep),
    action: step(actionStep),
    draw: step(heroDraw),
    start: step(startStep),
    rest: step(restStep),
    ambush: step(ambushStep),
    *travel(t) {
      if (!(yield* travelStep(t, calls))) endStep(t.g);
    },
    encounter: step(encounterStep),
    finale: (t) => finaleStep(t, calls),
  },
  view,
  seatName,
  turn: (g) => g.turn && { turn: g.turn.no, seat: g.turn.who === 'hero' ? g.turn.seat : SAURON },
  stretches: ['sauron-turn', 'action-taken', 'hero-turn', 'combat-begins', 'finale'],
  deeds,
  round: (g): Named => (g.round === 0 ? null : { round: g.round }),
  fight: ({ combat }): Named => (combat ? { seat: combat.seat, foe: combat.foe } : null),
  windows: { shadow: shadowWindow, draw: drawWindow, ...combatWindows },
  inquiries: { why },
  migrations,
};

function seatName(g: State, seat: SeatId): Message | undefined {
  if (seat === SAURON) return { key: 'role.sauron' };
  const one = g.heroes[seat - 1];
  return one && { key: `hero.${one.id}` };
}

/** MEQ-2.8: set-up, then turn after turn, until the finale is due. */
function next(g: State): StepCall | Outcome {
  if (g.stage === 'over') return over(g);
  if (g.stage === 'setup') return { step: g.heroes.length < g.players ? 'heroes' : 'starting-plot', args: null };
  if (g.finaleIsDue || g.turn === null) return { step: 'finale', args: null };
  return { step: g.turn.step, args: null };
}

/** Heroes win and lose together. */
function over(g: State): Outcome {
  const winners = g.winner === 'sauron' ? [SAURON] : heroSeats(g);
  const { outcome } = wonBy(winners, g.players + 1);
  return { outcome: { ...outcome, why: { key: `outcome.${g.winner}` } } };
}
