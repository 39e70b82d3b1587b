import type { SeatId } from '#core/types';
import { factions, playerMats, tiers } from '#games/scythe/content';
import type { Goods } from '#games/scythe/state';
import type { Final, PlayerView, UnitView, View } from '#games/scythe/view.types';

/** Hand-made views of Scythe: positions a match may reach, and some more crowded than any will be. */

type Placed = Partial<{ character: string; mechs: string[]; workers: string[] }>;
interface Sketch extends Partial<Omit<PlayerView, 'seat' | 'faction' | 'mat'>> {
  faction: string;
  mat: string;
  on: Placed;
}

/** Units of a seat with the ids the state gives them. */
function unitsOf(seat: SeatId, faction: string, { character, mechs = [], workers = [] }: Placed): UnitView[] {
  return [
    ...(character ? [{ id: `${faction}.character`, seat, kind: 'character' as const, at: character }] : []),
    ...mechs.map((at, n) => ({ id: `${faction}.mech.${n + 1}`, seat, kind: 'mech' as const, at })),
    ...workers.map((at, n) => ({ id: `${faction}.worker.${n + 1}`, seat, kind: 'worker' as const, at })),
  ];
}

function playerOf(seat: SeatId, { on, ...given }: Sketch): PlayerView {
  const faction = factions.get(given.faction)!;
  const mat = playerMats.get(given.mat)!;
  return {
    seat,
    power: faction.power,
    popularity: mat.startingPopularity,
    coins: mat.startingCoins,
    cards: faction.combatCards,
    objectives: 2,
    factory: null,
    section: null,
    upgrades: [],
    mechs: faction.mechs.slice(0, on.mechs?.length ?? 0).map(({ id }) => id),
    structures: {},
    recruits: [],
    stars: [],
    revealed: [],
    flags: given.faction === 'albion' ? 4 : 0,
    traps: given.faction === 'togawa' ? ['popularity', 'power', 'coins', 'combatCards'] : [],
    declines: [],
    ...given,
  };
}

/** Goods by place, those that are not named being none. */
const lying = (goods: Record<string, Partial<Goods>>): Record<string, Goods> =>
  Object.fromEntries(
    Object.entries(goods).map(([place, some]) => [place, { food: 0, wood: 0, metal: 0, oil: 0, ...some }]),
  );

const starCoins = [3, 4, 5];
/** Scores that hang together, roughly as the rules count them; tests of scoring are elsewhere. */
function finalOf(players: readonly PlayerView[], units: readonly UnitView[]): Final {
  const lines = players.map(({ seat, faction, popularity, power, stars, structures, coins }) => {
    const tier = tiers.findIndex(({ min, max }) => popularity >= min && popularity <= max);
    const own = units.filter((unit) => unit.seat === seat && !unit.at.startsWith('home'));
    const territories = new Set([...own.map(({ at }) => at), ...Object.values(structures)]).size;
    const built = Object.keys(structures).length;
    const line = {
      seat,
      faction,
      tier,
      stars: { count: stars.length, coins: stars.length * starCoins[tier]! },
      territories: { count: territories, coins: territories * tiers[tier]!.territory },
      resources: { count: 2 * seat + 3, coins: (seat + 1) * tiers[tier]!.resourcePair },
      structures: { count: built, coins: 2 * built },
      coins,
      encounters: 0,
    };
    const total = line.stars.coins + line.territories.coins + line.resources.coins + line.structures.coins + coins;
    const ties = [own.length + built, power, popularity, line.resources.count, territories, stars.length];
    return { ...line, total, ties };
  });
  lines.sort((a, b) => b.total - a.total || a.seat - b.seat);
  return {
    lines,
    winners: lines.filter(({ total }) => total === lines[0]?.total).map(({ seat }) => seat),
    tieBreak: 0,
  };
}

function viewOf(sketches: readonly Sketch[], given: Partial<View>): View {
  const players = sketches.map((sketch, seat) => playerOf(seat, sketch));
  const units = sketches.flatMap(({ faction, on }, seat) => unitsOf(seat, faction, on));
  const order = players
    .map(({ seat }) => seat)
    .sort((a, b) => factions.get(players[a]!.faction)!.clockwise - factions.get(players[b]!.faction)!.clockwise);
  return {
    viewer: 'spectator',
    expansion: sketches.length > 5 ? 'invaders' : 'base',
    deals: 'coins',
    phase: 'play',
    order,
    players,
    units,
    goods: {},
    encounters: ['A3', 'B2', 'B5', 'B7', 'D2', 'D6', 'E1', 'F2', 'F3', 'F6', 'G4'],
    tokens: {},
    decks: { combat: 30, encounters: 28, objectives: 23 - 2 * sketches.length, offer: sketches.length + 1 },
    combatDiscard: [],
    tile: 'tunnel_adjacent',
    turns: 1,
    turn: null,
    active: given.turn?.seat ?? order[0]!,
    combat: null,
    encounter: null,
    visitor: null,
    own: null,
    final: finalOf(players, units),
    ...given,
  };
}

