import type { SeatId, Viewer } from '#core/types';

/** What may be known of a match, and all that renderers and messages ever get. Built up in `view.ts`. */
export interface View {
  viewer: Viewer;
  scenario: 'standard' | 'free-setup' | 'war-of-the-dragon';
  /** The variant Tears of the Penguin is played. */
  penguins: boolean;
  /** The War of the Dragon is played with strengths that make it even. */
  evened: boolean;
  turn: number;
  phase: 'setup' | 'command' | 'actions' | 'close' | 'exchange' | 'over';
  /** Whose command or action phase it is. */
  active: SeatId | null;
  /** Who goes first this turn; null before the first initiative roll. */
  first: SeatId | null;
  /** Initiatives lost in a row by each seat: the bonus of TD-3.3. */
  lost: readonly number[];
  allowance: { seat: SeatId; units: number; wizard: boolean; byEnemyRoll: boolean } | null;
  /** Ruins whose piece each seat holds. */
  knowledge: readonly (readonly string[])[];
  /** Every land and sea area that holds something, and every castle. */
  places: PlaceView[];
  /** Units that can still be raised, by type, per seat. */
  pools: readonly Readonly<Record<string, number>>[];
  /** Wizards of both sides: spell lists are open (TD-6.5). */
  wizards: WizardView[];
  /** Leaders, wizards off the map, and units lost for good. */
  out: OutView[];
  ambassador: string | null;
  terramax: { wizard: string | null; held: readonly string[]; berserk: boolean };
  battle: BattleView | null;
  /** Counters are being placed (TD-25, TD-26.2). */
  placement: PlacementView | null;
  /** How each turn ended, and last how the match stands when it is over. */
  chronicle: readonly MomentView[];
  winner: SeatId | null;
}

/** How things stood at the end of a turn; pairs are by seat. */
export interface MomentView {
  turn: number;
  /** Pieces of knowledge. */
  knowledge: readonly number[];
  castles: readonly number[];
  /** Units removed, people killed, eaten or captured so far. */
  losses: readonly number[];
}

export interface PlacementView {
  /** Counters still to be placed, by face, for each seat; placed in secret (TD-25) the others see the whole set to the end. */
  left: readonly Readonly<Record<string, number>>[];
  /** What the viewer means to place where, in this order; empty for everybody else. */
  plan: readonly { id: string; face: string; at: string }[];
}

export interface PieceView {
  /** Only for pieces whose identity the viewer may follow: own ones, leaders and wizards. */
  id?: string;
  /** Type of unit, or the leader's or wizard's id: names its words and its picture. */
  face: string;
  kind: 'unit' | 'wizard' | 'leader';
  seat: SeatId;
  reduced: boolean;
  /** Activated this turn. */
  spent: boolean;
  /** Printed strength on the side that is up; absent for leaders. */
  strength?: number;
  /** The leader whose box it lies in; only the owner ever sees such a piece outside a battle. */
  box?: string;
  obfuscated?: boolean;
}

/** All pieces of one seat in one place on one side of the wall, or on one ship. */
export interface StackView {
  seat: SeatId;
  inside: boolean;
  ship?: string;
  /** Ships only: hits taken in the battle in progress. */
  shipHits?: number;
  /** Leaders first by rank, then wizards, then units; for the owner also what lies in the boxes. */
  pieces: PieceView[];
}

export interface PlaceView {
  id: string;
  /** Castles: who controls it. */
  controller?: SeatId;
  /** Castles: nobody of the controller is here, so a garrison holds it. */
  garrison?: boolean;
  besieged?: boolean;
  stacks: StackView[];
  /** Leaders and wizards trapped in a ruin. */
  trapped: PieceView[];
}

export interface WizardView {
  id: string;
  seat: SeatId;
  spells: readonly string[];
  maxSpells: number;
  /** 5 + modifier: a check succeeds on this or less. */
  target: number;
  /** No more spells this turn: he failed a check, or raised a Cadmin. */
  blocked: boolean;
  burntOut: boolean;
  /** Extra spells his owner has chosen for him but not confirmed yet (TD-26.4); only the owner sees them. */
  learning?: readonly string[];
}

export interface OutView {
  id: string;
  seat: SeatId;
  kind: 'unit' | 'wizard' | 'leader';
  fate: 'wounded' | 'away' | 'captured' | 'killed' | 'lair' | 'eaten';
}

export interface BattleView {
  /** Where; a land or sea area. */
  at: string;
  kind: 'field' | 'assault' | 'sortie' | 'sea' | 'overrun' | 'retreat';
  round: number;
  attacker: SeatId;
  /** Boxes are open: both sides' pieces that fight, strongest first. */
  lines: BattleLineView[];
  /** Both lines of leaders that add their ratings. */
  berserk: boolean;
}

export interface BattleLineView {
  seat: SeatId;
  role: 'attack' | 'defence';
  inside: boolean;
  /** A Breach has opened the walls in this round: neither their bonus nor a second die counts (TD-28.2). */
  breached?: true;
  leaders: string[];
  pieces: FighterView[];
  garrison?: { strength: number; dice: DieView[]; out: boolean };
  /** Hits of the last volley, as they count: those of a shielded piece are void, that of a Juggernaut is two (TD-28.7, TD-28.11). */
  scored: number;
  shipHits?: number;
  /** What the foe's Fog of War takes off it each round, and how much of that lies on pieces in this one (TD-28.10). */
  fog?: { points: number; shared: number };
}

export interface DieView {
  roll: number;
  hit: boolean;
  /** Rolled again by Good or Bad Fortune: the result that no longer counts. */
  was?: number;
}

export interface FighterView extends PieceView {
  /** Stable name of the piece within this battle, e.g. "warsteed.2"; never its identity. */
  slot: string;
  /** Strength with all bonuses this round. */
  modified: number;
  /** Dice of the last volley. */
  dice: DieView[];
  /** The spell of a wizard this round, and whether it worked. */
  spell?: { id: string; outcome: 'cast' | 'failed' | 'backfire' };
  /** Hits taken this round. */
  hits: number;
  /** No longer in the line: lost (removed, hurt, killed, captured), or gone alive (driven off, retreated, under Obfuscate). */
  gone: 'lost' | 'left' | null;
}
