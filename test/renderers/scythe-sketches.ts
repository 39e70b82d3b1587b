import type { SeatId } from '#core/types';
import { factions, objectives, playerMats, tiers } from '#games/scythe/printed/content';
import type { Final, PlayerView, Progress, UnitView, View } from '#games/scythe/seen/view.types';
import { BOX } from '../games/scythe/in-the-box.ts';

/** How hand-made views of Scythe are put together from sketches of the seats. */

type Placed = Partial<{ character: string; mechs: string[]; workers: string[] }>;
export interface Sketch extends Partial<Omit<PlayerView, 'seat' | 'faction' | 'mat'>> {
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
export const lying = (goods: Record<string, Partial<View['goods'][string]>>): View['goods'] =>
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

/** A view of these seats; what is not given is as at the start. */
export function viewOf(sketches: readonly Sketch[], given: Partial<View>): View {
  const players = sketches.map((sketch, seat) => playerOf(seat, sketch));
  const units = sketches.flatMap(({ faction, on }, seat) => unitsOf(seat, faction, on));
  const order = players
    .map(({ seat }) => seat)
    .sort((a, b) => factions.get(players[a]!.faction)!.clockwise - factions.get(players[b]!.faction)!.clockwise);
  return {
    viewer: 'spectator',
    expansion: sketches.length > 5 ? 'invaders' : 'base',
    relentless: 'mat',
    deals: 'coins',
    phase: 'play',
    order,
    players,
    units,
    goods: {},
    encounters: ['A3', 'B2', 'B5', 'B7', 'D2', 'D6', 'E1', 'F2', 'F3', 'F6', 'G4'],
    tokens: {},
    decks: {
      combat: 30,
      encounters: BOX.encounters.base,
      objectives: BOX.objectives.base - 2 * sketches.length,
      offer: sketches.length + 1,
    },
    combatDiscard: [],
    tile: 'tunnel_adjacent',
    turns: 1,
    turn: null,
    picks: [],
    active: given.turn?.seat ?? order[0]!,
    combat: null,
    encounter: null,
    automa: null,
    visitor: null,
    own: null,
    final: finalOf(players, units),
    ...given,
  };
}

/** The view of a seat with its own secrets; of its objectives nothing is done yet, if nothing else is given. */
export function asSeat(view: View, viewer: SeatId, given: Partial<View['own']> = {}): View {
  const own = { hand: [2, 3, 3, 5], objectives: ['O01', 'O02'], offer: [], ...given };
  const progress = Object.fromEntries(own.objectives.map((id) => [id, nothingDone(id)]));
  return { ...view, viewer, own: { ...own, progress: { ...progress, ...given?.progress } } };
}
const nothingDone = (id: string): Progress[] =>
  objectives
    .get(id)!
    .condition.all.map(({ value }) => ({ have: 0, need: Number(value ?? 0), holds: value === undefined }));
