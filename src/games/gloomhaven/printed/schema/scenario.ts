import { z } from 'zod';
import { Ability } from './abilities/ability.ts';
import { Modifier } from './modifier.ts';
import { Amount } from './terms/amount.ts';
import { Condition, CountByCharacters, Element, Hex, Id, Name, Rank } from './terms/base.ts';

/** One scenario: map, figures, goal, and special rules as far as they are of a kind. Hexes are axial. */

const Marker = z.string().regex(/^[a-f]$/);
const Room = z.int().min(1);
/** 1 for the one treasure or objective there is. */
const CountOrAll = z.union([z.int().min(1), z.literal('all')]);

const SimpleGoal = z.discriminatedUnion('type', [
  /** Every enemy is dead and every room revealed. */
  z.strictObject({ type: z.literal('kill-all') }),
  /** So many of these (absent: all of them); with `revealed` no enemy lives in any revealed room either. */
  z.strictObject({
    type: z.literal('kill'),
    monster: Id,
    count: z.int().min(1).optional(),
    revealed: z.literal(true).optional(),
  }),
  /** So many enemies in all, of these types or of any. */
  z.strictObject({ type: z.literal('kill-count'), count: Amount, of: z.array(Id).min(1).optional() }),
  /** This room is revealed, and no enemy lives in any revealed room. */
  z.strictObject({ type: z.literal('reveal-then-clear'), room: Room }),
  z.strictObject({ type: z.literal('loot-goal-treasure'), count: CountOrAll }),
  z.strictObject({ type: z.literal('open-all-doors') }),
  /** Objectives with hit points (GH-13.10). */
  z.strictObject({ type: z.literal('destroy'), objective: Id, count: z.int().min(1) }),
  /** This ally stands beside a marked hex. */
  z.strictObject({ type: z.literal('escort'), objective: Id, marker: Marker }),
  /** A character stands on every plate of this letter at the end of a turn (GH-13.9). */
  z.strictObject({ type: z.literal('occupy-plates'), marker: Marker }),
  z.strictObject({ type: z.literal('survive'), rounds: z.int().min(1) }),
  /** Every character that is not exhausted stands on a starting hex. */
  z.strictObject({ type: z.literal('return-to-start') }),
]);
export const Goal = z.union([
  SimpleGoal,
  z.strictObject({ type: z.literal('all-of'), goals: z.array(SimpleGoal).min(2) }),
]);
export type Goal = z.infer<typeof Goal>;

/** Besides all characters being exhausted (GH-15.2). */
export const Loss = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('objectives-destroyed'), objective: Id }),
  /** At the end of that round. */
  z.strictObject({ type: z.literal('round-limit'), round: z.int().min(1) }),
  /** Any character is exhausted before the goal is reached. */
  z.strictObject({ type: z.literal('anyone-exhausted') }),
]);

/** Negative effects before the first round, on each character (GH-1.9). */
export const SetupEffect = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add-modifier'), card: z.union([Modifier, z.literal('curse')]), count: z.int() }),
  z.strictObject({ op: z.literal('gain-condition'), condition: Condition }),
]);

const spawn = { monster: Id, rank: Rank, at: Marker };
export const Rule = z.discriminatedUnion('op', [
  /** GH-13.8: at the end or the beginning of these rounds, with these numbers of characters, until that door is open. */
  z.strictObject({
    op: z.literal('spawn-each-round'),
    when: z.enum(['round-start', 'round-end']),
    rounds: z.enum(['odd', 'every']),
    characters: z.array(z.union([z.literal(2), z.literal(3), z.literal(4)])).min(1),
    ...spawn,
    untilDoor: Id,
  }),
  /** When this room is revealed. */
  z.strictObject({ op: z.literal('spawn-on-reveal'), room: Room, ...spawn, count: CountByCharacters }),
  /** Goal treasures are not taken at the end of a turn (GH-12.7), only by a loot ability. */
  z.strictObject({ op: z.literal('goal-treasure-by-loot') }),
  /** These types are so many levels higher, 7 at most. */
  z.strictObject({ op: z.literal('monster-level'), monster: Id, add: z.int() }),
  /** For every such objective that stands, revealed or not, these types have more; range only for those who have one. */
  z.strictObject({
    op: z.literal('stronger-per-objective'),
    objective: Id,
    monsters: z.array(Id).min(1),
    hp: z.int(),
    attack: z.int(),
    /** So much for two of them, rounded up. */
    moveForTwo: z.int(),
    rangeForTwo: z.int(),
  }),
  /** At the start of every round. */
  z.strictObject({ op: z.literal('set-elements'), strong: z.array(Element), inert: z.array(Element) }),
  /** At the start of every round from this one on, to every figure. */
  z.strictObject({ op: z.literal('damage-all'), fromRound: z.int().min(1), damage: z.int().min(1) }),
]);
export type Rule = z.infer<typeof Rule>;

