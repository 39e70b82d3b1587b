import type { SeatId } from '#core/types';
import { scythe } from '#games/scythe/game';
import { automaCards, automaStart } from '#games/scythe/printed/automa';
import { combatDeck, factions, playerMats, type Resource } from '#games/scythe/printed/content';
import { encounterHexes } from '#games/scythe/printed/places';
import { encountersIn, factoryCardsIn, objectivesIn } from '#games/scythe/rules/chapters/setup';
import { freshTurn } from '#games/scythe/rules/chapters/turn';
import type { View } from '#games/scythe/seen/view.types';
import { addGoods } from '#games/scythe/state/pieces';
import { type Automa, type Player, State, type Turn, type UnitKind } from '#games/scythe/state/state';
import { sit, type TestTable } from '../../kit/table.ts';

/** A seat of a scene: its faction, what of its mats differs from the set-up, and where its units stand. */
export interface Sitting extends Partial<Omit<Player, 'faction' | 'mat'>> {
  faction: string;
  /** The player mat; without it each seat has another. */
  mat?: string;
  /**
   * Units by place: `{ A4: ['character', 'mech', 'worker*3'] }`. A character that is not named stands on its home base;
   * mechs uncover the abilities of the faction mat from the left, unless `mechs` says which.
   */
  units?: Record<string, readonly string[]>;
}
export interface Scene {
  seats: readonly Sitting[];
  goods?: Record<string, Partial<Record<Resource, number>>>;
  /** Whose turn it is; seat 0 if absent. */
  active?: SeatId;
  /** Hexes that still have their encounter token; all of them if absent. */
  encounters?: readonly string[];
  /** Those of the box, or with the promotional ones. */
  cards?: State['cards'];
  /** Which card 3 of the Factory is played. */
  factoryCard3?: State['factoryCard3'];
  /** Cards that come first from the encounter deck and from the combat deck, in this order. */
  nextEncounters?: readonly string[];
  nextCards?: readonly number[];
  /** The last seat is the Automa's, with these things not as at the set-up. */
  automa?: Partial<Automa>;
  /** Anything else of the state. */
  also?: (g: State) => void;
}
/** A moment in the middle of a turn, for what is judged by the state alone. */
export interface Moment extends Scene {
  /** What of the turn in progress is not as at its beginning. */
  turn?: Partial<Turn>;
}

export type ScytheTable = TestTable<State, View>;

/** A table at which the active seat begins its turn in this scene. */
export const table = (scene: Scene): ScytheTable =>
  sit(scythe, {
    seats: scene.automa ? 1 : scene.seats.length,
    options: { expansion: expansionOf(scene) },
    arrange: (g) => void Object.assign(g, lay(scene), { turn: null }),
  });

const CLOCKWISE = [...factions.values()].sort((a, b) => a.clockwise - b.clockwise).map(({ id }) => id);
const MATS = [...playerMats.keys()];

