import type { SeatId } from '#core/types';
import { hexes, RESOURCES, type Structure } from '#games/scythe/printed/content';
import { isLake } from '#games/scythe/printed/places';
import { addGoods, addUnit, homeOf, isAutoma, player, structureAt, unitsAt } from '#games/scythe/state/pieces';
import type { State, UnitKind } from '#games/scythe/state/state';

/** Where pieces stand in a position that nobody has played to. */

/** Choices of one seat, each read as far as it can be lawful. Places are numbers of hexes of its land. */
export interface Placing {
  /** 0: at home. */
  character: number;
  workers: readonly number[];
  workersOut: number;
  mechs: readonly number[];
  structures: readonly Structure[];
  built: readonly number[];
  tokens: readonly number[];
  tokensOut: number;
  armed: boolean;
  goods: readonly { at: number; kind: number; n: number }[];
}
interface Pieces {
  placing: readonly Placing[];
  /** By hex: whose land it is. */
  lands: readonly number[];
  encounters: readonly string[];
}

const HEXES = [...hexes.keys()];
/** SC-13.4, SC-13.5, SC-14.4: with one of these fighters go on lakes. */
const ON_LAKES = ['seaworthy', 'submerge', 'suiton'];

export function placePieces(g: State, { placing, lands, encounters }: Pieces): void {
  g.units = {};
  for (const [seat, one] of placing.slice(0, g.players.length).entries()) {
    const land = HEXES.filter((_, i) => lands[i] === seat);
    placeUnits(g, seat, one, land);
    placeStructures(g, seat, one);
  }
  for (const [seat, one] of placing.slice(0, g.players.length).entries()) {
    placeTokens(g, seat, one);
    for (const { at, kind, n } of one.goods) {
      const hex = HEXES[at]!;
      // SC-6.11: none lies alone on a lake.
      if (n > 0 && (!isLake(hex) || unitsAt(g, hex).length > 0)) addGoods(g, hex, RESOURCES[kind]!, n);
    }
  }
  // SC-8.1: where a character has come, it has met whoever was there.
  const met = Object.values(g.units).flatMap(({ kind, at }) => (kind === 'character' ? [at] : []));
  g.encounters = encounters.filter((hex) => !met.includes(hex));
}

function placeUnits(
  g: State,
  seat: SeatId,
  { character, workers, workersOut, mechs }: Placing,
  land: readonly string[],
) {
  const { faction, mechs: deployed } = player(g, seat);
  const home = homeOf(g, seat);
  const dry = land.filter((hex) => !isLake(hex));
  const swims = deployed.some((ability) => ON_LAKES.includes(ability));
  const onLand = swims ? land : dry;
  const of = (places: readonly string[], n: number) => places[n % places.length] ?? home;
  const add = (kind: UnitKind, n: number, at: string) =>
    addUnit(g, kind === 'character' ? `${faction}.character` : `${faction}.${kind}.${n}`, { seat, kind, at });
  const automa = isAutoma(g, seat);
  // A9: what the Automa loses is gone; its character comes again.
  if (!automa || character % 6 < 5) add('character', 1, character === 0 ? home : of(onLand, character - 1));
  for (let n = 1; n <= (automa ? Math.min(4, character % 5) : deployed.length); n++)
    add('mech', n, of(onLand, mechs[n]!));
  const carried = land.filter((hex) => isLake(hex) && unitsAt(g, hex, seat).some((id) => g.units[id]!.kind === 'mech'));
  // SC-6.11: on a lake only with a mech.
  for (let n = 1; n <= workersOut; n++) add('worker', n, of([...dry, ...carried], workers[n - 1]!));
}

/** SC-5.5: one to a hex, whoever controls it now; never on a lake. */
function placeStructures(g: State, seat: SeatId, { structures, built }: Placing): void {
  if (isAutoma(g, seat)) return;
  for (const [i, structure] of structures.entries()) {
    const hex = HEXES[built[i]!]!;
    if (!isLake(hex) && !structureAt(g, hex)) player(g, seat).structures[structure] = hex;
  }
}

/** SC-14.2, SC-14.3: Flags and Traps, one to a hex; where somebody else stands a Trap has sprung. */
function placeTokens(g: State, seat: SeatId, { tokens, tokensOut, armed }: Placing): void {
  const p = player(g, seat);
  if (isAutoma(g, seat)) return;
  for (const n of tokens.slice(0, tokensOut)) {
    const hex = HEXES[n]!;
    if (g.tokens[hex]) continue;
    if (p.flags > 0) {
      g.tokens[hex] = { kind: 'flag', seat };
      p.flags--;
    }
    const penalty = p.traps.shift();
    const met = unitsAt(g, hex).some((id) => g.units[id]!.seat !== seat);
    if (penalty) g.tokens[hex] = { kind: 'trap', seat, penalty, armed: armed && !met };
  }
}
