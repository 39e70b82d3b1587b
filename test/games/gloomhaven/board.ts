import type { Json, Message } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { classOfCard } from '#games/gloomhaven/printed/content/cards';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { Element } from '#games/gloomhaven/printed/schema/terms/base';
import { text } from '#games/gloomhaven/printed/text';
import { handSize, mostHp, pool } from '#games/gloomhaven/rules/reveal/setup';
import type { View } from '#games/gloomhaven/seen/view.types';
import { heroId } from '#games/gloomhaven/state/names';
import type {
  Carried,
  Character,
  Figure,
  Modifiers,
  Monster,
  Overlay,
  Rank,
  State,
} from '#games/gloomhaven/state/state';
import { deckOf, statsOf } from '#games/gloomhaven/state/values/stats';
import { sit, type TestTable } from '../../kit/table.ts';

/** Lays out a moment of a scenario, the first if nothing else is said: who stands where, which cards are played, what falls from the decks. */

export interface Standing {
  class: string;
  at: string;
  /** The leading card and the second one; two of the class if absent. */
  plays?: readonly [number, number];
  rests?: boolean;
  hp?: number;
  conditions?: Figure['conditions'];
  /** Cards discarded, lost and active from the start; the hand is filled with others. */
  discard?: readonly number[];
  lost?: readonly number[];
  active?: readonly Character['active'][number][];
  /** So many cards in hand; as many as there are otherwise. */
  hand?: number;
  /** Items it has taken along, with what of them is used: `[12, { id: 3, used: 1 }]`. */
  items?: readonly (number | ({ id: number } & Partial<Carried>))[];
  also?: (one: Character) => void;
}
export interface Facing {
  type?: string;
  at: string;
  rank?: Rank;
  standee?: number;
  hp?: number;
  max?: number;
  conditions?: Figure['conditions'];
  dropsMoney?: boolean;
  isAlly?: true;
}
export interface Scene {
  /** 1 if absent. */
  scenario?: number;
  heroes: readonly Standing[];
  monsters?: readonly Facing[];
  /** The ability card of each deck in this round. */
  cards?: Record<string, string>;
  /** Modifier cards that fall next, by owner; then +0. */
  falls?: Record<string, readonly string[]>;
  rooms?: readonly number[];
  overlays?: readonly Partial<Overlay>[];
  elements?: Partial<Record<Element, 'strong' | 'waning'>>;
  phase?: 'choose' | 'turns';
  ties?: State['ties'];
  /** The level of the scenario: trap damage and monsters. */
  level?: number;
  also?: (g: State) => void;
}
export type GloomhavenTable = TestTable<State, View>;

export const guard = (at: string, more: Partial<Facing> = {}): Facing => ({ at, ...more });

/** A table in the first round, at the first turn of those who stand there (or at the choice of cards). */
export function table(scene: Scene): GloomhavenTable {
  return sit(
    {
      ...gloomhaven,
      roles: () => scene.heroes.map(({ class: id }) => ({ id, n: [1, 1] as const })),
      seats: { min: 1, max: 4 },
    },
    {
      seats: scene.heroes.length,
      seed: 'scene',
      options: { scenario: String(scene.scenario ?? 1), ties: scene.ties ?? 'by-the-table' },
      arrange: (g) => lay(g, scene),
    },
  );
}

function lay(g: State, scene: Scene): void {
  g.level = scene.level ?? 1;
  g.monsterLevel = g.level;
  g.phase = scene.phase ?? 'turns';
  g.round = g.phase === 'turns' ? 1 : 0;
  g.rooms = [...(scene.rooms ?? [1])];
  const told = scenario(g.scenario);
  for (const { id, rooms } of told.doors)
    if (rooms.some((room) => g.rooms.includes(room)))
      g.doors[id] = rooms.every((room) => g.rooms.includes(room)) ? 'open' : 'closed';
  Object.assign(g.elements, scene.elements);
  fill(g.modifiers, scene.falls?.monsters);
  for (const [seat, standing] of scene.heroes.entries()) sitDown(g, seat, standing, scene);
  for (const [i, facing] of (scene.monsters ?? []).entries()) stand(g, facing, i + 1);
  for (const overlay of scene.overlays ?? [])
    g.overlays.push({
      id: `overlay:${++g.made}`,
      type: 'trap',
      kind: 'spike',
      room: 1,
      hexes: [],
      treasure: null,
      made: null,
      ...overlay,
    });
  if (g.phase === 'turns') inTurns(g, scene);
  scene.also?.(g);
}

/** +0 but for what is to fall; the deck keeps what it is made of. */
function fill(deck: Modifiers, falls: readonly string[] = []): void {
  const rest = [...deck.draw];
  const first = falls.map((id) => {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
    return id;
  });
  const zero = rest.filter((id) => id === 'plus0');
  deck.draw = [...first, ...zero, ...rest.filter((id) => id !== 'plus0')];
}

