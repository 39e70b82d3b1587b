import { z } from 'zod';
import { Condition } from '../effects/condition.ts';
import { CharacterId, HeroId, LocationId, MinionId, MonsterId, PlotTag, RegionId } from '../effects/ids.ts';
import { Item, SAURONS_MARKERS, Timing } from '../terms/names.ts';
import { Id, Name } from '../terms/plain.ts';
import { Effects } from './effect.ts';
import { CorruptionRule, ItemRule, PlotRule } from './rule.ts';

/** The shape of the files of cards. Where a value comes from is said in each file, and on a card if it is less sure. */

const n = z.int().min(0);
const card = { id: Id, name: Name };
const sourced = { provenance: z.string(), source: z.array(z.string()).min(1) };
const copies = z.int().min(1);

/** Where a card fits: anywhere, at a location, in these regions. */
export const Site = z.union([
  z.literal('any'),
  z.strictObject({ at: LocationId }),
  z.strictObject({ regions: z.array(RegionId).min(1) }),
]);
export type Site = z.infer<typeof Site>;

/** MEQ-3.8: events of one stage, resolved by their number. */
const event = {
  ...card,
  stage: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  priority: z.int().min(1).max(14),
  /** MEQ-3.9: where favor tokens and characters are placed before anything else. */
  favors: z.array(LocationId),
  characters: z.array(z.strictObject({ who: CharacterId, at: LocationId })),
};
export const Event = z.discriminatedUnion('kind', [
  z.strictObject({ ...event, kind: z.literal('immediate'), effect: Effects.min(1) }),
  z.strictObject({
    ...event,
    kind: z.literal('location'),
    at: LocationId,
    /** For a hero who explores there; then the card is discarded. */
    explore: Effects,
    /** He may do it without the effects. */
    optional: z.boolean(),
    eachStory: Effects.optional(),
  }),
]);
export type Event = z.infer<typeof Event>;
export const Events = z.strictObject({ ...sourced, cards: z.array(Event) });

/** What a quest asks for. `defeat`: in a fight in place of an encounter (MEQ-6.14). */
const Deed = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('explore'), at: LocationId }),
  z.strictObject({ is: z.literal('defeat'), foe: MonsterId, at: LocationId }),
  z.strictObject({ is: z.literal('combat'), foe: MinionId }),
]);
export const Task = z.discriminatedUnion('is', [
  ...Deed.options,
  z.strictObject({ is: z.literal('any'), of: z.array(Deed).min(2) }),
]);
export type Task = z.infer<typeof Task>;
const quest = { setup: Effects, task: Task, reward: Effects.min(1) };

const ENCOUNTER_DECKS = [
  'haven',
  'eriador_enedwaith',
  'rhudaur_grey',
  'misty_mirkwood',
  'rohan_gondor',
  'brown_mordor',
] as const;
/** MEQ-6.14. */
const encounter = { ...card, deck: z.enum(ENCOUNTER_DECKS), priority: z.int().min(1), where: Site };
export const Encounter = z.discriminatedUnion('kind', [
  z.strictObject({
    ...encounter,
    kind: z.literal('encounter'),
    effect: Effects.min(1),
    provenance: z.string().optional(),
  }),
  z.strictObject({ ...encounter, kind: z.literal('quest'), ...quest }),
]);
export type Encounter = z.infer<typeof Encounter>;
export const Encounters = z.strictObject({
  ...sourced,
  /** How many are drawn. */
  draw: n,
  decks: z.array(z.strictObject({ id: z.enum(ENCOUNTER_DECKS), size: n })).length(ENCOUNTER_DECKS.length),
  cards: z.array(Encounter),
});

/** MEQ-6.11. */
export const Peril = z.strictObject({
  ...card,
  where: Site,
  effect: Effects.min(1),
  provenance: z.string().optional(),
});
export type Peril = z.infer<typeof Peril>;
export const Perils = z.strictObject({ ...sourced, draw: n, cards: z.array(Peril) });

/** MEQ-5.9. `pool`: so much influence must lie in the Shadow Pool. */
export const Shadow = z.strictObject({ ...card, pool: n, timing: Timing, copies, effect: Effects.min(1) });
export type Shadow = z.infer<typeof Shadow>;
export const Shadows = z.strictObject({ ...sourced, cards: z.array(Shadow) });

