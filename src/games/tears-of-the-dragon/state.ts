import { z } from 'zod';
import type { SeatId } from '#core/types';
import { Battle } from './battle/state.ts';

const Seat = z.int().min(0).max(1);
/** Where a counter is when it is not simply on the map. */
const Fate = z.enum(['map', 'pool', 'killed', 'wounded', 'away', 'captured', 'lair', 'eaten']);
export type Fate = z.infer<typeof Fate>;

const Counter = z.object({
  fate: Fate,
  /** Land or sea area; '' when not on the map. A captured piece is with the enemy, off the map. */
  at: z.string(),
  /** The ship it sails on; null on land. */
  ship: z.string().nullable(),
  reduced: z.boolean(),
  /** The leader (or enthralling wizard) who commands it, in whose hidden box it lies. */
  box: z.string().nullable(),
  /** Activated this turn (TD-4.6). */
  spent: z.boolean(),
  /** Activated by itself this turn: it joins no stack before the next (TD-7.5). */
  alone: z.boolean(),
  /** May not move or attack any more this turn: it replenished, recruited, healed or was put back on the map. */
  fixed: z.boolean(),
  /** Trapped in a ruin (TD-17.6). */
  trapped: z.boolean(),
  /** The turn in which its fate came, for those who come back on a later turn. */
  since: z.int(),
  /** Movement gained or lost by spells this turn. */
  haste: z.int(),
  /** Under Obfuscate until the owner's next action phase. */
  obfuscated: z.boolean(),
  /** Seen by the enemy although it lies in a box, until the owner's next action phase (Obfuscate backfired). */
  exposed: z.boolean(),
});
export type Counter = z.infer<typeof Counter>;

/** A counter and the area it is to stand in. */
const Spot = z.object({ id: z.string(), at: z.string() });
export type Spot = z.infer<typeof Spot>;

const Wizardry = z.object({
  known: z.array(z.string()),
  /** Change of the printed spell modifier by memory losses. */
  modifier: z.int(),
  /** Failed a check this turn: no more spells (TD-15.2). */
  blocked: z.boolean(),
  /** Burnt out until he passes a check (TD-16.2). */
  burntOut: z.boolean(),
  /** Failed tries to win Terramax (TD-23.1). */
  refusals: z.int(),
  searched: z.boolean(),
});
export type Wizardry = z.infer<typeof Wizardry>;

/** What a piece has done in the activation that takes it along. */
const Member = z.object({
  used: z.int(),
  party: z.int(),
  done: z.boolean(),
  /** It has moved, fought, searched or raised somebody; casting is told apart. */
  acted: z.boolean(),
  /** It has tried a spell. */
  cast: z.boolean(),
  attacked: z.boolean(),
});
export type Member = z.infer<typeof Member>;
export const newMember = (party: number): Member => ({
  used: 0,
  party,
  done: false,
  acted: false,
  cast: false,
  attacked: false,
});

const Activation = z.object({
  seat: Seat,
  head: z.string(),
  /** Pieces that may act in this activation, with the points they have used and the party they move with. */
  members: z.record(z.string(), Member),
  /** Counts parties: pieces that part company never meet again in this activation (TD-7.4). */
  parties: z.int(),
  /** Nobody has moved or acted yet: boxes may still be arranged and spells cast (TD-6.6). */
  fresh: z.boolean(),
  /** Knowledge was found, or the trapped were: no spell search in the same activation (TD-17.4, TD-17.6). */
  searched: z.boolean(),
  /** Ports that have sent out their ship (TD-8.2). */
  launched: z.array(z.string()),
  /** Ways that spells have opened, by piece. */
  ways: z.record(z.string(), z.enum(['fly', 'water-walk', 'bridge', 'no-sea'])),
});
export type Activation = z.infer<typeof Activation>;

/** How things stood when a turn was over: pairs are by seat. */
const Moment = z.object({
  turn: z.int(),
  knowledge: z.tuple([z.int(), z.int()]),
  castles: z.tuple([z.int(), z.int()]),
  losses: z.tuple([z.int(), z.int()]),
});
export type Moment = z.infer<typeof Moment>;

