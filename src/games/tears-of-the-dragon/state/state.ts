import { z } from 'zod';
import type { SeatId } from '#core/types';
import { few, Tally, Word } from '#src/bounds';
import { AREAS, COUNTERS, OFFERS, PEOPLE, RUINS, SHIPS, SPELLS, TURNS } from '../printed/sizes.ts';
import { Battle } from './battle.ts';

const Seat = z.int().min(0).max(1);
/** Where a counter is when it is not simply on the map. */
const Fate = z.enum(['map', 'pool', 'killed', 'wounded', 'away', 'captured', 'lair', 'eaten']);
export type Fate = z.infer<typeof Fate>;

const Counter = z.object({
  fate: Fate,
  /** Land or sea area; '' when not on the map. A captured piece is with the enemy, off the map. */
  at: Word,
  /** The ship it sails on; null on land. */
  ship: Word.nullable(),
  reduced: z.boolean(),
  /** The leader (or enthralling wizard) who commands it, in whose hidden box it lies. */
  box: Word.nullable(),
  /** Activated this turn (TD-4.6). */
  spent: z.boolean(),
  /** Activated by itself this turn: it joins no stack before the next (TD-7.5). */
  alone: z.boolean(),
  /** May not move or attack any more this turn: it replenished, recruited, healed or was put back on the map. */
  fixed: z.boolean(),
  /** Has changed its place this turn: it did not begin the turn where it stands (TD-28.12). */
  moved: z.boolean(),
  /** Trapped in a ruin (TD-17.6). */
  trapped: z.boolean(),
  /** The turn in which its fate came, for those who come back on a later turn. */
  since: Tally,
  /** Movement gained or lost by spells this turn. */
  haste: z.int().min(-99).max(99),
  /** Under Obfuscate until the owner's next action phase. */
  obfuscated: z.boolean(),
  /** Seen by the enemy although it lies in a box, until the owner's next action phase (Obfuscate backfired). */
  exposed: z.boolean(),
});
export type Counter = z.infer<typeof Counter>;

/** A counter and the area it is to stand in. */
const Spot = z.object({ id: Word, at: Word });
export type Spot = z.infer<typeof Spot>;

const Wizardry = z.object({
  known: z.array(Word).max(SPELLS),
  /** Change of the printed spell modifier by memory losses. */
  modifier: z.int().min(-99).max(99),
  /** Failed a check this turn: no more spells (TD-15.2). */
  blocked: z.boolean(),
  /** Burnt out until he passes a check (TD-16.2). */
  burntOut: z.boolean(),
  /** Failed tries to win Terramax (TD-23.1). */
  refusals: Tally,
  searched: z.boolean(),
});
export type Wizardry = z.infer<typeof Wizardry>;

/** What a piece has done in the activation that takes it along. */
const Member = z.object({
  used: Tally,
  party: Tally,
  done: z.boolean(),
  /** It has moved, fought, searched or raised somebody; casting is told apart. */
  acted: z.boolean(),
  /** It has tried a spell. */
  cast: z.boolean(),
  attacked: z.boolean(),
  /** It has freed or captured the trapped: it explores no ruin any more this turn (TD-17.6). */
  busy: z.boolean(),
});
export type Member = z.infer<typeof Member>;
export const newMember = (party: number): Member => ({
  used: 0,
  party,
  done: false,
  acted: false,
  cast: false,
  attacked: false,
  busy: false,
});

const Activation = z.object({
  seat: Seat,
  head: Word,
  /** Pieces that may act in this activation, with the points they have used and the party they move with. */
  members: few(Member, COUNTERS),
  /** Counts parties: pieces that part company never meet again in this activation (TD-7.4). */
  parties: Tally,
  /** Nobody has moved or acted yet: boxes may still be arranged and spells cast (TD-6.6). */
  fresh: z.boolean(),
  /** Knowledge was found: no spell search in the same activation (TD-17.4). */
  searched: z.boolean(),
  /** Ports that have sent out their ship (TD-8.2). */
  launched: z.array(Word).max(AREAS),
  /** Wizards who stay because their leader has recruited: they neither move nor attack, and may cast (TD-21.3). */
  resting: z.array(Word).max(PEOPLE),
  /** Ways that spells have opened, by piece. */
  ways: few(z.enum(['fly', 'teleport', 'water-walk', 'bridge', 'no-sea']), COUNTERS),
});
export type Activation = z.infer<typeof Activation>;

/** How things stood when a turn was over: pairs are by seat. */
const Moment = z.object({
  turn: Tally,
  knowledge: z.tuple([Tally, Tally]),
  castles: z.tuple([Tally, Tally]),
  losses: z.tuple([Tally, Tally]),
});
export type Moment = z.infer<typeof Moment>;