/** The view of a seat with its own secrets. */
export const asSeat = (view: View, viewer: SeatId, own: Partial<View['own']> = {}): View => ({
  ...view,
  viewer,
  own: { hand: [2, 3, 3, 5], objectives: ['O01', 'O02'], offer: [], ...own },
});

/** The first turn of two: everybody stands where set-up put them. */
export const early = viewOf(
  [
    { faction: 'rusviet', mat: 'agricultural', on: { character: 'home-rusviet', workers: ['D7', 'C6'] } },
    { faction: 'nordic', mat: 'industrial', on: { character: 'home-nordic', workers: ['A5', 'A4'] } },
  ],
  { turn: { seat: 1, section: null, part: 'choose', moves: null } },
);

/** Five seats in the middle of a match, in the middle of a Move action; seats do not sit in the order of the bases. */
export const middle = viewOf(
  [
    {
      faction: 'crimea',
      mat: 'engineering',
      power: 6,
      popularity: 7,
      coins: 14,
      cards: 3,
      section: 'produce',
      on: { character: 'G4', mechs: ['F5', 'G3'], workers: ['H1', 'H1', 'G3', 'G3', 'F5'] },
      structures: { mill: 'G3' },
      upgrades: [{ from: 'produce.territories', to: 'deploy' }],
      recruits: [{ from: 'build', bonus: 'power' }],
    },
    {
      faction: 'nordic',
      mat: 'patriotic',
      power: 11,
      popularity: 4,
      coins: 9,
      cards: 2,
      section: 'bolster',
      on: { character: 'B4', mechs: ['B4', 'C4'], workers: ['A4', 'A4', 'A5', 'A6', 'A6', 'A6'] },
      structures: { monument: 'A4' },
      upgrades: [
        { from: 'bolster.power', to: 'deploy' },
        { from: 'move.units', to: 'build' },
      ],
      stars: [{ kind: 'objective', turn: 21 }],
      revealed: ['O05'],
      objectives: 0,
    },
    {
      faction: 'polania',
      mat: 'mechanical',
      power: 3,
      popularity: 13,
      coins: 22,
      cards: 4,
      section: 'trade',
      on: { character: 'D2', mechs: ['B1'], workers: ['C1', 'C1', 'D1', 'D1', 'D2'] },
      structures: { armory: 'D1', mine: 'C1' },
      recruits: [
        { from: 'upgrade', bonus: 'coins' },
        { from: 'enlist', bonus: 'popularity' },
      ],
    },
    {
      faction: 'rusviet',
      mat: 'innovative',
      power: 16,
      popularity: 2,
      coins: 0,
      cards: 5,
      section: 'move',
      factory: 'F04',
      on: { character: 'D4', mechs: ['D4', 'C6', 'E6'], workers: ['D7', 'D7', 'C6', 'C6', 'E6', 'E6', 'E6'] },
      structures: { mill: 'C6' },
      upgrades: [
        { from: 'move.coins', to: 'upgrade' },
        { from: 'trade.popularity', to: 'enlist' },
        { from: 'produce.territories', to: 'deploy' },
      ],
      stars: [
        { kind: 'power', turn: 18 },
        { kind: 'combat', turn: 23 },
      ],
    },
    {
      faction: 'saxony',
      mat: 'militant',
      power: 8,
      popularity: 5,
      coins: 6,
      cards: 0,
      section: 'bolster',
      on: { character: 'home-saxony', mechs: ['F1', 'home-saxony'], workers: ['F1', 'F1', 'G1', 'G1'] },
      structures: { mine: 'F1' },
    },
  ],
  {
    turns: 31,
    turn: {
      seat: 3,
      section: 'move',
      part: 'top',
      moves: { left: 1, steps: 1, current: null, moved: ['rusviet.mech.1'] },
    },
    tile: 'lake_adjacent',
    encounters: ['A3', 'B7', 'E1', 'F2', 'F3', 'F6'],
    goods: lying({
      G3: { food: 3 },
      F5: { wood: 2 },
      A5: { oil: 4 },
      A4: { wood: 1 },
      C1: { wood: 3, food: 1 },
      D1: { food: 2 },
      D7: { metal: 5 },
      F1: { metal: 2 },
      E6: { oil: 1, metal: 1 },
    }),
    combatDiscard: [2, 4, 3],
    decks: { combat: 25, encounters: 23, objectives: 13, offer: 5 },
  },
);