/** How boxes, by piece, and castles of a seat were when it began to put them in order. */
const Unseen = z.object({
  boxes: z.record(z.string(), z.string().nullable()),
  inside: z.record(z.string(), z.boolean()),
});
export type Unseen = z.infer<typeof Unseen>;

/** Placing counters before the first turn: freely (TD-25), or one by one in turn (TD-26.2). */
const Placement = z.object({
  /** Whose counter is next when they are placed in turn; null when both place at the same time. */
  turn: Seat.nullable(),
  /** What each seat means to place where, in this order; known to nobody else. */
  plans: z.tuple([z.array(Spot), z.array(Spot)]),
  /** Seats whose counters are placed by their plan, without asking, as long as it can be followed. */
  following: z.tuple([z.boolean(), z.boolean()]),
});
export type Placement = z.infer<typeof Placement>;

export const State = z.object({
  scenario: z.enum(['standard', 'free-setup', 'war-of-the-dragon']),
  /** The variant Tears of the Penguin (TD-27) is played. */
  penguins: z.boolean(),
  turn: z.int(),
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
  lost: z.tuple([z.int(), z.int()]),
  first: Seat.nullable(),
  active: Seat.nullable(),
  /** Activations left: the active seat's own, or those a roll gave to the enemy (TD-4.4). */
  allowance: z.object({ seat: Seat, units: z.int(), wizard: z.boolean(), byEnemyRoll: z.boolean() }).nullable(),
  /** The enemy has been activated by the Command Table: the active seat must roll again (TD-4.4). */
  mustRoll: z.boolean(),
  counters: z.record(z.string(), Counter),
  wizardry: z.record(z.string(), Wizardry),
  /** Who controls each castle. */
  castles: z.record(z.string(), Seat),
  /** Castles whose controller's pieces stand inside; all of them or none (TD-7.8). */
  inside: z.record(z.string(), z.boolean()),
  /** What others go on seeing of each seat that puts its boxes and castles in order, until it has finished. */
  unseen: z.tuple([Unseen.nullable(), Unseen.nullable()]),
  /** Ruins whose piece each seat holds; belongs to the side (TD-18.1). */
  knowledge: z.tuple([z.array(z.string()), z.array(z.string())]),
  ambassador: z.string().nullable(),
  terramax: z.object({ wizard: z.string().nullable(), berserk: z.boolean() }),
  /** What each prisoner can tell, and whether he was questioned this turn. */
  prisoners: z.record(z.string(), z.object({ knows: z.array(z.string()), questioned: z.boolean() })),
  /** Exchanges proposed this turn, in order; the last one of each seat stands until the end of the turn (TD-20.1). */
  offers: z.array(z.object({ by: Seat, give: z.array(z.string()), get: z.array(z.string()) })),
  /** Units raised and restored this turn by area. */
  recruited: z.record(z.string(), z.int()),
  cadminRaised: z.boolean(),
  replenished: z.record(z.string(), z.int()),
  /** Ships by id: where each came from last, which a defender may not retreat to. */
  ships: z.record(z.string(), z.object({ seat: Seat, from: z.string().nullable() })),
  shipsBuilt: z.int(),
  /** Wizards who lead like leaders, until the end of the turn or of the battle (TD-28.8). */
  enthralled: z.record(z.string(), z.enum(['turn', 'battle'])),
  activation: Activation.nullable(),
  battle: Battle.nullable(),
  placement: Placement.nullable(),
  /** Spells with which wizards begin besides those printed; secret until both have chosen (TD-26.4). */
  lessons: z.record(z.string(), z.array(z.string())),
  /** Units removed, people killed, eaten or captured so far, by seat. */
  losses: z.tuple([z.int(), z.int()]),
  /** The end of each turn that is over. */
  chronicle: z.array(Moment),
  winner: Seat.nullable(),
});
export type State = z.infer<typeof State>;

export const other = (seat: SeatId): SeatId => 1 - seat;