/** How boxes, by piece, and castles of a seat were when it began to put them in order. */
const Unseen = z.object({
  boxes: few(Word.nullable(), COUNTERS),
  inside: few(z.boolean(), AREAS),
});
export type Unseen = z.infer<typeof Unseen>;

/** Placing counters before the first turn: freely (TD-25), or one by one in turn (TD-26.2). */
const Placement = z.object({
  /** Whose counter is next when they are placed in turn; null when both place at the same time. */
  turn: Seat.nullable(),
  /** What each seat means to place where, in this order; known to nobody else. */
  plans: z.tuple([z.array(Spot).max(COUNTERS), z.array(Spot).max(COUNTERS)]),
  /** Seats whose counters are placed by their plan, without asking, as long as it can be followed. */
  following: z.tuple([z.boolean(), z.boolean()]),
});
export type Placement = z.infer<typeof Placement>;

export const State = z.object({
  scenario: z.enum(['standard', 'free-setup', 'war-of-the-dragon']),
  /** The variant Tears of the Penguin (TD-27) is played. */
  penguins: z.boolean(),
  /** In The War of the Dragon units have strengths that make it even, not those of their counters. */
  evened: z.boolean(),
  turn: Tally,
  phase: z.enum([
    'placement',
    'extra-spells',
    'ambassador',
    'muster',
    'initiative',
    'command',
    'start',
    'actions',
    'close',
    'exchange',
    'over',
  ]),
  /** Initiatives lost in a row (TD-3.3). */
  lost: z.tuple([Tally, Tally]),
  first: Seat.nullable(),
  active: Seat.nullable(),
  /** Activations left: the active seat's own, or those a roll gave to the enemy (TD-4.4). */
  allowance: z.object({ seat: Seat, units: Tally, wizard: z.boolean(), byEnemyRoll: z.boolean() }).nullable(),
  /** The enemy has been activated by the Command Table: the active seat must roll again (TD-4.4). */
  mustRoll: z.boolean(),
  counters: few(Counter, COUNTERS),
  wizardry: few(Wizardry, PEOPLE),
  /** Who controls each castle. */
  castles: few(Seat, AREAS),
  /** Castles whose controller's pieces stand inside; all of them or none (TD-7.8). */
  inside: few(z.boolean(), AREAS),
  /** What others go on seeing of each seat that puts its boxes and castles in order, until it has finished. */
  unseen: z.tuple([Unseen.nullable(), Unseen.nullable()]),
  /** Ruins whose piece each seat holds; belongs to the side (TD-18.1). */
  knowledge: z.tuple([z.array(Word).max(RUINS), z.array(Word).max(RUINS)]),
  ambassador: Word.nullable(),
  terramax: z.object({ wizard: Word.nullable(), berserk: z.boolean() }),
  /** What each prisoner can tell, and whether he was questioned this turn. */
  prisoners: few(z.object({ knows: z.array(Word).max(RUINS), questioned: z.boolean() }), PEOPLE),
  /** Exchanges proposed this turn, in order; the last one of each seat stands until the end of the turn (TD-20.1). */
  offers: z.array(z.object({ by: Seat, give: z.array(Word).max(PEOPLE), get: z.array(Word).max(PEOPLE) })).max(OFFERS),
  /** Units raised and restored this turn by area. */
  recruited: few(Tally, AREAS),
  cadminRaised: z.boolean(),
  replenished: few(Tally, AREAS),
  /** Ships by id: where each came from last, which a defender may not retreat to, and in which turn it sailed last (TD-8.1). */
  ships: few(z.object({ seat: Seat, from: Word.nullable(), sailed: Tally.optional() }), SHIPS),
  shipsBuilt: Tally,
  /** Wizards who lead like leaders, until the end of the turn or of the battle (TD-28.8). */
  enthralled: few(z.enum(['turn', 'battle']), PEOPLE),
  activation: Activation.nullable(),
  battle: Battle.nullable(),
  placement: Placement.nullable(),
  /** Spells with which wizards begin besides those printed; secret until both have chosen (TD-26.4). */
  lessons: few(z.array(Word).max(SPELLS), PEOPLE),
  /** Units removed, people killed, eaten or captured so far, by seat. */
  losses: z.tuple([Tally, Tally]),
  /** The end of each turn that is over. */
  chronicle: z.array(Moment).max(TURNS),
  winner: Seat.nullable(),
});
export type State = z.infer<typeof State>;

export const other = (seat: SeatId): SeatId => 1 - seat;
