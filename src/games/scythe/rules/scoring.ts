import type { SeatId } from '#core/types';
import {
  factions,
  factoryTerritoryValue,
  hexes,
  homes,
  RESOURCES,
  type Resource,
  type Structure,
  type Tile,
  tiers,
  tiles,
} from '../printed/content.ts';
import {
  encounterHexes,
  isFactory,
  isTunnel,
  lakes,
  neighbours,
  nextInRow,
  terrainOf,
  tunnels,
} from '../printed/places.ts';
import type { Final, ScoreLine } from '../seen/view.types.ts';

/** SC-12: what everybody has at the end. */

interface Piece {
  seat: SeatId;
  kind: 'character' | 'mech' | 'worker';
  at: string;
}
/** All that scoring looks at: a state, a view, or a final position written by hand. */
export interface Position {
  /** By seat. */
  players: readonly {
    faction: string;
    /** Null for the Automa, which has no resources (A1). */
    mat?: string | null;
    power: number;
    popularity: number;
    coins: number;
    stars: readonly unknown[];
    structures: Readonly<Partial<Record<Structure, string>>>;
  }[];
  units: Readonly<Record<string, Piece>> | readonly Piece[];
  /** Tokens by place. */
  goods: Readonly<Record<string, Readonly<Record<Resource, number>>>>;
  tokens: Readonly<Record<string, { kind: 'flag'; seat: SeatId } | { kind: 'trap'; seat: SeatId; armed: boolean }>>;
  /** The structure bonus tile. */
  tile: string;
  /** Whose turn it is; where a combat is pending the other seat is the controller (SC-1.3). */
  turn?: { seat: SeatId } | null;
}

/** SC-14.1: with so many players Polania is paid for controlled encounter hexes. */
const MANY = 6;
function encounterCoins({ players }: Position, faction: string, own: readonly string[]): number {
  const bonus = factions.get(faction)?.ability.effect.bonusAt6to7Players;
  if (!bonus || players.length < MANY) return 0;
  return own.filter((hex) => encounterHexes.includes(hex)).length * bonus.coinsPerControlledEncounterHexAtEnd;
}

/** SC-12.2: a straight line of so many structures in neighbouring hexes. */
function longestRow(built: readonly string[]): number {
  const run = (hex: string | undefined, direction: 0 | 1 | 2): number =>
    hex !== undefined && built.includes(hex) ? 1 + run(nextInRow(hex, direction), direction) : 0;
  return Math.max(0, ...built.flatMap((hex) => ([0, 1, 2] as const).map((direction) => run(hex, direction))));
}
/** Different hexes of these beside one of the structures: sides count, tunnels do not. */
const beside = (wanted: readonly string[], built: readonly string[]): number =>
  wanted.filter((hex) => neighbours(hex).some((next) => built.includes(next))).length;

/** What each structure bonus tile counts. */
const COUNTS: Readonly<Record<string, (built: readonly string[]) => number>> = {
  tunnel_adjacent: (built) => beside(tunnels, built),
  lake_adjacent: (built) => beside(lakes, built),
  encounter_adjacent: (built) => beside(encounterHexes, built),
  //
  tunnel_with_structures: (built) => built.filter(isTunnel).length,
  longest_structure_row: longestRow,
  farm_or_tundra_structures: (built) => built.filter((hex) => ['farm', 'tundra'].includes(terrainOf(hex) ?? '')).length,
};
// A tile that nobody can count stops the start.
for (const id of tiles.keys()) if (!COUNTS[id]) throw new Error(`structure bonus tile ${id}: not counted anywhere`);

const coinsOf = ({ table }: Tile, count: number): number =>
  Math.max(0, ...table.map(([least, coins]) => (count >= least ? coins : 0)));
/** SC-12.2: what a tile counts and pays for structures on these hexes, whoever controls them. */
export function structureBonus(tile: string, built: readonly string[]): { count: number; coins: number } {
  const count = COUNTS[tile]!(built);
  return { count, coins: coinsOf(tiles.get(tile)!, count) };
}

