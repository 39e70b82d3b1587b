import { z } from 'zod';
import { few, Tally, Word } from '#src/bounds';
import { AUTOMA_LEVELS } from '../printed/automa.ts';
import {
  combatDeck,
  encounters,
  factions,
  factoryCards,
  hexes,
  homes,
  objectives,
  popularityTrack,
  powerTrack,
  starKinds,
  workersInAll,
} from '../printed/content.ts';
import { BottomAction, Box, RecruitBonus, Resource, Structure, TopAction } from '../printed/schema.ts';

const SEATS = factions.size;
const SeatNo = z
  .int()
  .min(0)
  .max(SEATS - 1);
const MECHS = 4;
/** A1: the deck of the Automa. */
const AUTOMA_CARDS = 19;
const UNITS = 1 + MECHS + workersInAll;
const PLACES = hexes.size + homes.size;
const STARS = [...starKinds.values()].reduce((sum, { limit }) => sum + limit, 0);
const CombatCard = z
  .int()
  .min(0)
  .max(Math.max(...combatDeck));
/** A hex of the board, or the home base of a faction (`home-nordic`). */
const Place = Word;

/** A section by its top action; the Factory card is the fifth (SC-9.2). */
export const SectionName = z.enum([...TopAction.options, 'factory']);
export type SectionName = z.infer<typeof SectionName>;

const Goods = z.record(Resource, Tally);
export type Goods = z.infer<typeof Goods>;

export const UnitKind = z.enum(['character', 'mech', 'worker']);
export type UnitKind = z.infer<typeof UnitKind>;
const Unit = z.object({ seat: SeatNo, kind: UnitKind, at: Place });
export type Unit = z.infer<typeof Unit>;

export const StarKind = z.enum([
  'upgrades',
  'mechs',
  'structures',
  'recruits',
  'workers',
  'objective',
  'combat',
  'popularity',
  'power',
  /** The Automa's, from its tracker (A8). */
  'tracker',
]);
export type StarKind = z.infer<typeof StarKind>;

/** What a trap takes (SC-14.3). */
export const Penalty = z.enum(['popularity', 'power', 'coins', 'combatCards']);
export type Penalty = z.infer<typeof Penalty>;
const Token = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), seat: SeatNo }),
  z.object({ kind: z.literal('trap'), seat: SeatNo, penalty: Penalty, armed: z.boolean() }),
]);
export type Token = z.infer<typeof Token>;

/** Gains that come by themselves and may be declined: recruit bonuses, printed coins, structure bonuses (SC-1.6). */
export const DECLINABLE = [...BottomAction.options, 'coins', 'monument', 'armory'] as const;
const Declinable = z.enum(DECLINABLE);
export type Declinable = z.infer<typeof Declinable>;

const Player = z.object({
  faction: Word,
  /** The player mat; null for the Automa, which has none (A1). */
  mat: Word.nullable(),
  power: z.int().min(0).max(powerTrack.max),
  popularity: z.int().min(0).max(popularityTrack.max),
  coins: Tally,
  /** Values of the combat cards in hand, ascending; secret. */
  hand: z.array(CombatCard).max(combatDeck.length),
  /** Objective cards in hand; secret. */
  objectives: z.array(Word).max(objectives.size),
  /** The Factory card owned, for good (SC-9.1). */
  factory: Word.nullable(),
  /** Where the action token stands (SC-3.1). */
  section: SectionName.nullable(),
  /** Technology cubes moved: from a green box to a bottom action's red box. */
  upgrades: z.array(z.object({ from: Box, to: BottomAction })).max(Box.options.length),
  /** Mech abilities uncovered, in the order of deployment. */
  mechs: z.array(Word).max(MECHS),
  structures: z.partialRecord(Structure, Place),
  /** Recruits enlisted: the section they left, the one-time bonus they took. */
  recruits: z.array(z.object({ from: BottomAction, bonus: RecruitBonus })).max(BottomAction.options.length),
  /** Stars in the order of placing, with the turn in which it happened. */
  stars: z.array(z.object({ kind: StarKind, turn: Tally })).max(STARS),
  /** Objectives revealed. */
  revealed: z.array(Word).max(objectives.size),
  /** Flags left (Albion). */
  flags: z.int().min(0).max(PLACES),
  /** Traps left (Togawa). */
  traps: z.array(Penalty).max(Penalty.options.length),
  /** What this seat does not want to gain: its standing choice, which it can change at any time. */
  declines: z.array(Declinable).max(DECLINABLE.length),
});
export type Player = z.infer<typeof Player>;

/** The move of one unit so far. */
const Trip = z.object({
  unit: Word,
  /** Where it began. */
  from: Place,
  /** The workers aboard, and the tokens: each with the place where it was taken up. */
  workers: few(Place, workersInAll),
  tokens: z.array(z.object({ from: Place, kind: Resource, n: Tally.min(1) })).max(PLACES * Resource.options.length),
});
export type Trip = z.infer<typeof Trip>;

