import { z } from 'zod';
import { few, Tally, Word } from '#src/bounds';
import { DIFFICULTIES } from '../printed/content/scenario-level.ts';
import {
  CARDS,
  ITEMS,
  LASTING,
  MODIFIERS,
  NUMBER,
  ON_MAP,
  POINTS,
  SEATS,
  TREASURES,
  TURNS,
} from '../printed/content/sizes.ts';
import { Condition as AnyCondition, Element, RANKS } from '../printed/schema/terms/base.ts';
import { Party } from './party.ts';

/** A hex by its axial coordinates, `q,r`: in the state, in options and on the picture. */
export const At = Word.regex(/^-?\d{1,2},-?\d{1,2}$/);
/** What the box has printed a number on. */
const No = z.int().min(0).max(NUMBER);
const Points = z.int().min(0).max(POINTS);
const Seat = z
  .int()
  .min(0)
  .max(SEATS - 1);
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
  n: Points,
  /** How far retaliation reaches, 1 for what is adjacent (GH-7.31). */
  range: No.min(1),
  /** The active card it comes from; null for a bonus of a monster. */
  card: No.nullable(),
  /** Experience its owner gains each time it strikes. */
  xp: Points,
});
export type Bonus = z.infer<typeof Bonus>;

const body = {
  id: Word,
  at: At,
  hp: Points,
  max: Points.min(1),
  conditions: Held,
  bonuses: z.array(Bonus).max(LASTING),
  /** GH-9.39: what its card says for its death is `ready` till the end of the round; `now` it does it, with no hit points left. */
  lastAct: z.enum(['ready', 'now']).optional(),
};

const Hero = z.object({ ...body, kind: z.literal('character'), seat: Seat });
const Monster = z.object({
  ...body,
  kind: z.literal('monster'),
  type: Word,
  rank: z.enum([...RANKS, 'boss']),
  /** The number on its stand (GH-1.7, GH-4.7). */
  standee: No.min(1),
  /** GH-12.1: placed by the map, and so leaves a money token. */
  dropsMoney: z.boolean(),
  /** The scenario has it fight for the characters. */
  isAlly: z.literal(true).optional(),
  /** It acts for the party: in the turn for which a card of a character has turned it. */
  isTurned: z.boolean(),
  /** That card, in this round. */
  turnedBy: No.optional(),
  /** GH-9.34: it has acted with a card that says something for the rest of the round. */
  ongoing: z.literal(true).optional(),
});
const Summon = z.object({
  ...body,
  kind: z.literal('summon'),
  /** Whose it is, and the card in his active area that keeps it here (GH-16.3); null when an item called it. */
  owner: Seat,
  card: No.nullable(),
  /** What it is, as its card says. */
  creature: Word,
});
/** Something of the scenario that has hit points and can be attacked, or defended (GH-13.10). */
const Objective = z.object({
  ...body,
  kind: z.literal('objective'),
  what: Word,
  /** Which of several of its kind; 0 where there is one. */
  standee: No,
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
  draw: z.array(Word).max(MODIFIERS),
  discard: z.array(Word).max(MODIFIERS),
  /** GH-17.1: a card was drawn in this round that calls for a shuffle. */
  shuffles: z.boolean(),
});
export type Modifiers = z.infer<typeof Modifiers>;

/** The ability cards of a deck, the next one first, and the one that holds in this round (GH-4.1). */
const AbilityDeck = z.object({
  draw: z.array(Word).max(NUMBER),
  discard: z.array(Word).max(NUMBER),
  card: Word.nullable(),
});

export const HALVES = ['top', 'bottom'] as const;
export const Half = z.enum(HALVES);
export type Half = z.infer<typeof Half>;

/** A card in the active area (GH-15.4, GH-15.5). */
const Active = z.object({
  card: No,
  half: Half,
  /** The spaces of its charges the marker has left. */
  used: No,
});
export type Active = z.infer<typeof Active>;

/** An item that was taken along (GH-5.8). */
const Carried = z.object({
  id: No,
  state: z.enum(['ready', 'spent', 'consumed']),
  /** Circles that are used. */
  used: No,
});
export type Carried = z.infer<typeof Carried>;

/** What was chosen for this round (GH-3.1). Secret until all have. */
const Chosen = z.discriminatedUnion('what', [
  z.object({ what: z.literal('cards'), lead: No, second: No }),
  z.object({ what: z.literal('rest') }),
]);
export type Chosen = z.infer<typeof Chosen>;

