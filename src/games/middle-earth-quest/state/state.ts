import { z } from 'zod';
import { few, Tally, Word } from '#src/bounds';
import { quests } from '../printed/cards/possessions.ts';
import { AT_ONCE, CARDS, HEROES, KINDS, LOCATIONS, POINTS, TOKENS } from '../printed/sizes.ts';
import { HeroStep, Item, Marker, Row, SAURON_STEPS, Stat } from '../printed/terms/names.ts';
import { Combat, CombatMod } from './combat.ts';

/**
 * A match of Middle-Earth Quest: plain JSON. Seat 0 is Sauron, seats 1 to 3 are the heroes, in this order.
 *
 * Combat cards stand in all piles under their id in the catalogue of combat cards. Copies are alike in every respect,
 * so nothing else is needed. Within one hero's cards an id stands for one terrain: that of the row of the deck, or of
 * the skill. Piles are written top card first, combat stacks bottom card first.
 */

const count = z.int().min(0).max(POINTS);
/** A seat of a hero. */
const HeroSeat = z.int().min(1).max(HEROES);
const Cards = z.array(Word).max(CARDS);

const Deck = z.object({ draw: Cards, discard: Cards });
export type Deck = z.infer<typeof Deck>;

/** MEQ-1.2 */
const Piles = z.object({ life: Cards, hand: Cards, rest: Cards, damage: Cards });
export type Pile = keyof z.infer<typeof Piles>;
export const PILES = ['life', 'hand', 'rest', 'damage'] as const satisfies readonly Pile[];

const QuestCard = Word.refine((id) => quests.has(id), { error: 'no quest' });

const Hero = z.object({
  /** Which hero, by the id of the data. */
  id: Word,
  at: Word,
  /** Levels gained, at most two of each (MEQ-6.17). Attributes are printed + levels − corruption: `hero/attributes.ts`. */
  levels: z.record(Stat, z.int().min(0).max(2)),
  favor: count,
  items: z.array(Item).max(AT_ONCE),
  /** Ongoing corruption cards he holds (MEQ-6.18). */
  corruption: Cards,
  /** MEQ-2.2: his starting quest, and his advanced one, which nobody plays for until it is open. */
  starting: z.object({ card: QuestCard, is: z.enum(['open', 'done']) }),
  advanced: z.object({ card: QuestCard, is: z.enum(['closed', 'open', 'done']) }),
  /** MEQ-6.14: quests from encounters, face up in front of him. */
  quests: Cards,
  /** His cards are in these, and during a combat also in `combat.hero.stack`. */
  piles: Piles,
});
export type Hero = z.infer<typeof Hero>;

/** MEQ-1.3: a monster token on the map. */
const Token = z.object({
  /** By which everybody can follow it; never used twice in a match. */
  no: Tally.min(1),
  /** `blank`, or a monster. Sauron's secret. */
  face: Word,
  /** The stack it was drawn from, and whose discards it goes back to: the colour of its back, public. */
  stack: Word,
  at: Word,
  /** Hero seats that have looked at its face. */
  seenBy: z.array(HeroSeat).max(HEROES),
});
export type Token = z.infer<typeof Token>;

/**
 * `waiting` has not come yet. `board` stands at `at`. `fallen` comes back in the next action step (the Ringwraiths,
 * MEQ-3.12). `out` is out of the game (but for They Are Terrible).
 */
const Minion = z.object({
  is: z.enum(['waiting', 'board', 'fallen', 'out']),
  at: Word.nullable(),
  damage: count,
});
export type Minion = z.infer<typeof Minion>;

/** A plot in one of the three slots, and where its marker lies. */
const Plot = z.object({ card: Word, at: Word });
export type Plot = z.infer<typeof Plot>;

const Command = z.object({
  /** Commands that are left. */
  left: count,
  /** Figures that were commanded: a minion's id, or a token's number. */
  done: z.array(Word).max(TOKENS),
  /** The monster of this action is placed. */
  placed: z.boolean(),
});

/** The turn in progress. Both kinds count one row of numbers: a turn's number never comes again. */
const SauronsTurn = z.object({
  who: z.literal('sauron'),
  no: Tally.min(1),
  step: z.enum(SAURON_STEPS),
  /** Actions taken in the action step. */
  actions: count,
  /** MEQ-5.4: the Command action in progress. */
  command: Command.nullable(),
  /** MEQ-5.9: a Shadow card was played in this turn. */
  shadow: z.boolean(),
});
const HerosTurn = z.object({
  who: z.literal('hero'),
  no: Tally.min(1),
  seat: HeroSeat,
  /** 2 in the second turn of a round of a lone hero (MEQ-2.9). */
  lap: z.union([z.literal(1), z.literal(2)]),
  step: HeroStep,
  shadow: z.boolean(),
  /** Steps that a card skips. */
  skips: z.array(HeroStep).max(AT_ONCE),
  /** Sauron has yet to be asked for the start of this turn. */
  startOpen: z.boolean(),
  /** MEQ-6.2: nothing but what comes before the rest has happened yet. */
  mayRest: z.boolean(),
  /** No step follows any more: he was defeated, did not defeat his foe, or a card says so. */
  isOver: z.boolean(),
  /** How often he has moved in the Travel step. */
  moves: count,
  /** The most he may move, where a card says so (Winter Storm). */
  mostMoves: count.nullable(),
  /** MEQ-6.12: he has taken the Dark Path. */
  darkPath: z.boolean(),
  /** His ability that works once in a turn has worked (Scout, Noble Bloodline). */
  ability: z.boolean(),
  /** Favor gained in this turn (Mistrusted). */
  favorGained: count,
  /** Locations that are perilous until it ends. */
  perilous: z.array(Word).max(LOCATIONS),
});
const Turn = z.discriminatedUnion('who', [SauronsTurn, HerosTurn]);
export type Turn = z.infer<typeof Turn>;
export type SauronsTurn = z.infer<typeof SauronsTurn>;
export type HerosTurn = z.infer<typeof HerosTurn>;

