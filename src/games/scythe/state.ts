import { z } from 'zod';
import { BottomAction, Box, RecruitBonus, Resource, Structure, TopAction } from './schema.ts';

const SeatNo = z.int().min(0).max(6);
/** A hex of the board, or the home base of a faction (`home-nordic`). */
const Place = z.string();

/** A section by its top action; the Factory card is the fifth (SC-9.2). */
export const SectionName = z.enum([...TopAction.options, 'factory']);
export type SectionName = z.infer<typeof SectionName>;

const Goods = z.record(Resource, z.int().min(0));
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
  faction: z.string(),
  /** The player mat; null for the Automa, which has none (A1). */
  mat: z.string().nullable(),
  power: z.int().min(0),
  popularity: z.int().min(0),
  coins: z.int().min(0),
  /** Values of the combat cards in hand, ascending; secret. */
  hand: z.array(z.int()),
  /** Objective cards in hand; secret. */
  objectives: z.array(z.string()),
  /** The Factory card owned, for good (SC-9.1). */
  factory: z.string().nullable(),
  /** Where the action token stands (SC-3.1). */
  section: SectionName.nullable(),
  /** Technology cubes moved: from a green box to a bottom action's red box. */
  upgrades: z.array(z.object({ from: Box, to: BottomAction })),
  /** Mech abilities uncovered, in the order of deployment. */
  mechs: z.array(z.string()),
  structures: z.partialRecord(Structure, Place),
  /** Recruits enlisted: the section they left, the one-time bonus they took. */
  recruits: z.array(z.object({ from: BottomAction, bonus: RecruitBonus })),
  /** Stars in the order of placing, with the turn in which it happened. */
  stars: z.array(z.object({ kind: StarKind, turn: z.int() })),
  /** Objectives revealed. */
  revealed: z.array(z.string()),
  /** Flags left (Albion). */
  flags: z.int(),
  /** Traps left (Togawa). */
  traps: z.array(Penalty),
  /** What this seat does not want to gain: its standing choice, which it can change at any time. */
  declines: z.array(Declinable),
});
export type Player = z.infer<typeof Player>;

/** The move of one unit so far. */
const Trip = z.object({
  unit: z.string(),
  /** Where it began. */
  from: Place,
  /** The workers aboard, and the tokens: each with the place where it was taken up. */
  workers: z.record(z.string(), Place),
  tokens: z.array(z.object({ from: Place, kind: Resource, n: z.int().min(1) })),
});
export type Trip = z.infer<typeof Trip>;

/** The Move action in progress, of the mat or of the Factory card. */
const Moves = z.object({
  /** Moves not begun yet. */
  left: z.int(),
  /** Steps of one move, before Speed. */
  steps: z.int(),
  /** The unit whose move has begun and may go on, with the steps it has left. */
  current: Trip.extend({ steps: z.int() }).nullable(),
  /** Units that have been chosen in this action (SC-6.5). */
  moved: z.array(z.string()),
});
export type Moves = z.infer<typeof Moves>;

/** The turn in progress. */
const Turn = z.object({
  seat: SeatNo,
  section: SectionName.nullable(),
  part: z.enum(['choose', 'top', 'combat', 'visit', 'bottom', 'close', 'automa']),
  moves: Moves.nullable(),
  /** Moves that have ended in hexes of enemy fighters and are not fought out yet (SC-7.9, SC-11.5). */
  waiting: z.array(Trip),
  /** Enemy workers driven off in this turn (objective 6, R-14). */
  drivenOff: z.int(),
  /** Crimea has paid with a combat card in this turn (SC-13.3). */
  coerced: z.boolean(),
  /** Togawa has crossed a river by Toka in this turn. */
  toka: z.boolean(),
  /** Where the character's moves of this turn have ended, the last one last: what it may meet there, and where a token may be placed (SC-14.2). */
  reached: z.array(Place),
});
export type Turn = z.infer<typeof Turn>;

const Combat = z.object({
  hex: Place,
  attacker: SeatNo,
  defender: SeatNo,
  /** Abilities used before this combat (SC-7.2), in order. */
  used: z.array(z.object({ seat: SeatNo, ability: z.string() })),
});
export type Combat = z.infer<typeof Combat>;

export const AUTOMA_LEVELS = ['automa', 'autometta', 'automaszyna', 'ultimaszyna'] as const;
/** Who plays against a single person (A1): nobody sits there, nobody is asked. Faction, counters and pieces are those of a player. */
const Automa = z.object({
  seat: SeatNo,
  level: z.enum(AUTOMA_LEVELS),
  /** Which side of the cards is read (A6). */
  scheme: z.union([z.literal(1), z.literal(2)]),
  /** The box of the tracker it stands on, from 1. */
  box: z.int().min(1),
  /** Numbers of its cards: the face-down deck, the next one last, and the open discards, the newest last. */
  deck: z.array(z.int()),
  discard: z.array(z.int()),
  /** The Factory card it has removed, which nobody has seen (A12). */
  factory: z.string().nullable(),
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
  order: z.array(SeatNo),
  /** By seat. */
  players: z.array(Player),
  /** Units off the mats, by id: `nordic.character`, `nordic.mech.1`, `nordic.worker.3`. */
  units: z.record(z.string(), Unit),
  /** Tokens by place; places without any are absent. */
  goods: z.record(Place, Goods),
  /** Hexes with an encounter token. */
  encounters: z.array(Place),
  /** Flags and traps by hex. */
  tokens: z.record(Place, Token),
  combatDeck: z.array(z.int()),
  /** Face up. */
  combatDiscard: z.array(z.int()),
  objectiveDeck: z.array(z.string()),
  encounterDeck: z.array(z.string()),
  /** Factory cards on offer; only the visitor sees them (SC-9.1). */
  offer: z.array(z.string()),
  tile: z.string(),
  /** Mats that seats have chosen before the deal (option `chosen`), by seat. */
  picks: z.array(z.object({ faction: z.string(), mat: z.string() })),
  /** The opponent of a single person; null with two and more seats. */
  automa: Automa.nullable(),
  /** Whose turn it is, or comes next when none is in progress. */
  active: SeatNo,
  /** Turns begun so far, of all seats together. */
  turns: z.int(),
  turn: Turn.nullable(),
  combat: Combat.nullable(),
  /** The encounter being resolved, read openly (SC-8.1). */
  encounter: z.object({ seat: SeatNo, card: z.string(), hex: Place, taken: z.array(z.string()) }).nullable(),
  /** Who looks at the Factory offer now. */
  visitor: SeatNo.nullable(),
});
export type State = z.infer<typeof State>;