const seven: Sketch[] = [
  {
    faction: 'saxony',
    mat: 'industrial',
    power: 9,
    popularity: 8,
    coins: 31,
    cards: 6,
    section: 'move',
    factory: 'F07',
    on: {
      character: 'E3',
      mechs: ['E3', 'E3', 'E3', 'E3'],
      workers: ['E3', 'E3', 'E3', 'E3', 'E3', 'E3', 'E3', 'E3'],
    },
    structures: { mine: 'F1', armory: 'F3', mill: 'E2', monument: 'F2' },
    stars: [
      { kind: 'mechs', turn: 40 },
      { kind: 'workers', turn: 51 },
      { kind: 'combat', turn: 60 },
      { kind: 'combat', turn: 66 },
      { kind: 'structures', turn: 70 },
    ],
  },
  {
    faction: 'polania',
    mat: 'engineering',
    power: 4,
    popularity: 18,
    coins: 44,
    cards: 3,
    section: 'factory',
    factory: 'F01',
    on: {
      character: 'E3',
      mechs: ['E3', 'E3', 'D3', 'C2'],
      workers: ['E3', 'E3', 'E3', 'E3', 'C1', 'C1', 'D1', 'D2'],
    },
    structures: { mill: 'E3', armory: 'C1', mine: 'C2', monument: 'D2' },
    stars: [
      { kind: 'popularity', turn: 55 },
      { kind: 'mechs', turn: 57 },
      { kind: 'workers', turn: 61 },
    ],
  },
  {
    faction: 'albion',
    mat: 'militant',
    power: 7,
    popularity: 6,
    coins: 12,
    cards: 2,
    section: 'produce',
    flags: 1,
    on: {
      character: 'B2',
      mechs: ['B2', 'A1', 'C3'],
      workers: ['A1', 'A1', 'A1', 'A2', 'A2', 'A3', 'A3', 'C3'],
    },
    structures: { armory: 'A1', mill: 'A2' },
    stars: [{ kind: 'workers', turn: 68 }],
  },
  {
    faction: 'nordic',
    mat: 'patriotic',
    power: 13,
    popularity: 11,
    coins: 25,
    cards: 4,
    section: 'trade',
    on: {
      character: 'C4',
      mechs: ['C4', 'B4', 'B4', 'A5'],
      workers: ['A4', 'A4', 'A5', 'A5', 'A6', 'A6', 'A6', 'B4'],
    },
    structures: { monument: 'A4', mine: 'B4', mill: 'A5' },
    stars: [
      { kind: 'mechs', turn: 44 },
      { kind: 'workers', turn: 52 },
      { kind: 'upgrades', turn: 63 },
    ],
  },
  {
    faction: 'rusviet',
    mat: 'innovative',
    power: 16,
    popularity: 9,
    coins: 18,
    cards: 9,
    section: 'bolster',
    factory: 'F05',
    on: {
      character: 'D4',
      mechs: ['D4', 'D4', 'C6', 'D5'],
      workers: ['D4', 'D4', 'C6', 'C6', 'C6', 'D7', 'D7', 'home-rusviet'],
    },
    structures: { monument: 'D4', mill: 'C6', armory: 'D7', mine: 'D5' },
    stars: [
      { kind: 'power', turn: 39 },
      { kind: 'mechs', turn: 41 },
      { kind: 'structures', turn: 58 },
      { kind: 'workers', turn: 59 },
    ],
  },
  {
    faction: 'togawa',
    mat: 'mechanical',
    power: 5,
    popularity: 3,
    coins: 7,
    cards: 1,
    section: 'move',
    traps: ['coins'],
    on: { character: 'G6', mechs: ['F6', 'F7'], workers: ['G6', 'G6', 'F7', 'F7', 'F7', 'home-togawa'] },
    structures: { mill: 'G6' },
    stars: [],
  },
  {
    faction: 'crimea',
    mat: 'agricultural',
    power: 10,
    popularity: 14,
    coins: 102,
    cards: 5,
    section: 'produce',
    on: {
      character: 'G4',
      mechs: ['G4', 'G3', 'H1', 'home-crimea'],
      workers: ['G3', 'G3', 'H1', 'H1', 'H1', 'G5', 'G5', 'home-crimea'],
    },
    structures: { mill: 'G3', mine: 'G4', armory: 'G5' },
    stars: [
      { kind: 'mechs', turn: 50 },
      { kind: 'recruits', turn: 62 },
    ],
  },
];

/**
 * Seven seats late in a match. On E3 a fight is to come of as much as one hex can hold: a tunnel with a structure and a
 * trap, thirteen units here and seven there, and all four resources.
 */