/** What opens a locked door; it is a wall to all before (GH-6.8). */
const Opener = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('boss') }),
  /** At the end of a turn at which a character stands on a plate of this letter. */
  z.strictObject({ by: z.literal('plate'), marker: Marker }),
  /** The same, with a character on every plate of these letters, by the number of characters. */
  z.strictObject({
    by: z.literal('plates'),
    markers: z.strictObject({ 2: z.array(Marker), 3: z.array(Marker), 4: z.array(Marker) }),
  }),
  /** It has hit points and is destroyed (GH-13.10). */
  z.strictObject({ by: z.literal('destruction'), hp: Amount }),
  /** At the start of that round. */
  z.strictObject({ by: z.literal('round'), round: z.int().min(1) }),
]);
export const Door = z.strictObject({
  id: Id,
  hex: Hex,
  kind: z.enum(['stone', 'wooden', 'dark-fog', 'light-fog']),
  rooms: z.tuple([Room, Room]),
  /** Locked doors have a letter in the order in which a boss opens them. */
  lock: z.strictObject({ label: Marker, opens: Opener }).optional(),
});
export type Door = z.infer<typeof Door>;

/** A thing with hit points that the scenario names (GH-13.10); what it is called stands in `scenarios.en.json`. */
export const Objective = z.strictObject({
  id: Id,
  hp: Amount,
  side: z.enum(['enemy', 'ally']),
  hexes: z.array(Hex).min(1),
  /** Those that act have their place in the order, and do this each turn by the rules of monsters. */
  initiative: z.int().min(1).max(99).optional(),
  actions: z.array(Ability).min(1).optional(),
  /** It goes towards this letter instead, opens doors, and springs traps if there is no other way. */
  goesTo: Marker.optional(),
});
export type Objective = z.infer<typeof Objective>;

const overlay = { room: Room, hexes: z.array(Hex).min(1) };
export const Overlay = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('obstacle'), kind: Id, ...overlay }),
  /** The level's damage (GH-1.5); of the kind `poison` it poisons too. */
  z.strictObject({ type: z.literal('trap'), kind: z.enum(['spike', 'bear', 'poison']), ...overlay }),
  z.strictObject({ type: z.literal('hazardous'), kind: Id, ...overlay }),
  z.strictObject({ type: z.literal('difficult'), kind: Id, ...overlay }),
  z.strictObject({ type: z.literal('treasure'), treasure: z.union([z.int(), z.literal('goal')]), ...overlay }),
  /** One token. */
  z.strictObject({ type: z.literal('money'), ...overlay }),
  z.strictObject({ type: z.literal('pressure-plate'), ...overlay }),
]);
export type Overlay = z.infer<typeof Overlay>;

const Standing = z.enum(['none', 'normal', 'elite', 'boss']);
export const Spawn = z.strictObject({
  monster: Id,
  hex: Hex,
  room: Room,
  /** With 2, 3 and 4 characters (GH-1.7). */
  ranks: z.tuple([Standing, Standing, Standing]),
});
export type Spawn = z.infer<typeof Spawn>;

/** What success brings (GH-18.1), each character or the party. */
export const Rewards = z
  .strictObject({
    gold: z.int(),
    experience: z.int(),
    reputation: z.int(),
    prosperity: z.int(),
    party: z.array(Id),
    global: z.array(Id),
    items: z.array(z.int()),
    designs: z.array(z.int()),
    /** One of these scenarios becomes known. */
    oneScenarioOf: z.array(z.int()),
  })
  .partial();

const Specials = z.strictObject({ 1: z.array(Ability).min(1), 2: z.array(Ability).min(1) });
export const Scenario = z.strictObject({
  id: z.int().min(1),
  name: Name,
  /** Two sources agree about every figure of the map. */
  mapVerified: z.boolean(),
  goal: Goal,
  losses: z.array(Loss),
  setup: z.array(SetupEffect),
  rules: z.array(Rule),
  rewards: Rewards,
  /** Scenarios that may be entered from here without going back to town. */
  links: z.array(z.int()),
  /** Types on this map, and those that are called or spawned. */
  monsters: z.array(Id),
  /** Of these, those who fight for the characters. */
  allies: z.array(Id),
  bossSpecials: z.record(Id, Specials).optional(),
  objectives: z.array(Objective),
  markers: z.partialRecord(Marker, z.array(Hex).min(1)),
  rooms: z.array(
    z.strictObject({
      id: Room,
      tiles: z.array(z.string().regex(/^[a-n][1-4][ab]$/)).min(1),
      start: z.literal(true).optional(),
      hexes: z.array(Hex).min(1),
    }),
  ),
  doors: z.array(Door),
  corridors: z.array(
    z.strictObject({ hex: Hex, room: Room, kind: z.enum(['earth', 'manmade-stone', 'natural-stone', 'wood']) }),
  ),
  /** Neighbouring hexes with a wall line between them (GH-1.11). */
  walls: z.array(z.tuple([Hex, Hex])),
  start: z.array(Hex).min(4),
  overlays: z.array(Overlay),
  spawns: z.array(Spawn),
});
export type Scenario = z.infer<typeof Scenario>;
