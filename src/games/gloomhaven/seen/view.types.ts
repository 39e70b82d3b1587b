import type { SeatId } from '#core/types';
import type { Condition as AnyCondition, Element } from '../printed/schema/terms/base.ts';
import type { Party } from '../state/party.ts';
import type {
  Active,
  At,
  Bonus,
  Carried,
  Chosen,
  Condition,
  Overlay,
  Place,
  Rank,
  State,
  Turn,
} from '../state/state.ts';

export type { Foresight } from '../printed/map/foresight.ts';

/** What a viewer may see. Pictures are drawn from it alone. */

export interface SeenFigure {
  id: string;
  kind: 'character' | 'monster' | 'summon' | 'objective';
  at: At;
  hp: number;
  max: number;
  conditions: Condition[];
  shield: number;
  retaliate: number;
  bonuses: Bonus[];
  /** Whose it is. */
  seat: SeatId | null;
  /** Of a monster its type, of a summon the creature, of a thing what it is. */
  what: string;
  rank: Rank | null;
  standee: number | null;
  hasActed: boolean;
  /** A monster or a thing that fights for the characters, or is to be kept alive. */
  isAlly?: true;
}

export interface SeenCharacter {
  seat: SeatId;
  class: string;
  level: number;
  hand: number;
  discard: number[];
  lost: number[];
  active: Active[];
  /** Cards shown in this round and not acted with yet; empty before the reveal. */
  played: number[];
  /** What it does in this round, once all have shown it. */
  chosen: Chosen | null;
  hasChosen: boolean;
  xp: number;
  /** What it has taken along, and what of it is spent or consumed. */
  items: Carried[];
  money: number;
  treasures: number[];
  exhausted: boolean;
  /** Modifier cards left to draw, and those that have fallen. */
  modifiers: { left: number; discard: string[] };
}

export interface SeenRoom {
  id: number;
  hexes: At[];
}

export interface View {
  viewer: SeatId | 'spectator';
  scenario: number;
  level: number;
  /** The party between its scenarios: all of it is public. */
  party: Party;
  stage: State['stage'];
  /** Of monsters and traps (GH-1.4). */
  monsterLevel: number;
  phase: State['phase'];
  round: number;
  rooms: SeenRoom[];
  /** Doors of revealed rooms. */
  doors: { id: string; at: At; state: 'closed' | 'locked' | 'open' }[];
  /** Pairs of hexes with a wall between them, of revealed rooms. */
  walls: [At, At][];
  /** Free starting hexes, until everybody stands. */
  start: At[];
  overlays: (Omit<Overlay, 'made' | 'treasure'> & { damage: number | null; conditions: AnyCondition[] })[];
  money: { at: At; n: number }[];
  /** How many of each type of monster and thing are gone. */
  killed: State['killed'];
  figures: SeenFigure[];
  characters: SeenCharacter[];
  elements: Record<Element, 'inert' | 'waning' | 'strong'>;
  /** Who acts when, and whether all who stand there have. */
  order: (Place & { done: boolean })[];
  turn: Turn | null;
  /** The ability card of each type this round, by deck. */
  abilities: { deck: string; card: string | null; left: number; discard: string[] }[];
  monsterModifiers: { left: number; discard: string[] };
  /** Of the viewer alone. */
  own: { hand: number[]; chosen: Chosen | null; played: number[] } | null;
  ends: State['ends'];
}

/** A party between its scenarios, as its sheet shows it. */
export interface SeenParty {
  reputation: number;
  /** What is added to every price. */
  price: number;
  /** `next`: checks from which it is one more; null at the highest. */
  prosperity: { level: number; checks: number; next: number | null };
  donated: number;
  scenarios: {
    /** Won. */
    done: number[];
    /** Known, and can be played now. */
    open: number[];
    /** Known, and cannot be played: for want of achievements, because of some, or (with none of either) because it is not offered here. */
    barred: { scenario: number; needs: string[]; against: string[] }[];
  };
  achievements: { party: string[]; global: string[] };
  /** What the shop has by a design that was found. */
  designs: number[];
  /** How many things that were kept in earlier days are still to be given. */
  kept: number;
  members: SeenMember[];
  left: { class: string; level: number; xp: number }[];
}

export interface SeenMember {
  class: string;
  level: number;
  xp: number;
  /** Experience from which it has this level, and the next; null at the highest. */
  since: number;
  next: number | null;
  gold: number;
  /** Of battle goals. */
  checks: number;
  items: { item: number; isWorn: boolean }[];
  /** Above level 1, by number. */
  cards: number[];
  /** By their place on the sheet of the class. */
  perks: { boxes: number; taken: number }[];
  perksDue: number;
  leaves: boolean;
}
