import type { Rng, Script, SeatId, Table } from '#core/types';
import { AUTOMA_LEVELS, automaStart } from '../../printed/automa.ts';
import {
  bannedPairs,
  combatDeck,
  encounters,
  factions,
  factoryCards,
  objectives,
  playerMats,
  tiles,
} from '../../printed/content.ts';
import { encounterHexes } from '../../printed/places.ts';
import { addUnit } from '../../state/pieces.ts';
import { type Automa, Penalty, type Player, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { factionFor, newAutoma } from '../automa/setup.ts';

/** SC-2: setup. */

/** The choices in the lobby, defaults first. */
export const options: Record<string, readonly string[]> = {
  expansion: ['base', 'invaders'],
  mats: ['balanced', 'any', 'chosen'],
  cards: ['base', 'promo'],
  'factory-card-3': ['popularity', 'power'],
  relentless: ['mat', 'factory'],
  disarm: ['mine', 'printed'],
  deals: ['coins', 'none'],
  /** How strong the opponent of a single person is; nothing with two and more. */
  automa: AUTOMA_LEVELS,
};

/** Who may sit down: one against the Automa (A1), up to five in the base game, up to seven with Invaders from Afar (SC-2.9, SC-14). */
export const seatsFor = ({ expansion }: Readonly<Record<string, string>>): { min: number; max: number } => ({
  min: 1,
  max: expansion === 'invaders' ? 7 : 5,
});

const isPlayed = (g: Pick<State, 'expansion'>, expansion: string): boolean =>
  expansion === 'base' || g.expansion === 'invaders';
/** Faction and player mats of this expansion. */
const factionsIn = (g: Pick<State, 'expansion'>): string[] =>
  [...factions.values()].filter(({ expansion }) => isPlayed(g, expansion)).map(({ id }) => id);
const matsIn = (g: Pick<State, 'expansion'>): string[] =>
  [...playerMats.values()].filter(({ expansion }) => isPlayed(g, expansion)).map(({ id }) => id);
/** Cards of this match, with the promotional ones if they are played. */
export const objectivesIn = (g: Pick<State, 'cards'>): string[] => cardsIn(g, objectives);
export const encountersIn = (g: Pick<State, 'cards'>): string[] => cardsIn(g, encounters);
export const factoryCardsIn = (g: Pick<State, 'cards' | 'factoryCard3'>): string[] =>
  cardsIn(g, factoryCards).filter((id) => (factoryCards.get(id)!.factoryCard3 ?? g.factoryCard3) === g.factoryCard3);
const cardsIn = (g: Pick<State, 'cards'>, cards: ReadonlyMap<string, { id: string; set: string }>): string[] =>
  [...cards.values()].filter(({ set }) => set === 'base' || g.cards === 'promo').map(({ id }) => id);

/** Lays out the board; mats are dealt at once, or chosen first. */
export function setUp(chosen: Readonly<Record<string, string>>, seats: readonly SeatId[], rng: Rng): State {
  const g: State = {
    expansion: chosen.expansion as State['expansion'],
    mats: chosen.mats as State['mats'],
    cards: chosen.cards as State['cards'],
    factoryCard3: chosen['factory-card-3'] as State['factoryCard3'],
    relentless: chosen.relentless as State['relentless'],
    disarm: chosen.disarm as State['disarm'],
    deals: chosen.deals as State['deals'],
    phase: 'assignment',
    order: [...seats],
    players: [],
    units: {},
    goods: {},
    // SC-2.3
    encounters: [...encounterHexes],
    tokens: {},
    // SC-2.1
    combatDeck: rng.shuffle(combatDeck, 'combat-deck'),
    combatDiscard: [],
    objectiveDeck: [],
    encounterDeck: [],
    offer: [],
    tile: rng.shuffle([...tiles.keys()], 'tile')[0]!,
    picks: [],
    automa: seats.length === 1 ? newAutoma(chosen.automa as Automa['level'], rng) : null,
    active: seats[0]!,
    turns: 0,
    turn: null,
    combat: null,
    encounter: null,
    visitor: null,
  };
  g.objectiveDeck = rng.shuffle(objectivesIn(g), 'objectives');
  g.encounterDeck = rng.shuffle(encountersIn(g), 'encounters');
  // SC-2.2, R-132: the Automa counts.
  const players = seats.length + (g.automa ? 1 : 0);
  g.offer = rng.shuffle(factoryCardsIn(g), 'factory').slice(0, players + 1);
  if (g.mats !== 'chosen') deal(g, dealMats(g, seats.length, rng), rng);
  return g;
}

/** SC-2.4: a random faction and player mat for each seat; `balanced` deals banned pairs again. */
function dealMats(g: State, seats: number, rng: Rng): State['picks'] {
  for (;;) {
    const factionIds = rng.shuffle(factionsIn(g), 'mats');
    const matIds = rng.shuffle(matsIn(g), 'mats');
    const picks = Array.from({ length: seats }, (_, i) => ({ faction: factionIds[i]!, mat: matIds[i]! }));
    if (g.mats === 'any' || !picks.some(isBanned)) return picks;
  }
}
const isBanned = ({ faction, mat }: State['picks'][number]): boolean =>
  bannedPairs.some(([one, other]) => one === faction && other === mat);

/** One seat after another takes a faction and a player mat (option `chosen`). */
export const takeMats = action({
  name: 'take-mats',
  fields: {
    faction: {
      kind: 'one',
      of: 'item',
      options: ({ g }) => factionsIn(g).filter((id) => !g.picks.some(({ faction }) => faction === id)),
      label: (id) => ({ key: `faction.${id}` }),
    },
    mat: {
      kind: 'one',
      of: 'item',
      options: ({ g }) => matsIn(g).filter((id) => !g.picks.some(({ mat }) => mat === id)),
      label: (id) => ({ key: 'label.mat', args: { mat: id, start: playerMats.get(id)!.orderLabel } }),
    },
  },
});

export function* assignmentStep(t: Table<State>): Script {
  const { g } = t;
  for (const seat of [...g.order]) {
    const picked = yield* t.ask(seat, 'mats', takeMats);
    g.picks.push(picked);
    t.tell({ type: 'mats-taken', shown: { seat, ...picked } });
  }
  deal(g, g.picks, t.rng);
}

/** Gives each seat its mats, pieces and cards, and finds the order of play. */
function deal(g: State, picks: State['picks'], rng: Rng): void {
  g.players = picks.map(({ faction, mat }) => startOf(faction, mat));
  if (g.automa) {
    g.players.push(startOf(factionFor(picks, rng), null));
    g.order.push(g.automa.seat);
  }
  for (const [seat, { faction }] of g.players.entries()) {
    const { home, workers, combatCards } = factions.get(faction)!;
    // SC-2.7
    addUnit(g, `${faction}.character`, { seat, kind: 'character', at: home });
    for (const [i, at] of workers.entries()) addUnit(g, `${faction}.worker.${i + 1}`, { seat, kind: 'worker', at });
    const p = g.players[seat]!;
    // SC-2.6
    p.hand = g.combatDeck.splice(-combatCards, combatCards).sort((a, b) => a - b);
    if (p.mat !== null) p.objectives = g.objectiveDeck.splice(0, playerMats.get(p.mat)!.startingObjectiveCards);
  }
  // SC-2.5
  const clockwise = (seat: SeatId) => factions.get(g.players[seat]!.faction)!.clockwise;
  g.order.sort((a, b) => clockwise(a) - clockwise(b));
  // SC-2.8
  // the Automa has no mat and comes last.
  const rank = (seat: SeatId) => playerMats.get(g.players[seat]!.mat ?? '')?.turnOrderRank ?? Infinity;
  g.active = g.order.reduce((first, seat) => (rank(seat) < rank(first) ? seat : first));
  g.phase = 'play';
}

/** The start of a player; without a mat, of the Automa (A2). */
function startOf(faction: string, mat: string | null): Player {
  const { power, tokens } = factions.get(faction)!;
  const { popularity, coins } = mat === null ? automaStart : ownStart(mat);
  const tokensOf = (kind: string): number => tokens.find(({ type }) => type === kind)?.count ?? 0;
  return {
    faction,
    mat,
    power,
    popularity,
    coins,
    hand: [],
    objectives: [],
    factory: null,
    section: null,
    upgrades: [],
    mechs: [],
    structures: {},
    recruits: [],
    stars: [],
    revealed: [],
    flags: tokensOf('flag'),
    traps: Penalty.options.slice(0, tokensOf('trap')),
    declines: [],
  };
}
const ownStart = (mat: string) => {
  const { startingPopularity, startingCoins } = playerMats.get(mat)!;
  return { popularity: startingPopularity, coins: startingCoins };
};
