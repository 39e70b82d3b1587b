import type { Thing } from '#core/types';
import { hexes, homes } from '../printed/content.ts';
import type { UnitKind } from '../state/state.ts';
import type { View } from './view.types.ts';

const OF_UNITS = { character: 'characters', mech: 'mechs', worker: 'workers' } as const satisfies Record<
  UnitKind,
  string
>;

/** The entries of the rulebook about a thing, what matters most first: a place and what is seen there, a unit, a card, a part of a mat. */
export function printedAs(view: View, { of, id }: Thing): string[] {
  switch (of) {
    case 'place':
      return atPlace(view, id);
    case 'figure':
      return view.units.flatMap((one) => (one.id === id ? [OF_UNITS[one.kind]] : []));
    case 'card':
      return [
        `objective-${id}`,
        `factory-card-${id}`,
        `encounter-${id}`,
        ...(/^\d+$/.test(id) ? ['combat-cards'] : []),
      ];
    default:
      return [id, `ability-${id}`, `faction-${id}`, `player-mat-${id}`, ...(RESOURCES.has(id) ? ['resources'] : [])];
  }
}

const RESOURCES: ReadonlySet<string> = new Set(['oil', 'metal', 'food', 'wood']);

/** What is there first, then the ground. */
function atPlace(view: View, at: string): string[] {
  const seats = new Set(view.units.flatMap((one) => (one.at === at ? [one.seat] : [])));
  const built = view.players.flatMap(({ structures }) =>
    Object.entries(structures).flatMap(([kind, place]) => (place === at ? [kind] : [])),
  );
  const terrain = hexes.get(at)?.terrain;
  return [
    ...(view.encounters.includes(at) ? ['encounters'] : []),
    ...built,
    ...view.players.flatMap(({ seat, faction }) => (seats.has(seat) ? [`faction-${faction}`] : [])),
    ...(homes.has(at) ? ['home-bases'] : []),
    ...(terrain === 'factory' ? ['factory'] : terrain === 'lake' ? ['lakes'] : []),
    ...(hexes.get(at)?.tunnel ? ['tunnels'] : []),
    ...(terrain === undefined ? [] : ['territories']),
  ];
}
