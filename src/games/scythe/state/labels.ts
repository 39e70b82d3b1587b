import type { Json, Message, SeatId } from '#core/types';
import { RESOURCES } from '../printed/content.ts';
import { isHome, isTunnel, terrainOf } from '../printed/places.ts';
import { enemiesAt, factionOf, goodsAt, structureAt, unitsAt } from './pieces.ts';
import type { State } from './state.ts';

/** The words for options that name units and places. All of it is public. */

/** The number by which a mech is told from the others of its faction; characters and workers have none. */
export const numberOf = (id: string): number | null => {
  const [, kind, number] = id.split('.');
  return kind === 'mech' ? Number(number) : null;
};

/** "Mech 2 at D5 (mountain)". */
export function unitLabel(g: State, id: string): Message {
  const { kind, at } = g.units[id]!;
  const number = numberOf(id);
  if (isHome(at)) return { key: 'label.unit-at-home', args: { unit: kind, number } };
  return { key: 'label.unit', args: { unit: kind, number, place: at, terrain: landOf(at) } };
}
const said = (key: string): Json => ({ key });
const landOf = (place: string): Json => (isHome(place) ? null : said(`terrain.${terrainOf(place)}`));

/** What a token of somebody else does there: a Flag, a Trap that is armed. */
function tokenAt(g: State, seat: SeatId, place: string): Json[] {
  const token = g.tokens[place];
  if (!token || token.seat === seat) return [];
  if (token.kind === 'flag') return [said('label.flag')];
  const { penalty } = token;
  return token.armed ? [{ key: 'label.armed-trap', args: { penalty: said(`penalty.${penalty}`) } }] : [];
}

/** "B4 tundra: tunnel, encounter, Nordic Kingdoms, 2 oil". */
export function placeLabel(g: State, seat: SeatId, place: string): Message {
  const built = structureAt(g, place);
  const goods = goodsAt(g, place);
  const found: Json[] = [
    ...(isTunnel(place) ? [said('label.tunnel')] : []),
    ...(g.encounters.includes(place) ? [said('label.encounter')] : []),
    ...enemiesAt(g, place, seat).map((enemy) => said(`faction.${factionOf(g, enemy)}`)),
    ...tokenAt(g, seat, place),
    ...(unitsAt(g, place, seat).length > 0 ? [said('label.own-units')] : []),
    ...(built ? [said(`structure.${built.structure}`)] : []),
    ...RESOURCES.flatMap((kind): Json[] => (goods[kind] ? [{ key: `counter.${kind}`, args: { n: goods[kind] } }] : [])),
  ];
  return { key: 'label.place', args: { place, terrain: landOf(place), found } };
}