/** The state of a scene: these pieces and nothing else on the board, everything else as after the set-up. */
export function lay(scene: Moment): State {
  const { seats, active = 0 } = scene;
  const { cards = 'base', factoryCard3 = 'popularity' } = scene;
  const named = seats.flatMap(({ objectives = [] }) => objectives);
  const objectiveDeck = objectivesIn({ cards }).filter((id) => !named.includes(id));
  const owned = seats.flatMap(({ factory }) => factory ?? []);
  const g: State = {
    expansion: expansionOf(scene),
    mats: 'balanced',
    cards,
    factoryCard3,
    relentless: 'mat',
    disarm: 'mine',
    deals: 'coins',
    phase: 'play',
    order: seats.map((_, i) => i).sort((a, b) => rank(seats[a]!) - rank(seats[b]!)),
    players: seats.map((sitting, i) => {
      const { faction, units: _, ...more } = sitting;
      const isAutoma = scene.automa !== undefined && i === seats.length - 1;
      const mat = playerMats.get(more.mat ?? MATS[i]!)!;
      const mechs = isAutoma ? [] : factions.get(faction)!.mechs.slice(0, count(sitting, 'mech'));
      return {
        power: factions.get(faction)!.power,
        popularity: isAutoma ? automaStart.popularity : mat.startingPopularity,
        coins: isAutoma ? automaStart.coins : mat.startingCoins,
        hand: [],
        objectives: isAutoma ? [] : objectiveDeck.splice(0, 2),
        factory: null,
        section: null,
        upgrades: [],
        mechs: mechs.map(({ id }) => id),
        structures: {},
        recruits: [],
        stars: [],
        revealed: [],
        flags: faction === 'albion' ? 4 : 0,
        traps: faction === 'togawa' ? ['popularity', 'power', 'coins', 'combatCards'] : [],
        declines: [],
        ...more,
        faction,
        mat: isAutoma ? null : mat.id,
      };
    }),
    units: {},
    goods: {},
    encounters: [...(scene.encounters ?? encounterHexes)],
    tokens: {},
    combatDeck: withoutHands(scene),
    combatDiscard: [],
    objectiveDeck,
    encounterDeck: encountersIn({ cards }),
    offer: factoryCardsIn({ cards, factoryCard3 })
      .filter((card) => !owned.includes(card))
      .slice(0, seats.length + 1 - owned.length),
    tile: 'lake_adjacent',
    picks: [],
    automa: scene.automa ? automaOf(scene) : null,
    active,
    turns: seats.length * 5,
    turn: null,
    combat: null,
    encounter: null,
    visitor: null,
  };
  g.encounterDeck = onTop(g.encounterDeck, scene.nextEncounters ?? []);
  seats.forEach((sitting, seat) => {
    putUnits(g, seat, sitting);
  });
  for (const [hex, goods] of Object.entries(scene.goods ?? {}))
    for (const [kind, n] of Object.entries(goods)) addGoods(g, hex, kind as Resource, n);
  g.turn = { ...freshTurn(active), ...scene.turn };
  scene.also?.(g);
  return State.parse(g);
}

/** Its deck lies in the order of the numbers, card 1 on top. */
const automaOf = ({ seats, automa }: Scene): Automa => {
  const seat = seats.length - 1;
  const deck = [...automaCards.keys()].reverse();
  return { seat, level: 'automa', scheme: 1, box: 1, deck, discard: [], factory: null, ...automa };
};
/** Seven can sit down with the expansion only. */
const expansionOf = ({ seats }: Scene): State['expansion'] =>
  seats.some(({ faction }) => factions.get(faction)!.expansion !== 'base') ? 'invaders' : 'base';
const rank = ({ faction }: Sitting): number => CLOCKWISE.indexOf(faction);
const parse = (name: string): [kind: UnitKind, n: number] => {
  const [kind, n] = name.split('*') as [UnitKind, string | undefined];
  return [kind, Number(n ?? 1)];
};
function count({ units = {} }: Sitting, wanted: UnitKind): number {
  const named = Object.values(units).flatMap((names) => names.map(parse));
  return named.reduce((sum, [kind, n]) => sum + (kind === wanted ? n : 0), 0);
}
function putUnits(g: State, seat: SeatId, { faction, units = {} }: Sitting): void {
  g.units[`${faction}.character`] = { seat, kind: 'character', at: factions.get(faction)!.home };
  const next = { mech: 1, worker: 1 };
  for (const [at, names] of Object.entries(units)) {
    for (const [kind, n] of names.map(parse)) {
      if (kind === 'character') g.units[`${faction}.character`]!.at = at;
      else for (let i = 0; i < n; i++) g.units[`${faction}.${kind}.${next[kind]++}`] = { seat, kind, at };
    }
  }
}
/** The combat deck as it lies, the next card last, without the cards in hands. */
function withoutHands({ seats, nextCards = [] }: Scene): number[] {
  const deck = [...combatDeck];
  for (const value of seats.flatMap(({ hand = [] }) => hand)) deck.splice(deck.indexOf(value), 1);
  return onTop(deck, nextCards);
}
function onTop<T>(deck: readonly T[], next: readonly T[]): T[] {
  const rest = [...deck];
  for (const one of next) rest.splice(rest.indexOf(one), 1);
  return [...rest, ...[...next].reverse()];
}