export const late = viewOf(
  seven.map((sketch, seat) => (seat < 2 ? { ...sketch, cards: null } : sketch)),
  {
    turns: 73,
    turn: { seat: 0, section: 'move', part: 'combat', moves: { left: 0, steps: 1, current: null, moved: [] } },
    tile: 'farm_or_tundra_structures',
    encounters: ['B7', 'E1'],
    combat: { hex: 'E3', attacker: 0, defender: 1, used: [{ seat: 0, ability: 'disarm' }] },
    tokens: {
      E3: { kind: 'trap', seat: 5, penalty: 'coins', armed: false },
      B2: { kind: 'flag', seat: 2 },
      A3: { kind: 'flag', seat: 2 },
      C3: { kind: 'flag', seat: 2 },
      G6: { kind: 'trap', seat: 5, penalty: 'popularity', armed: true },
      F5: { kind: 'trap', seat: 5, penalty: 'power', armed: true },
      F7: { kind: 'trap', seat: 5, penalty: 'combatCards', armed: false },
    },
    goods: lying({
      E3: { food: 11, wood: 4, metal: 9, oil: 12 },
      A1: { metal: 6, food: 1 },
      A5: { oil: 8, wood: 2 },
      C6: { food: 3, wood: 2, metal: 1, oil: 5 },
      D4: { food: 1, wood: 1, metal: 1, oil: 1 },
      D7: { metal: 10 },
      G3: { food: 10, wood: 4 },
      H1: { food: 2 },
      F1: { metal: 3 },
      F7: { oil: 4 },
      'home-crimea': { food: 2, oil: 1 },
    }),
    combatDiscard: [2, 2, 3, 5, 4, 3],
    decks: { combat: 6, encounters: 20, objectives: 11, offer: 4 },
  },
);

/** Units on lakes, with goods that wait at the shore, and an encounter being resolved. */
export const lakes = viewOf(
  [
    {
      faction: 'nordic',
      mat: 'mechanical',
      power: 5,
      coins: 3,
      section: 'move',
      on: { character: 'C4', mechs: ['B3', 'C4', 'D3'], workers: ['B3', 'B3', 'A5', 'A4', 'A4'] },
    },
    {
      faction: 'polania',
      mat: 'innovative',
      power: 2,
      coins: 8,
      section: 'move',
      on: { character: 'B5', mechs: ['G2', 'E5'], workers: ['G2', 'C1', 'C1', 'D1'] },
    },
  ],
  {
    turns: 22,
    turn: { seat: 1, section: 'move', part: 'visit', moves: null },
    encounters: ['A3', 'B2', 'B7', 'D2', 'D6', 'E1', 'F2', 'F3', 'F6', 'G4'],
    encounter: { seat: 1, card: 'E03', hex: 'B5' },
    goods: lying({ A5: { oil: 2 }, C1: { wood: 1 } }),
  },
);

/** A small fight of two: a mech with two workers aboard enters a hex of a character, a mech and a worker (T-7). */
export const fighting = viewOf(
  [
    {
      faction: 'saxony',
      mat: 'patriotic',
      power: 10,
      popularity: 5,
      coins: 11,
      cards: null,
      section: 'move',
      on: { character: 'F2', mechs: ['F3'], workers: ['F3', 'F3', 'G1', 'F1'] },
    },
    {
      faction: 'crimea',
      mat: 'industrial',
      power: 4,
      popularity: 8,
      coins: 6,
      cards: null,
      section: 'produce',
      on: { character: 'F3', mechs: ['F3'], workers: ['F3', 'G3', 'H1', 'H1'] },
      structures: { monument: 'G3' },
    },
  ],
  {
    turns: 27,
    turn: { seat: 0, section: 'move', part: 'combat', moves: { left: 0, steps: 1, current: null, moved: [] } },
    combat: { hex: 'F3', attacker: 0, defender: 1, used: [] },
    encounters: ['A3', 'B2', 'B5', 'B7', 'D2', 'D6', 'E1', 'F6', 'G4'],
    goods: lying({ F3: { food: 3 } }),
  },
);

/** Before factions are known: players choose one after another. */
export const assigning: View = {
  ...early,
  phase: 'assignment',
  order: [],
  players: early.players.map((player) => ({ ...player, faction: '', mat: '', power: 0, popularity: 0, coins: 0 })),
  units: [],
  turns: 0,
  turn: null,
  final: { lines: [], winners: [], tieBreak: null },
};

/** The same crowd when it is over. */
export const over: View = { ...late, phase: 'over', turn: null, combat: null };

export const samples = { early, middle, late, lakes, fighting, assigning, over } as const;
