import type { SeatId, Viewer } from '#core/types';
import type { Automa, Combat, Goods, Moves, Player, SectionName, State, Token, UnitKind } from '../state/state.ts';

/** A seat as everybody sees it. */
export interface PlayerView
  extends Pick<
    Player,
    | 'faction'
    | 'mat'
    | 'power'
    | 'popularity'
    | 'coins'
    | 'factory'
    | 'section'
    | 'upgrades'
    | 'mechs'
    | 'structures'
    | 'recruits'
    | 'stars'
    | 'revealed'
    | 'flags'
    | 'traps'
    | 'declines'
  > {
  seat: SeatId;
  /** Number of combat cards in hand; null while this seat is in a combat (SC-2.10). */
  cards: number | null;
  /** Number of objective cards in hand. */
  objectives: number;
}

export interface UnitView {
  id: string;
  seat: SeatId;
  kind: UnitKind;
  at: string;
}

/** What a seat has at the end, in coins, and what decides ties, in the order of SC-12.4. */
export interface ScoreLine {
  seat: SeatId;
  faction: string;
  /** Popularity tier: 0, 1 or 2. */
  tier: number;
  stars: { count: number; coins: number };
  territories: { count: number; coins: number };
  resources: { count: number; coins: number };
  structures: { count: number; coins: number };
  coins: number;
  /** Polania's encounters with 6-7 players (SC-14.1); 0 otherwise. */
  encounters: number;
  total: number;
  /** Workers, mechs and structures; power; popularity; resources; territories; stars. */
  ties: readonly number[];
}
export interface Final {
  /** Best first; equal places in the order of seats. */
  lines: ScoreLine[];
  winners: SeatId[];
  /** Which tie-break decided between the first and the second: 0 none was needed, 1 to 6, null if all were equal. */
  tieBreak: number | null;
}

/** How far a condition of an objective is (SC-10.2). */
export interface Progress {
  have: number;
  /** What it is compared with. */
  need: number;
  holds: boolean;
}

/** The Move action in progress: of the unit under way who it is and how many steps it has left. */
export type MovesView = Omit<Moves, 'current'> & {
  current: Pick<NonNullable<Moves['current']>, 'unit' | 'steps'> | null;
};

/** All that a viewer may know. Built up from nothing in `view.ts`: what is hidden is absent. */
export interface View {
  viewer: Viewer;
  expansion: State['expansion'];
  relentless: State['relentless'];
  deals: State['deals'];
  phase: State['phase'];
  order: SeatId[];
  players: PlayerView[];
  units: UnitView[];
  goods: Record<string, Goods>;
  encounters: string[];
  tokens: Record<string, Token>;
  /** Cards left: numbers only, but the discards lie face up. */
  decks: { combat: number; encounters: number; objectives: number; offer: number };
  combatDiscard: number[];
  tile: string;
  turns: number;
  turn: { seat: SeatId; section: SectionName | null; part: string; moves: MovesView | null } | null;
  /** Mats chosen before the deal, by seat (option `chosen`); none once they are dealt. */
  picks: State['picks'];
  /** The Automa: which seat it plays, where its tracker is, its deck by number, its discards. Null with two and more persons. */
  automa:
    | (Pick<Automa, 'seat' | 'level' | 'scheme' | 'box' | 'discard'> & {
        deck: number;
        /** It has removed its Factory card. */
        factory: boolean;
      })
    | null;
  /** Whose turn it is or comes next. */
  active: SeatId;
  combat: Combat | null;
  /** `taken` are the options that have been chosen: everybody has seen them. */
  encounter: { seat: SeatId; card: string; hex: string; taken: string[] } | null;
  /** Who looks at the Factory offer now. */
  visitor: SeatId | null;
  /** The viewer's own secrets; null for spectators. */
  own: {
    hand: number[];
    objectives: string[];
    /** How far each of these objectives is, condition by condition. */
    progress: Record<string, Progress[]>;
    /** Only while the viewer looks at it. */
    offer: string[];
  } | null;
  /** Once the match is over, or of the moment: what everybody would have now. All of it rests on public facts. */
  final: Final;
}
