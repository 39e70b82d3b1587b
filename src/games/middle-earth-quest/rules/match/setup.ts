import type { Json, Message, Rng, Script, SeatId, Setup, Table } from '#core/types';
import { NO_TOKENS } from '../../printed/boards/action-board.ts';
import {
  copiesOf,
  corruptions,
  encounterDecks,
  encounters,
  events,
  perils,
  plots,
  shadows,
  startingPlots,
} from '../../printed/cards/decks.ts';
import { objectives, quests, table } from '../../printed/cards/possessions.ts';
import { facesOf, minions, tokenStacks } from '../../printed/combat/foes.ts';
import { cardsOfHero, heroes, heroOf, skills } from '../../printed/combat/heroes.ts';
import { strongholds } from '../../printed/map/map.ts';
import { MARKERS, STATS } from '../../printed/terms/names.ts';
import { changePool } from '../../state/board/board.ts';
import { hero } from '../../state/pieces.ts';
import { reads } from '../../state/reads.ts';
import type { Deck, Hero, Minion, State } from '../../state/state.ts';
import { beginRound } from '../../state/turns.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { drawAndKeep } from '../sauron/actions/draw.ts';
import { resolve } from '../sauron/resolve.ts';
import { spread } from '../sauron/spread.ts';

/** MEQ-2: the set-up. */

/** The options of a match; the first value of each is the default. */
export const OPTIONS = {
  rally: ['clears-strongholds', 'spares-strongholds'],
  stacks: ['any', 'by-region'],
  zero: ['locked', 'free'],
  wisdom: ['on-defeat', 'on-draw-too'],
  shadows: ['once-a-way', 'each-move'],
} as const satisfies { [K in keyof State['options']]: readonly State['options'][K][] };

const chosen = <K extends keyof typeof OPTIONS>(option: K, value: string | undefined) =>
  OPTIONS[option].find((one) => one === value) ?? OPTIONS[option][0];

/** What the match begins with, before heroes are chosen. */
export function setUp({ options, seats, rng }: Setup): State {
  const deck = (cards: readonly string[], stream: string): Deck => ({ draw: rng.shuffle(cards, stream), discard: [] });
  return {
    options: {
      rally: chosen('rally', options.rally),
      stacks: chosen('stacks', options.stacks),
      zero: chosen('zero', options.zero),
      wisdom: chosen('wisdom', options.wisdom),
      shadows: chosen('shadows', options.shadows),
    } as State['options'],
    players: seats.length - 1,
    stage: 'setup',
    round: 0,
    turns: 0,
    turn: null,
    heroes: [],
    shadow: [],
    plots: [],
    // MEQ-2.4
    objectives: {
      heroes: oneOf([...objectives.heroes.keys()], 'objective/heroes', rng),
      sauron: oneOf([...objectives.sauron.keys()], 'objective/sauron', rng),
    },
    influence: {},
    pool: 0,
    tokens: [],
    nextToken: 1,
    minions: Object.fromEntries([...minions.values()].map(({ id, stage, start }) => [id, minionAt(stage, start)])),
    characters: {},
    favors: {},
    // MEQ-2.5
    markers: Object.fromEntries(MARKERS.map((marker) => [marker, 0])) as State['markers'],
    reached: 1,
    penalty: 0,
    actionTokens: { ...NO_TOKENS },
    slots: [null, null, null],
    event: null,
    keptEvents: [],
    // MEQ-2.3
    shadowDeck: deck(copiesOf(shadows), 'deck/shadowDeck'),
    plotDeck: deck(copiesOf(plots), 'deck/plotDeck'),
    perilDeck: deck(copiesOf(perils), 'deck/perilDeck'),
    corruptionDeck: deck(copiesOf(corruptions), 'deck/corruptionDeck'),
    skillDeck: deck([...skills.keys()], 'deck/skillDeck'),
    eventDecks: Object.fromEntries(
      [1, 2, 3].map((stage) => [
        stage,
        deck(
          of(events, (one) => one.stage === stage),
          `deck/events/${stage}`,
        ),
      ]),
    ),
    encounterDecks: Object.fromEntries(
      [...encounterDecks.keys()].map((id) => [
        id,
        deck(
          of(encounters, (one) => one.deck === id),
          `deck/encounters/${id}`,
        ),
      ]),
    ),
    stacks: Object.fromEntries(
      [...tokenStacks.values()].map((stack) => [stack.id, deck(facesOf(stack), `deck/stack/${stack.id}`)]),
    ),
    resolving: [],
    looking: null,
    combatMods: [],
    combat: null,
    finaleIsDue: false,
    finale: null,
    winner: null,
  };
}

