import type { Here, SeatId, Table } from '#core/types';
import { isLake, isTerritory, neighbours } from '../../printed/places.ts';
import { placeLabel } from '../../state/labels.ts';
import { clockwiseFrom, factionOf, player, structureAt, unitsAt } from '../../state/pieces.ts';
import type { State, UnitKind } from '../../state/state.ts';
import { action } from '../action.ts';
import { Placed } from '../placing.ts';

/** Gains of promotional encounters that nothing else gives. */

/** E31: looks at the combat cards of one opponent who has any. */
export const lookAt = action({
  name: 'look-at',
  fields: {
    seat: {
      kind: 'one',
      of: 'seat',
      options: ({ g, seat }) =>
        clockwiseFrom(g, seat)
          .filter((other) => other !== seat && player(g, other).hand.length > 0)
          .map(String),
      label: (other, { g }) => ({ key: `faction.${factionOf(g, Number(other))}` }),
    },
  },
});
export function lookAtCards(t: Table<State>, seat: SeatId, target: SeatId): void {
  const { hand } = player(t.g, target);
  t.tell({ type: 'looked-at', shown: { seat, target }, only: { [seat]: { seen: [...hand] } } });
}

/** E42: land beside the hex without units, structures and tokens of any kind but resources. */
const emptyLand = ({ g, about }: Here<State, Placed>): string[] => {
  if (about.hex === null) return [];
  return neighbours(about.hex).filter(
    (hex) =>
      isTerritory(hex) &&
      !isLake(hex) &&
      unitsAt(g, hex).length === 0 &&
      structureAt(g, hex) === undefined &&
      !g.encounters.includes(hex) &&
      g.tokens[hex] === undefined,
  );
};
const ownKinds = ({ g, seat, about }: Here<State, Placed>): Record<string, number> => {
  const kinds: Record<string, number> = {};
  if (about.hex === null) return kinds;
  for (const id of unitsAt(g, about.hex, seat)) {
    const { kind } = g.units[id]!;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
};
const all = (kinds: Record<string, number>): number => Object.values(kinds).reduce((sum, n) => sum + n, 0);

/** E42: own units of choice go to one empty land hex beside; resources stay. */
export const relocate = action({
  name: 'relocate',
  about: Placed,
  fields: {
    to: { kind: 'one', of: 'place', options: emptyLand, label: (hex, { g, seat }) => placeLabel(g, seat, hex) },
    units: {
      kind: 'shares',
      of: 'stock',
      room: ownKinds,
      total: (here) => [1, all(ownKinds(here))],
      label: (kind) => ({ key: `unit.${kind}` }),
    },
  },
  places: emptyLand,
  suggest: (here) =>
    emptyLand(here)
      .slice(0, 5)
      .map((to) => ({ label: { key: 'suggest.relocate', args: { to } }, args: { to, units: ownKinds(here) } })),
});
export function relocateUnits(
  t: Table<State>,
  seat: SeatId,
  from: string,
  { to, units }: { to: string; units: Record<string, number> },
): void {
  const { g } = t;
  const here = unitsAt(g, from, seat);
  for (const [kind, n] of Object.entries(units) as [UnitKind, number][])
    for (const id of here.filter((one) => g.units[one]!.kind === kind).slice(0, n)) g.units[id]!.at = to;
  t.tell({
    type: 'relocated',
    shown: {
      seat,
      from,
      to,
      units: Object.entries(units).map(([unit, n]) => ({ key: `label.units-${unit}`, args: { n } })),
    },
  });
}