/** The Move action in progress, of the mat or of the Factory card. */
const Moves = z.object({
  /** Moves not begun yet. */
  left: z.int().min(0).max(UNITS),
  /** Steps of one move, before Speed. */
  steps: z.int().min(0).max(PLACES),
  /** The unit whose move has begun and may go on, with the steps it has left. */
  current: Trip.extend({ steps: z.int().min(0).max(PLACES) }).nullable(),
  /** Units that have been chosen in this action (SC-6.5). */
  moved: z.array(Word).max(UNITS),
});
export type Moves = z.infer<typeof Moves>;

/** The turn in progress. */
const Turn = z.object({
  seat: SeatNo,
  section: SectionName.nullable(),
  part: z.enum(['choose', 'top', 'combat', 'visit', 'bottom', 'close', 'automa']),
  moves: Moves.nullable(),
  /** Moves that have ended in hexes of enemy fighters and are not fought out yet (SC-7.9, SC-11.5). */
  waiting: z.array(Trip).max(UNITS),
  /** Enemy workers driven off in this turn (objective 6, R-14). */
  drivenOff: Tally,
  /** Crimea has paid with a combat card in this turn (SC-13.3). */
  coerced: z.boolean(),
  /** Togawa has crossed a river by Toka in this turn. */
  toka: z.boolean(),
  /** Where the character's moves of this turn have ended, the last one last: what it may meet there, and where a token may be placed (SC-14.2). */
  reached: z.array(Place).max(PLACES),
});
export type Turn = z.infer<typeof Turn>;

const Combat = z.object({
  hex: Place,
  attacker: SeatNo,
  defender: SeatNo,
  /** Abilities used before this combat (SC-7.2), in order. */
  used: z.array(z.object({ seat: SeatNo, ability: Word })).max(SEATS * MECHS),
});
export type Combat = z.infer<typeof Combat>;

/** Who plays against a single person (A1): nobody sits there, nobody is asked. Faction, counters and pieces are those of a player. */
const Automa = z.object({
  seat: SeatNo,
  level: z.enum(AUTOMA_LEVELS),
  /** Which side of the cards is read (A6). */
  scheme: z.union([z.literal(1), z.literal(2)]),
  /** The box of the tracker it stands on, from 1. */
  box: Tally.min(1),
  /** Numbers of its cards: the face-down deck, the next one last, and the open discards, the newest last. */
  deck: z.array(Tally).max(AUTOMA_CARDS),
  discard: z.array(Tally).max(AUTOMA_CARDS),
  /** The Factory card it has removed, which nobody has seen (A12). */
  factory: Word.nullable(),
});
export type Automa = z.infer<typeof Automa>;

export const State = z.object({
  expansion: z.enum(['base', 'invaders']),
  mats: z.enum(['balanced', 'any', 'chosen']),
  cards: z.enum(['base', 'promo']),
  /** What Factory card 3 gives: the sources differ. */
  factoryCard3: z.enum(['popularity', 'power']),
  /** Rusviet may repeat the Factory card (SC-13.2). */
  relentless: z.enum(['mat', 'factory']),
  /** Disarm also works on the hex of the own Mine. */
  disarm: z.enum(['mine', 'printed']),
  /** Coins may change hands (SC-15.0). */
  deals: z.enum(['coins', 'none']),
  phase: z.enum(['assignment', 'play', 'over']),
  /** Seats clockwise by their home bases (SC-2.5); by number until factions are known. */
  order: z.array(SeatNo).max(SEATS),
  /** By seat. */
  players: z.array(Player).max(SEATS),
  /** Units off the mats, by id: `nordic.character`, `nordic.mech.1`, `nordic.worker.3`. */
  units: few(Unit, SEATS * UNITS),
  /** Tokens by place; places without any are absent. */
  goods: few(Goods, PLACES),
  /** Hexes with an encounter token. */
  encounters: z.array(Place).max(hexes.size),
  /** Flags and traps by hex. */
  tokens: few(Token, PLACES),
  combatDeck: z.array(CombatCard).max(combatDeck.length),
  /** Face up. */
  combatDiscard: z.array(CombatCard).max(combatDeck.length),
  objectiveDeck: z.array(Word).max(objectives.size),
  encounterDeck: z.array(Word).max(encounters.size),
  /** Factory cards on offer; only the visitor sees them (SC-9.1). */
  offer: z.array(Word).max(factoryCards.size),
  tile: Word,
  /** Mats that seats have chosen before the deal (option `chosen`), by seat. */
  picks: z.array(z.object({ faction: Word, mat: Word })).max(SEATS),
  /** The opponent of a single person; null with two and more seats. */
  automa: Automa.nullable(),
  /** Whose turn it is, or comes next when none is in progress. */
  active: SeatNo,
  /** Turns begun so far, of all seats together. */
  turns: Tally,
  turn: Turn.nullable(),
  combat: Combat.nullable(),
  /** The encounter being resolved, read openly (SC-8.1). */
  encounter: z.object({ seat: SeatNo, card: Word, hex: Place, taken: z.array(Word).max(encounters.size) }).nullable(),
  /** Who looks at the Factory offer now. */
  visitor: SeatNo.nullable(),
});
export type State = z.infer<typeof State>;