/** MEQ-2.2. */
export const Quest = z.strictObject({ ...card, hero: HeroId, kind: z.enum(['starting', 'advanced']), ...quest });
export type Quest = z.infer<typeof Quest>;
export const Quests = z.strictObject({ ...sourced, quests: z.array(Quest) });

/** MEQ-6.18. `favor`: what discarding it in a Haven costs. */
export const Corruption = z.discriminatedUnion('kind', [
  z.strictObject({ ...card, kind: z.literal('ongoing'), favor: n, rules: z.array(CorruptionRule).min(1) }),
  z.strictObject({ ...card, kind: z.literal('immediate'), effect: Effects.min(1) }),
]);
export type Corruption = z.infer<typeof Corruption>;
export const Corruptions = z.strictObject({ ...sourced, cards: z.array(Corruption) });

/** MEQ-6.17. */
export const ItemCard = z.strictObject({ id: Item, name: Name, copies, rules: z.array(ItemRule).min(1) });
export type ItemCard = z.infer<typeof ItemCard>;
export const Items = z.strictObject({ ...sourced, items: z.array(ItemCard) });

export const Objective = z.strictObject({ ...card, met: Condition });
export type Objective = z.infer<typeof Objective>;
export const Objectives = z.strictObject({
  ...sourced,
  heroes: z.array(Objective).length(5),
  sauron: z.array(Objective).length(5),
});

/** What Sauron's chosen location must satisfy (MEQ-3.7). */
export const Chosen = z.strictObject({
  oneOf: z.array(LocationId).min(2).optional(),
  type: z.literal('haven').optional(),
  /** A monster token or minion so near; 0: on it. */
  foeWithin: n.optional(),
  influenceAdjacent: n.optional(),
  hasCharacter: z.literal(true).optional(),
  noPlotMarker: z.literal(true).optional(),
});
export type Chosen = z.infer<typeof Chosen>;
const drawn = z.strictObject({ draw: n, keep: n });
const plot = {
  ...card,
  marker: z.enum(SAURONS_MARKERS),
  /** How far its marker goes in each Story step. */
  advance: n,
  /** What discarding it costs a hero who explores there. */
  favor: n,
  affects: z.union([z.strictObject({ at: LocationId }), z.strictObject({ chosen: Chosen })]),
};
/** MEQ-3.6. `pool`: so much influence must lie in the Shadow Pool; nothing of it is spent. */
export const Plot = z.strictObject({
  ...plot,
  pool: n,
  copies,
  tags: z.array(PlotTag).optional(),
  requires: Condition.optional(),
  onPlay: Effects.optional(),
  rules: z.array(PlotRule).optional(),
});
export type Plot = z.infer<typeof Plot>;
/** MEQ-2.7: influence on each stronghold, in extension, in the pool; Shadow and Plot cards drawn and kept. */
export const StartingPlot = z.strictObject({
  ...plot,
  affects: z.strictObject({ at: LocationId }),
  setup: z.strictObject({ perStronghold: n, extension: n, pool: n, shadow: drawn, plot: drawn }),
});
export type StartingPlot = z.infer<typeof StartingPlot>;
export const Plots = z.strictObject({
  ...sourced,
  slots: n,
  starting: z.array(StartingPlot),
  deck: z.array(Plot),
});

/** MEQ-6.12. */
export const Character = z.strictObject({ id: CharacterId, name: Name, ability: Effects.min(1) });
export type Character = z.infer<typeof Character>;
export const Characters = z.strictObject({
  ...sourced,
  /** What a hero may take instead of the ability. */
  favor: n,
  characters: z.array(Character),
});

/** MEQ-6.12: the Dark Path. */
export const Favors = z.strictObject({
  ...sourced,
  name: Name,
  darkPath: z.strictObject({ favor: n, corruption: n, mostCorruption: n }),
});

/** MEQ-2.9, and what heroes begin with (MEQ-2.1). By the number of heroes. */
const table = z.strictObject({ actions: n, turns: n });
export const Setup = z.strictObject({
  ...sourced,
  heroes: z.strictObject({ 1: table, 2: table, 3: table }),
  items: z.array(z.strictObject({ hero: HeroId, item: Item })),
});