/** Where the hero was at a moment at which Sauron could play (MEQ-5.9), and with what. */
const Moment = z.object({ place: Word, hand: Cards, rest: Cards, moves: count, mayRest: z.boolean() });
export type Moment = z.infer<typeof Moment>;
/** the way of a hero in his Travel step, as far as Sauron has not been asked for it. */
const Way = z.object({
  start: Moment.nullable(),
  /** The places that were entered, each once. */
  entered: z.array(Moment).max(LOCATIONS),
  /** The hero has said what he does next. Nobody else knows it: in what another seat thinks of he is asked again. */
  means: z.boolean(),
});
export type Way = z.infer<typeof Way>;

/** A card that is being resolved: in no pile until that is over. The last one is the one that acts now. */
const Resolving = z.object({
  kind: z.enum(['event', 'encounter', 'peril', 'shadow', 'corruption', 'plot', 'quest']),
  card: Word,
  /** Whose turn or fate it is; null if it is nobody's in particular. */
  seat: HeroSeat.nullable(),
  /** It and its discards go back into its deck (`reshuffleSelf`). */
  goesBack: z.boolean(),
  /** Favor that lies on it (`favorToCard`). */
  favor: count,
});
export type Resolving = z.infer<typeof Resolving>;

/** Cards that one seat looks at while it chooses among them; in no pile meanwhile. */
const Looking = z.object({
  seat: z.int().min(0).max(3),
  deck: z.enum(['shadow', 'plot', 'peril', 'corruption', 'skill', 'token']),
  cards: Cards,
});
export type Looking = z.infer<typeof Looking>;

const Party = z.enum(['heroes', 'sauron']);
export type Party = z.infer<typeof Party>;

/** MEQ-9, from its start on. */
const Finale = z.object({
  dominant: Party.nullable(),
  champion: HeroSeat.nullable(),
  /** The Ringwraiths of the last combat (MEQ-9.6). */
  wraiths: z.object({ health: count, fortitude: count }),
});

export const State = z.object({
  /** MEQ-A-1, A-3, A-6, A-8, R-600: the options of the match. */
  options: z.object({
    rally: z.enum(['clears-strongholds', 'spares-strongholds']),
    stacks: z.enum(['any', 'by-region']),
    zero: z.enum(['locked', 'free']),
    wisdom: z.enum(['on-defeat', 'on-draw-too']),
    shadows: z.enum(['once-a-way', 'each-move']),
  }),
  /** How many heroes play. */
  players: z.int().min(1).max(3),
  stage: z.enum(['setup', 'play', 'finale', 'over']),
  round: Tally,
  /** Turns begun so far. */
  turns: Tally,
  /** Null in the set-up, in the finale and when the match is over. */
  turn: Turn.nullable(),

  /** By seat − 1. In the set-up there are as many as have chosen. */
  heroes: z.array(Hero).max(HEROES),
  /** Sauron's hands: secret. */
  shadow: Cards,
  plots: Cards,
  /** MEQ-2.4: the heroes' one is known to all of them. */
  objectives: z.object({ heroes: Word, sauron: Word }),

  /** By location; a location with none is not there. `influence/` has what may lie where. */
  influence: few(count.min(1), LOCATIONS),
  pool: count,
  tokens: z.array(Token).max(TOKENS),
  /** The number of the next token. */
  nextToken: Tally.min(1),
  minions: few(Minion, KINDS),
  /** Where each character stands; those in the box are not there. */
  characters: few(Word, KINDS),
  /** Favor tokens by location. */
  favors: few(count.min(1), LOCATIONS),

  /** MEQ-3: the story track, and the highest stage entered so far. */
  markers: z.record(Marker, z.int().min(0).max(18)),
  reached: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** How much less the green marker moves in the next Story step (`markerPenalty`). */
  penalty: count,
  /** MEQ-5.1: how many tokens lie on each row of the action board, from the left. */
  actionTokens: z.record(Row, z.int().min(0).max(3)),
  slots: z.array(Plot.nullable()).length(3),
  /** MEQ-3.10: the event in the slot and where its marker lies. */
  event: Plot.nullable(),
  /** Event cards in front of a hero (`giveCard`): with favor on them. */
  keptEvents: z.array(z.object({ card: Word, seat: HeroSeat, favor: count })).max(AT_ONCE),

  shadowDeck: Deck,
  plotDeck: Deck,
  perilDeck: Deck,
  corruptionDeck: Deck,
  skillDeck: Deck,
  /** By stage: `1`, `2`, `3`. */
  eventDecks: few(Deck, KINDS),
  /** By the id of the encounter deck. */
  encounterDecks: few(Deck, KINDS),
  /** Stacks of monster tokens by id: faces, the next one first; discards are open. */
  stacks: few(Deck, KINDS),

  /** Within a Travel step. */
  way: Way.optional(),
  resolving: z.array(Resolving).max(AT_ONCE),
  looking: Looking.nullable(),
  /** Of the combat in progress, or, while there is none, of the next one. */
  combatMods: z.array(CombatMod).max(AT_ONCE),
  combat: Combat.nullable(),
  /** MEQ-9.1: a marker has come to the end, or all three of Sauron's into The Shadow Falls. What goes on ends, and the finale begins. */
  finaleIsDue: z.boolean(),
  finale: Finale.nullable(),
  winner: Party.nullable(),
});
export type State = z.infer<typeof State>;

/** Sauron's seat. */
export const SAURON = 0;