/** SC-12.1: 0, 1 or 2. */
export const tierOf = (popularity: number): number =>
  tiers.findIndex(({ min, max }) => popularity >= min && popularity <= max);

/** SC-1.3, SC-14.3: who controls each territory; those of nobody are absent. */
function controllers({ units, players, tokens, turn }: Position): Map<string, SeatId> {
  const found = new Map<string, SeatId>();
  for (const { seat, at } of Object.values(units)) {
    if (!hexes.has(at)) continue;
    if (!found.has(at) || found.get(at) === turn?.seat) found.set(at, seat);
  }
  const claim = (hex: string, seat: SeatId) => {
    if (!found.has(hex)) found.set(hex, seat);
  };
  for (const [seat, { structures }] of players.entries()) for (const hex of Object.values(structures)) claim(hex, seat);
  for (const [hex, token] of Object.entries(tokens)) if (token.kind === 'trap' && token.armed) claim(hex, token.seat);
  return found;
}

/** SC-14.2: own Flags on controlled hexes that do not touch the home base. */
function flags({ tokens, players }: Position, seat: SeatId, own: readonly string[]): number {
  const home = [...homes.values()].find(({ faction }) => faction === players[seat]!.faction);
  return own.filter((hex) => {
    const token = tokens[hex];
    return token?.kind === 'flag' && token.seat === seat && !home?.touches.includes(hex);
  }).length;
}

function lineOf(position: Position, seat: SeatId, own: readonly string[]): ScoreLine {
  const { faction, mat, power, popularity, coins, stars, structures } = position.players[seat]!;
  const tier = tierOf(popularity);
  const price = tiers[tier]!;
  const built = Object.values(structures);
  const farmed = mat === null ? [] : own;
  const tokens = farmed.reduce(
    (sum, hex) => sum + RESOURCES.reduce((all, kind) => all + (position.goods[hex]?.[kind] ?? 0), 0),
    0,
  );
  const lands =
    own.reduce((sum, hex) => sum + (isFactory(hex) ? factoryTerritoryValue : 1), 0) + flags(position, seat, own);
  const counted = {
    stars: { count: stars.length, coins: stars.length * price.star },
    territories: { count: lands, coins: lands * price.territory },
    resources: { count: tokens, coins: Math.floor(tokens / 2) * price.resourcePair },
    structures: structureBonus(position.tile, built),
  };
  const encounters = encounterCoins(position, faction, own);
  const workforce = Object.values(position.units).filter((unit) => unit.seat === seat && unit.kind !== 'character');
  return {
    seat,
    faction,
    tier,
    ...counted,
    coins,
    encounters,
    total: Object.values(counted).reduce((sum, { coins: n }) => sum + n, coins + encounters),
    // SC-12.4; R-6: the Factory is one territory here, and a Flag none.
    ties: [workforce.length + built.length, power, popularity, tokens, own.length, stars.length],
  };
}

/** SC-12.4: the better one first; 0 when all is equal. */
function compare(a: ScoreLine, b: ScoreLine): number {
  if (a.total !== b.total) return b.total - a.total;
  const i = decidedBy(a, b);
  return i === null ? 0 : b.ties[i]! - a.ties[i]!;
}
const decidedBy = (a: ScoreLine, b: ScoreLine): number | null => {
  const i = a.ties.findIndex((n, at) => n !== b.ties[at]);
  return i < 0 ? null : i;
};

/** SC-12: the score of a position. Whoever is equal in everything wins together. */
export function final(position: Position): Final {
  const lands = controllers(position);
  const own = (seat: SeatId) => [...lands.keys()].filter((hex) => lands.get(hex) === seat);
  const lines = position.players.map((_, seat) => lineOf(position, seat, own(seat))).sort(compare);
  const [first, second] = lines;
  if (!first) return { lines: [], winners: [], tieBreak: 0 };
  const winners = lines.filter((line) => compare(first, line) === 0).map(({ seat }) => seat);
  if (!second || first.total !== second.total) return { lines, winners, tieBreak: 0 };
  const tie = decidedBy(first, second);
  return { lines, winners, tieBreak: tie === null ? null : tie + 1 };
}
