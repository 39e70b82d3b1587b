import type { Message, SeatId, Viewer } from '#core/types';
import type { CardType, Item, Marker, Row, Stat } from '../printed/terms/names.ts';
import type { Combat, CombatMod } from '../state/combat.ts';
import type { Hero, Looking, Minion, Party, Plot, Resolving, Turn } from '../state/state.ts';

/** What a viewer may know of a match, built up from nothing (MEQ-1.4). Pictures are drawn from this alone. */
export interface View {
  viewer: Viewer;
  options: { rally: string; stacks: string; zero: string; wisdom: string };
  stage: 'setup' | 'play' | 'finale' | 'over';
  round: number;
  turn: Turn | null;
  /** By seat − 1. */
  heroes: SeenHero[];
  sauron: {
    /** How many cards he holds. */
    shadow: number;
    plots: number;
  };
  /** By location; none is not there. */
  influence: Record<string, number>;
  /** By location outside strongholds: how many may lie there now, 0 where the shadow does not reach (MEQ-4.5). */
  reach: Record<string, number>;
  pool: { now: number; most: number };
  tokens: SeenToken[];
  minions: (Minion & { id: string; health: number })[];
  characters: Record<string, string>;
  favors: Record<string, number>;
  /** Locations that are perilous by themselves, a card or a minion; what influence does besides depends on the hero's wisdom. */
  perilous: string[];
  markers: Record<Marker, number>;
  /** The current stage (MEQ-3.4). */
  storyStage: 1 | 2 | 3;
  actionTokens: Record<Row, number>;
  slots: (Plot | null)[];
  event: Plot | null;
  keptEvents: { card: string; seat: SeatId; favor: number }[];
  decks: {
    shadow: SeenDeck;
    plot: SeenDeck;
    peril: SeenDeck;
    corruption: SeenDeck;
    skill: SeenDeck;
    events: Record<string, SeenDeck>;
    encounters: Record<string, SeenDeck>;
    stacks: Record<string, SeenDeck>;
  };
  resolving: Resolving[];
  /** What the viewer looks at; for others that somebody does, and how many cards. */
  looking: { seat: SeatId; deck: Looking['deck']; n: number; cards: string[] | null } | null;
  combatMods: CombatMod[];
  combat: SeenCombat | null;
  finale: { dominant: Party | null; champion: SeatId | null; wraiths: { health: number; fortitude: number } } | null;
  /** Both at the end; before it the viewer's own. */
  objectives: { heroes: string | null; sauron: string | null };
  winner: Party | null;
  /** What this seat alone knows; null for spectators. */
  own: Own | null;
}

/** How many are left, and what lies open beside them. */
export interface SeenDeck {
  left: number;
  discard: string[];
}

export interface SeenToken {
  no: number;
  at: string;
  /** The colour of its back. */
  stack: string;
  /** Null for who has not seen it. */
  face: string | null;
}

export interface SeenHero {
  seat: SeatId;
  id: string;
  at: string;
  /** As they count now, corruption included. */
  stats: Record<Stat, number>;
  levels: Record<Stat, number>;
  favor: number;
  items: Item[];
  corruption: string[];
  starting: Hero['starting'];
  advanced: Hero['advanced'];
  quests: string[];
  /** How many cards lie in each pile; rest and damage pool are open. */
  piles: { life: number; hand: number; rest: string[]; damage: string[] };
}

export interface SeenCombat {
  seat: SeatId;
  foe: string;
  kind: Combat['kind'];
  token: number | null;
  round: number;
  hero: SeenSide & { hand: number; declared: CardType | null; playsByChance: boolean };
  foeSide: SeenSide & { hand: number; health: number; damage: number; discard: string[]; powerUsed: boolean };
  isLast: boolean;
  rounds: { hero: FoughtCard; foe: FoughtCard; why: Message[] }[];
}
interface SeenSide {
  strength: number;
  stack: string[];
  exhausted: boolean;
  waiting: string[];
  lastType: CardType | null;
}
interface FoughtCard {
  card: string | null;
  canceled: boolean;
  exhausted: boolean;
  damage: number;
}

export type Own =
  | { who: 'sauron'; shadow: string[]; plots: string[]; combatHand: string[] | null }
  | { who: 'hero'; hand: string[] };
