import { z } from 'zod';
import { DIFFICULTIES } from './party/scenario-level.ts';
import { Party } from './party/state.ts';
import { Condition as AnyCondition, Element, RANKS } from './schema/base.ts';

/** A hex by its axial coordinates, `q,r`: in the state, in options and on the picture. */
export const At = z.string().regex(/^-?\d+,-?\d+$/);
export type At = z.infer<typeof At>;

/** GH-14.1 */
const Elements = z.record(Element, z.enum(['inert', 'waning', 'strong']));

/** GH-11: conditions that lie on a figure. Bless and curse are cards in a deck (GH-11.5). */
export const Condition = AnyCondition.exclude(['bless', 'curse']);
export type Condition = z.infer<typeof Condition>;
export const CONDITIONS = Condition.options;

/** GH-11.2: `turn`, gained in a turn of its own, so that it outlives that turn's end; `before`, gained before its next turn. */
const Held = z.partialRecord(Condition, z.enum(['turn', 'before']));

/** What holds for a figure until the end of the round (GH-9.34, GH-15.4), or as long as the active card lies there that gave it. */
const Bonus = z.object({
  kind: z.enum(['shield', 'retaliate']),
  n: z.int().min(0),
  /** How far retaliation reaches, 1 for what is adjacent (GH-7.31). */
  range: z.int().min(1),
  /** The active card it comes from; null for a bonus of a monster. */
  card: z.int().nullable(),
  /** Experience its owner gains each time it strikes. */
  xp: z.int().min(0),
});
export type Bonus = z.infer<typeof Bonus>;

const body = {
  id: z.string(),
  at: At,
  hp: z.int().min(0),
  max: z.int().min(1),
  conditions: Held,
  bonuses: z.array(Bonus),
  /** GH-9.39: what its card says for its death is `ready` till the end of the round; `now` it does it, with no hit points left. */
  lastAct: z.enum(['ready', 'now']).optional(),
};

const Hero = z.object({ ...body, kind: z.literal('character'), seat: z.int().min(0) });
const Monster = z.object({
  ...body,
  kind: z.literal('monster'),
  type: z.string(),
  rank: z.enum([...RANKS, 'boss']),
  /** The number on its stand (GH-1.7, GH-4.7). */
  standee: z.int().min(1),
  /** GH-12.1: placed by the map, and so leaves a money token. */
  dropsMoney: z.boolean(),
  /** The scenario has it fight for the characters. */
  isAlly: z.literal(true).optional(),
  /** It acts for the party: in the turn for which a card of a character has turned it. */
  isTurned: z.boolean(),
  /** That card, in this round. */
  turnedBy: z.int().optional(),
  /** GH-9.34: it has acted with a card that says something for the rest of the round. */
  ongoing: z.literal(true).optional(),
});
const Summon = z.object({
  ...body,
  kind: z.literal('summon'),
  /** Whose it is, and the card in his active area that keeps it here (GH-16.3); null when an item called it. */
  owner: z.int().min(0),
  card: z.int().nullable(),
  /** What it is, as its card says. */
  creature: z.string(),
});
/** Something of the scenario that has hit points and can be attacked, or defended (GH-13.10). */
const Objective = z.object({
  ...body,
  kind: z.literal('objective'),
  what: z.string(),
  /** Which of several of its kind; 0 where there is one. */
  standee: z.int().min(0),
  isAlly: z.boolean(),
});
const Figure = z.discriminatedUnion('kind', [Hero, Monster, Summon, Objective]);
export type Figure = z.infer<typeof Figure>;
export type Hero = z.infer<typeof Hero>;
export type Monster = z.infer<typeof Monster>;
export type Summon = z.infer<typeof Summon>;
export type Objective = z.infer<typeof Objective>;
export type Rank = Monster['rank'];

/** Attack modifier cards by id, the next one first (GH-1.3). */
const Modifiers = z.object({
  draw: z.array(z.string()),
  discard: z.array(z.string()),
  /** GH-17.1: a card was drawn in this round that calls for a shuffle. */
  shuffles: z.boolean(),
});
export type Modifiers = z.infer<typeof Modifiers>;

/** The ability cards of a deck, the next one first, and the one that holds in this round (GH-4.1). */
const AbilityDeck = z.object({ draw: z.array(z.string()), discard: z.array(z.string()), card: z.string().nullable() });

export const HALVES = ['top', 'bottom'] as const;
export const Half = z.enum(HALVES);
export type Half = z.infer<typeof Half>;

/** A card in the active area (GH-15.4, GH-15.5). */
const Active = z.object({
  card: z.int(),
  half: Half,
  /** The spaces of its charges the marker has left. */
  used: z.int().min(0),
});
export type Active = z.infer<typeof Active>;

/** An item that was taken along (GH-5.8). */
const Carried = z.object({
  id: z.int(),
  state: z.enum(['ready', 'spent', 'consumed']),
  /** Circles that are used. */
  used: z.int().min(0),
});
export type Carried = z.infer<typeof Carried>;

/** What was chosen for this round (GH-3.1). Secret until all have. */
const Chosen = z.discriminatedUnion('what', [
  z.object({ what: z.literal('cards'), lead: z.int(), second: z.int() }),
  z.object({ what: z.literal('rest') }),
]);
export type Chosen = z.infer<typeof Chosen>;