function sitDown(g: State, seat: number, standing: Standing, { falls, phase }: Scene): void {
  const one = g.characters[seat]!;
  const taken = [
    ...(standing.plays ?? []),
    ...(standing.discard ?? []),
    ...(standing.lost ?? []),
    ...(standing.active ?? []).map(({ card }) => card),
  ];
  for (const no of taken)
    if (classOfCard.get(no) !== one.class) throw new Error(`${no} is no card of the ${one.class}`);
  const free = pool(one).filter((no) => !taken.includes(no));
  const inTurn = phase !== 'choose' && !standing.rests;
  const plays = standing.plays ?? (inTurn ? (free.splice(0, 2) as [number, number]) : undefined);
  const whole =
    handSize(one) - (standing.discard?.length ?? 0) - (standing.lost?.length ?? 0) - (standing.active?.length ?? 0);
  const left = whole - (plays ? 2 : 0);
  one.discard = [...(standing.discard ?? [])];
  one.lost = [...(standing.lost ?? [])];
  one.active = [...(standing.active ?? [])];
  one.hand = free.slice(0, standing.hand ?? left);
  // What is not in hand is lost.
  one.lost.push(...free.slice(one.hand.length, left));
  if (standing.rests) one.chosen = { what: 'rest' };
  else if (plays && inTurn) {
    one.chosen = { what: 'cards', lead: plays[0], second: plays[1] };
    one.played = [...plays];
  } else if (plays) one.hand.push(...plays);
  fill(one.modifiers, falls?.[one.class]);
  for (const item of standing.items ?? []) {
    const given = typeof item === 'number' ? { id: item } : item;
    one.items.push({ state: 'ready', used: given.state && given.state !== 'ready' ? 1 : 0, ...given });
  }
  standing.also?.(one);
  const max = mostHp(one);
  g.figures.push({
    kind: 'character',
    id: heroId(seat),
    seat,
    at: standing.at,
    hp: standing.hp ?? max,
    max,
    conditions: { ...standing.conditions },
    bonuses: [],
  });
}

function stand(g: State, facing: Facing, standee: number): void {
  const { type = 'bandit-guard', rank = 'normal', at, conditions = {}, dropsMoney = true } = facing;
  const { hp } = statsOf(g, type, rank);
  const no = facing.standee ?? standee;
  // A type that the scenario does not have brings its deck.
  g.abilities[deckOf(type)] ??= { draw: deckIds(type), discard: [], card: null };
  const monster: Monster = {
    kind: 'monster',
    id: monsterId(type, no, rank),
    at,
    hp: facing.hp ?? hp,
    max: facing.max ?? Math.max(hp, facing.hp ?? hp),
    conditions: { ...conditions },
    bonuses: [],
    type,
    rank,
    standee: no,
    dropsMoney,
    isTurned: false,
    ...(facing.isAlly && { isAlly: true }),
  };
  g.figures.push(monster);
}

/** The cards of a type’s deck, as they are numbered. */
const deckIds = (type: string): string[] =>
  bestiary()
    .decks.get(deckOf(type))!
    .map(({ id }) => id);

/** What the n-th monster of a scene is called. */
export const monsterId = (type: string, standee: number, rank: Rank = 'normal'): string =>
  `monster:${type}:${rank}:${standee}:0`;
export const G = (standee: number, rank: Rank = 'normal'): string => monsterId('bandit-guard', standee, rank);
export const hero = heroId;

function inTurns(g: State, { cards = {}, heroes }: Scene): void {
  const types = [...new Set(g.figures.flatMap((one) => (one.kind === 'monster' ? [one.type] : [])))];
  for (const type of types) {
    // Types of other scenarios bring their deck along.
    g.abilities[deckOf(type)] ??= {
      draw: bestiary()
        .decks.get(deckOf(type))!
        .map(({ id }) => id),
      discard: [],
      card: null,
    };
    const deck = g.abilities[deckOf(type)]!;
    const wanted = cards[deckOf(type)];
    const card = wanted ?? deck.draw[0]!;
    deck.draw = deck.draw.filter((id) => id !== card);
    deck.card = card;
  }
  // The characters first, in the order of their seats, unless a test says otherwise.
  g.order = [
    ...heroes.map((_, seat) => ({ who: 'character' as const, seat, initiative: 10 + seat })),
    ...types.map((type) => ({ who: 'monsters' as const, type, initiative: 50 })),
  ];
}

/** The figure as it is now. */
export function figureOf({ g }: GloomhavenTable, id: string): Figure {
  const found = g.figures.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
}
export const isThere = ({ g }: GloomhavenTable, id: string): boolean => g.figures.some((one) => one.id === id);

/** The sum of an attack as it is told, in numbers alone: "(2 + 1) × 2". */
export const formulaOf = (sum: Json | undefined): string =>
  text.say(sum as unknown as Message, 'en').replaceAll(/(poison|shield|pierce) (\d)/g, '$2');

/** Matches a sum with these numbers, whatever they are called. */
export const adds = (formula: string) => ({
  asymmetricMatch: (sum: Json) => formulaOf(sum) === formula,
  toString: () => formula,
});