const of = <T extends { id: string }>(cards: ReadonlyMap<string, T>, is: (card: T) => boolean): string[] =>
  [...cards.values()].filter(is).map(({ id }) => id);

const oneOf = <T>(things: readonly T[], stream: string, rng: Rng): T => things[rng.die(things.length, stream) - 1]!;

/** MEQ-2.6: those of the first stage stand where they begin. */
const minionAt = (stage: number, start: readonly string[]): Minion =>
  stage === 1 ? { is: 'board', at: start[0]!, damage: 0 } : { is: 'waiting', at: null, damage: 0 };

/** MEQ-2.1: heroes that nobody has taken yet. */
export const takeHero = action({
  name: 'take-hero',
  fields: {
    hero: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => [...heroes.keys()].filter((id) => g.heroes.every((one) => one.id !== id)),
      label: (id): Message => ({ key: `hero.${id}` }),
    },
  },
});

/** MEQ-2.1, 2.2: each seat takes a hero, who stands where he begins, with one of his starting quests. */
export function* heroesStep(t: Table<State>, calls: Calls): Script {
  const { g } = t;
  for (let seat = g.heroes.length + 1; seat <= g.players; seat++) {
    const said = yield* t.ask(seat, 'hero', takeHero);
    g.heroes.push(setOut(t, said.hero));
    const own = hero(g, seat);
    t.tell({ type: 'hero-taken', shown: { seat, hero: own.id, place: own.at, quest: own.starting.card } });
    reads(t, 'quest', own.starting.card);
  }
  for (const [i, { starting }] of g.heroes.entries()) {
    const seat: SeatId = i + 1;
    const { setup } = quests.get(starting.card)!;
    yield* resolve(t, { calls, kind: 'quest', card: starting.card, seat, effects: setup, deck: null });
  }
}

function setOut({ rng }: Table<State>, id: string): Hero {
  const own = [...quests.values()].filter((quest) => quest.hero === id);
  const starting = own.filter(({ kind }) => kind === 'starting').map((quest) => quest.id);
  const advanced = own.find(({ kind }) => kind === 'advanced')!;
  return {
    id,
    at: heroOf(id).start,
    levels: Object.fromEntries(STATS.map((stat) => [stat, 0])) as Hero['levels'],
    favor: 0,
    items: table.items.flatMap((one) => (one.hero === id ? [one.item] : [])),
    corruption: [],
    starting: { card: oneOf(starting, `quest/${id}`, rng), is: 'open' },
    advanced: { card: advanced.id, is: 'closed' },
    quests: [],
    piles: { life: rng.shuffle(cardsOfHero(id), `life/${id}`), hand: [], rest: [], damage: [] },
  };
}

/** MEQ-2.7: a starting plot by chance and what it gives; then the first round begins. */
export function* startingPlotStep(t: Table<State>): Script {
  const { g } = t;
  const card = oneOf([...startingPlots.keys()], 'starting-plot', t.rng);
  const plot = startingPlots.get(card)!;
  const { perStronghold, extension, pool, shadow, plot: drawn } = plot.setup;
  g.slots[0] = { card, at: plot.affects.at };
  t.tell({ type: 'plot-begins', shown: { plot: card, place: plot.affects.at } });
  reads(t, 'plot', card);
  for (const [id, holds] of strongholds) g.influence[id] = Math.min(holds, perStronghold);
  t.tell({ type: 'strongholds-filled', shown: { n: perStronghold, places: [...strongholds.keys()] as Json } });
  yield* spread(t, { n: extension, toPool: 0, extensionOnly: true });
  changePool(t, pool);
  yield* drawAndKeep(t, 'shadow', shadow);
  yield* drawAndKeep(t, 'plot', drawn);
  g.stage = 'play';
  beginRound(g);
}
