import { readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { makeRng } from '#core/rng';
import { makeTable } from '#core/table';
import type { Answer, AnyAction, Decision, Event, Json, Script, SeatId, Table } from '#core/types';
import { automaCards, automaStart } from '#games/scythe/automa/cards';
import { encountersIn, factoryCardsIn, objectivesIn } from '#games/scythe/chapters/setup';
import { freshTurn } from '#games/scythe/chapters/turn';
import { combatDeck, factions, playerMats, type Resource } from '#games/scythe/content';
import { addGoods } from '#games/scythe/pieces';
import { encounterHexes } from '#games/scythe/places';
import { type Automa, type Player, State, type Turn, type UnitKind } from '#games/scythe/state';

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
  /** What of the turn in progress is not as at its beginning. */
  turn?: Partial<Turn>;
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

const CLOCKWISE = [...factions.values()].sort((a, b) => a.clockwise - b.clockwise).map(({ id }) => id);
const MATS = [...playerMats.keys()];

/** The state of a scene: these pieces and nothing else on the board, everything else as after the set-up. */
export function lay(scene: Scene): State {
  const { seats, active = 0 } = scene;
  const { cards = 'base', factoryCard3 = 'popularity' } = scene;
  const objectiveDeck = objectivesIn({ cards });
  const owned = seats.flatMap(({ factory }) => factory ?? []);
  const g: State = {
    expansion: seats.some(({ faction }) => factions.get(faction)!.expansion !== 'base') ? 'invaders' : 'base',
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

/** A script at work: seats answer its questions, and its state and events can be looked at. */
export interface Play {
  readonly g: State;
  asked(): { seat: SeatId; key: string; actions: string[]; secret: boolean } | undefined;
  /** Answers the open question; fails when it is refused. */
  does(action: string, args?: Record<string, Json>): Play;
  /** The key of the refusal; fails when the answer is legal. */
  isRefused(action: string, args?: Record<string, Json>): string;
  /** All legal answers to one action of the open question. */
  may(action: string): Record<string, Json>[];
  /** What was told so far, by type: the public part. */
  heard(type: string): Record<string, Json>[];
  events: Event[];
}

/** Runs one script of a chapter on a scene, with the actions it may ask for. */
export function play(
  scene: Scene | State,
  actions: readonly AnyAction<State>[],
  script: (t: Table<State>) => Script<unknown>,
): Play {
  const g = 'players' in scene ? scene : lay(scene);
  const events: Event[] = [];
  const rng = makeRng({ seed: 'board', drawn: {} });
  const t = makeTable<State>({
    where: '1',
    g,
    rng,
    tell: (event) => void events.push(event),
    reveal: () => undefined,
  });
  const running = script(t);
  let turn = running.next();
  const open = (): Decision => {
    if (turn.done) throw new Error('nobody is asked any more');
    return turn.value[0]!;
  };
  const action = (name: string) => {
    const found = actions.find((one) => one.name === name);
    if (!found || !open().actions.includes(name)) throw new Error(`asked for ${open().actions}, not for ${name}`);
    return found;
  };
  const here = () => ({ g, seat: open().seat, about: open().about });
  const self: Play = {
    g,
    events,
    asked() {
      if (turn.done) return undefined;
      const { seat, key, actions: names, secret } = open();
      return { seat, key, actions: names, secret };
    },
    does(name, args = {}) {
      const read = readArgs(action(name), here(), args);
      if ('refused' in read) throw new Error(`${name} is refused: ${JSON.stringify(read.refused)}`);
      const answer: Answer = { decision: open().id, seat: open().seat, action: name, args: read.args };
      turn = running.next(JSON.parse(JSON.stringify(answer)));
      State.parse(g);
      return self;
    },
    isRefused(name, args = {}) {
      const read = readArgs(action(name), here(), args);
      if (!('refused' in read)) throw new Error(`${name} is not refused`);
      return read.refused.key;
    },
    may: (name) => [...enumerate(action(name), here())],
    heard: (type) => events.filter((event) => event.type === type).map(({ shown }) => shown),
  };
  State.parse(g);
  return self;
}

/** The key of the refusal of an answer that is whole, or undefined if it is legal; the question is that of `about`. */
export function refusal(
  g: State,
  seat: SeatId,
  action: AnyAction<State>,
  args: Record<string, Json>,
  about: Json = null,
): string | undefined {
  const read = readArgs(action, { g, seat, about }, args);
  return 'refused' in read ? read.refused.key : undefined;
}
/** All legal answers to an action in a state. */
export const legal = (g: State, seat: SeatId, action: AnyAction<State>, about: Json = null): Record<string, Json>[] => [
  ...enumerate(action, { g, seat, about }),
];