const Character = z.object({
  class: Word,
  level: z.int().min(1).max(9),
  /** Cards above level 1 that were taken with levels (GH-18.3). */
  cards: z.array(No).max(CARDS),
  hand: z.array(No).max(CARDS),
  discard: z.array(No).max(CARDS),
  lost: z.array(No).max(CARDS),
  active: z.array(Active).max(CARDS),
  chosen: Chosen.nullable(),
  /** Of the chosen cards those that have not been acted with yet: neither in hand nor discarded (GH-3.6). */
  played: z.array(No).max(CARDS),
  items: z.array(Carried).max(ITEMS),
  modifiers: Modifiers,
  /** What its deck is made of in this scenario, but for blessings and curses (GH-1.1, GH-1.6, GH-1.9). */
  deck: z.array(Word).max(MODIFIERS),
  /** GH-18.7: from the temple, for this scenario. */
  blessings: No,
  /** GH-18.5: this is its first scenario. */
  isNew: z.boolean(),
  /** Earned in this scenario. */
  xp: Points,
  /** Money tokens looted (GH-12.4), and the numbers of treasures (GH-12.5). */
  money: Tally,
  treasures: z.array(No).max(TREASURES),
  exhausted: z.boolean(),
});
export type Character = z.infer<typeof Character>;

/** The turn of a figure in progress. */
const Turn = z.object({
  /** Counts the turns of the scenario. */
  no: Tally.min(1),
  actor: Word,
  /** Whose it is; null for a monster. */
  seat: Seat.nullable(),
  /** The halves that are done, by the card used for each. */
  done: z.partialRecord(Half, No),
  /** Hexes moved and damage done in this turn, for cards that count them. */
  moved: Tally,
  harm: Tally,
  /** GH-14.2: become strong at its end. */
  infused: z.array(Element).max(LASTING),
});
export type Turn = z.infer<typeof Turn>;

/** Who acts when: a character, all monsters of a type (GH-4.2), or all things of the scenario of a kind. */
const Place = z.discriminatedUnion('who', [
  z.object({
    who: z.literal('character'),
    seat: Seat,
    initiative: z.int().min(-99).max(NUMBER),
    /** Of a further turn in the round: which one it is, 2 for the second. */
    again: No.min(2).optional(),
  }),
  z.object({ who: z.literal('monsters'), type: Word, initiative: z.int().min(-99).max(NUMBER) }),
  z.object({ who: z.literal('things'), type: Word, initiative: z.int().min(-99).max(NUMBER) }),
]);
export type Place = z.infer<typeof Place>;

const Overlay = z.object({
  id: Word,
  type: z.enum(['obstacle', 'trap', 'hazardous', 'difficult', 'treasure', 'pressure-plate']),
  /** The room in which it lies; 0 for what was made. */
  room: No,
  kind: Word,
  hexes: z.array(At).max(ON_MAP),
  /** The number of a treasure; null for a goal of the scenario and for all else. */
  treasure: No.nullable(),
  /** What a trap does that somebody has made; null where it is the scenario's (GH-1.5). */
  made: z
    .object({
      damage: Points,
      conditions: z.array(AnyCondition).max(AnyCondition.options.length),
      by: Word,
      xp: Points,
    })
    .nullable(),
});
export type Overlay = z.infer<typeof Overlay>;

/** A scenario in progress: plain JSON. */
export const State = z.object({
  scenario: No.min(1),
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
  round: Tally,
  characters: z.array(Character).max(SEATS),
  figures: z.array(Figure).max(ON_MAP),
  /** Rooms whose tiles lie on the table, and doors by what they are now. */
  rooms: z.array(No).max(LASTING),
  doors: few(z.enum(['closed', 'locked', 'open']), ON_MAP),
  overlays: z.array(Overlay).max(ON_MAP),
  money: z.array(z.object({ at: At, n: Tally.min(1) })).max(ON_MAP),
  elements: Elements,
  modifiers: Modifiers,
  abilities: few(AbilityDeck, LASTING),
  /** Who acts in this round, in order; who has acted, by figure, with the number of a further turn after a space. */
  order: z.array(Place).max(TURNS),
  acted: z.array(Word).max(TURNS),
  turn: Turn.nullable(),
  /** Turns taken so far. */
  turns: Tally,
  /** GH-9.36: what monsters of a deck have consumed in this round: `<deck>:<ability>:<consumption>`. */
  consumed: z.array(Word).max(TURNS),
  /** Money tokens that monsters have taken for good (GH-9.35). */
  taken: Tally,
  /** Those that abilities brought from the supply. */
  minted: Tally,
  /** Figures killed, by type of monster: some goals count them. */
  killed: few(Tally, NUMBER),
  /** Whether the players are asked where the rules leave something to them. */
  ties: z.enum(['by-the-table', 'by-the-rules']),
  /** GH-2.2: the scenario ends with this round. */
  ends: z.enum(['won', 'lost']).nullable(),
  /** How many figures, overlays and traps have come into play: their ids. */
  made: Tally,
});
export type State = z.infer<typeof State>;