const Character = z.object({
  class: z.string(),
  level: z.int().min(1).max(9),
  /** Cards above level 1 that were taken with levels (GH-18.3). */
  cards: z.array(z.int()),
  hand: z.array(z.int()),
  discard: z.array(z.int()),
  lost: z.array(z.int()),
  active: z.array(Active),
  chosen: Chosen.nullable(),
  /** Of the chosen cards those that have not been acted with yet: neither in hand nor discarded (GH-3.6). */
  played: z.array(z.int()),
  items: z.array(Carried),
  modifiers: Modifiers,
  /** What its deck is made of in this scenario, but for blessings and curses (GH-1.1, GH-1.6, GH-1.9). */
  deck: z.array(z.string()),
  /** GH-18.7: from the temple, for this scenario. */
  blessings: z.int().min(0),
  /** GH-18.5: this is its first scenario. */
  isNew: z.boolean(),
  /** Earned in this scenario. */
  xp: z.int().min(0),
  /** Money tokens looted (GH-12.4), and the numbers of treasures (GH-12.5). */
  money: z.int().min(0),
  treasures: z.array(z.int()),
  exhausted: z.boolean(),
});
export type Character = z.infer<typeof Character>;

/** The turn of a figure in progress. */
const Turn = z.object({
  /** Counts the turns of the scenario. */
  no: z.int().min(1),
  actor: z.string(),
  /** Whose it is; null for a monster. */
  seat: z.int().min(0).nullable(),
  /** The halves that are done, by the card used for each. */
  done: z.partialRecord(Half, z.int()),
  /** Hexes moved and damage done in this turn, for cards that count them. */
  moved: z.int().min(0),
  harm: z.int().min(0),
  /** GH-14.2: become strong at its end. */
  infused: z.array(Element),
});
export type Turn = z.infer<typeof Turn>;

/** Who acts when: a character, all monsters of a type (GH-4.2), or all things of the scenario of a kind. */
const Place = z.discriminatedUnion('who', [
  z.object({
    who: z.literal('character'),
    seat: z.int().min(0),
    initiative: z.int(),
    /** Of a further turn in the round: which one it is, 2 for the second. */
    again: z.int().min(2).optional(),
  }),
  z.object({ who: z.literal('monsters'), type: z.string(), initiative: z.int() }),
  z.object({ who: z.literal('things'), type: z.string(), initiative: z.int() }),
]);
export type Place = z.infer<typeof Place>;

const Overlay = z.object({
  id: z.string(),
  type: z.enum(['obstacle', 'trap', 'hazardous', 'difficult', 'treasure', 'pressure-plate']),
  /** The room in which it lies; 0 for what was made. */
  room: z.int().min(0),
  kind: z.string(),
  hexes: z.array(At),
  /** The number of a treasure; null for a goal of the scenario and for all else. */
  treasure: z.int().nullable(),
  /** What a trap does that somebody has made; null where it is the scenario's (GH-1.5). */
  made: z.object({ damage: z.int(), conditions: z.array(AnyCondition), by: z.string(), xp: z.int() }).nullable(),
});
export type Overlay = z.infer<typeof Overlay>;

/** A scenario in progress: plain JSON. */
export const State = z.object({
  scenario: z.int().min(1),
  /** The scenario level L, and that of monsters and traps (GH-1.4). */
  level: z.int().min(0).max(7),
  monsterLevel: z.int().min(0).max(7),
  difficulty: z.enum(DIFFICULTIES),
  /** One player holds all characters, or all cards are open among the players. */
  solo: z.literal(true).optional(),
  /** The party as it is now, and where: before the scenario, in it, or back with all it has brought (GH-18). */
  party: Party,
  stage: z.enum(['town', 'away', 'home']),
  phase: z.enum(['setup', 'choose', 'reveal', 'turns', 'cleanup', 'over']),
  round: z.int().min(0),
  characters: z.array(Character),
  figures: z.array(Figure),
  /** Rooms whose tiles lie on the table, and doors by what they are now. */
  rooms: z.array(z.int()),
  doors: z.record(z.string(), z.enum(['closed', 'locked', 'open'])),
  overlays: z.array(Overlay),
  money: z.array(z.object({ at: At, n: z.int().min(1) })),
  elements: Elements,
  modifiers: Modifiers,
  abilities: z.record(z.string(), AbilityDeck),
  /** Who acts in this round, in order; who has acted, by figure, with the number of a further turn after a space. */
  order: z.array(Place),
  acted: z.array(z.string()),
  turn: Turn.nullable(),
  /** Turns taken so far. */
  turns: z.int().min(0),
  /** GH-9.36: what monsters of a deck have consumed in this round: `<deck>:<ability>:<consumption>`. */
  consumed: z.array(z.string()),
  /** Money tokens that monsters have taken for good (GH-9.35). */
  taken: z.int().min(0),
  /** Those that abilities brought from the supply. */
  minted: z.int().min(0),
  /** Figures killed, by type of monster: some goals count them. */
  killed: z.record(z.string(), z.int()),
  /** Whether the players are asked where the rules leave something to them. */
  ties: z.enum(['by-the-table', 'by-the-rules']),
  /** GH-2.2: the scenario ends with this round. */
  ends: z.enum(['won', 'lost']).nullable(),
  /** How many figures, overlays and traps have come into play: their ids. */
  made: z.int().min(0),
});
export type State = z.infer<typeof State>;
