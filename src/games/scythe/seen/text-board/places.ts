import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message, SeatId } from '#core/types';
import { hexes, homes, RESOURCES, STRUCTURES, tiles } from '../../printed/content.ts';
import { isHome, isTunnel, terrainOf } from '../../printed/places.ts';
import { numberOf } from '../../state/labels.ts';
import type { UnitView, View } from '../view.types.ts';

/** What lies where: a line for each place that has anything, in the order of the board, then the home bases. */
export function places(view: View): BoardSection[] {
  const lines = [...hexes.keys(), ...homes.keys()].flatMap((place): Message[] => {
    const things = thingsAt(view, place);
    const terrain = isHome(place) ? null : { key: `terrain.${terrainOf(place)}` };
    return things.length > 0 ? [boardLine('place', { place, terrain, isTunnel: isTunnel(place), things })] : [];
  });
  return boardSection('places', lines);
}

function thingsAt(view: View, place: string): Json[] {
  const here = view.units.filter(({ at }) => at === place);
  const seats = [...new Set(here.map(({ seat }) => seat))].sort((a, b) => a - b);
  return [
    ...seats.map((seat): Json => ({ key: 'text-board.units', args: { seat, units: unitsOf(here, seat) } })),
    ...builtAt(view, place),
    ...RESOURCES.flatMap((kind): Json[] => {
      const n = view.goods[place]?.[kind] ?? 0;
      return n > 0 ? [{ key: `counter.${kind}`, args: { n } }] : [];
    }),
    ...(view.encounters.includes(place) ? [{ key: 'text-board.encounter-token' }] : []),
    ...tokenAt(view, place),
  ];
}

/** The character and the mechs one by one, as questions call them; workers are counted. */
function unitsOf(here: readonly UnitView[], seat: SeatId): Json[] {
  const mine = here.filter((one) => one.seat === seat);
  const workers = mine.filter(({ kind }) => kind === 'worker').length;
  const others = mine.flatMap(({ id, kind }): Json[] => {
    if (kind === 'worker') return [];
    return [{ key: 'text-board.unit', args: { unit: { key: `unit.${kind}` }, number: numberOf(id) } }];
  });
  return workers > 0 ? [...others, { key: 'counter.worker', args: { n: workers } }] : others;
}

const builtAt = ({ players }: View, place: string): Json[] =>
  players.flatMap(({ seat, structures }) =>
    STRUCTURES.flatMap((structure): Json[] =>
      structures[structure] === place ? [{ key: 'text-board.built', args: { seat, structure } }] : [],
    ),
  );

/** A Flag or a Trap (SC-14.2, SC-14.3). */
function tokenAt({ tokens }: View, place: string): Json[] {
  const token = tokens[place];
  if (!token) return [];
  const { seat } = token;
  if (token.kind === 'flag') return [{ key: 'text-board.flag', args: { seat } }];
  const { penalty, armed } = token;
  return [{ key: `text-board.trap-${armed ? 'armed' : 'sprung'}`, args: { seat, penalty } }];
}

/** Decks, open discards, and the structure bonus. */
export function supplies({ decks, combatDiscard, tile }: View): BoardSection[] {
  const { combat, encounters, objectives, offer } = decks;
  const { table } = tiles.get(tile)!;
  return boardSection('supplies', [
    boardLine('combat-deck', { n: combat, discard: combatDiscard.map(String) }),
    boardLine('decks', { encounters, objectives, offer }),
    boardLine('tile', {
      tile,
      rows: table.map(([from, coins]): Json => ({ key: 'text-board.tile-row', args: { from, coins } })),
    }),
  ]);
}
