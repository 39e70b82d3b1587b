import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import type { Region } from '../scene.ts';
import { cells, SIZE } from './cells.ts';
import { holdingOf } from './holding.ts';
import { placeName } from './names.ts';

/** What of the board can be pressed: these hexes and home bases, and the units that stand there. */
export const regionsOf = (view: View, ids: Iterable<string>): Region[] =>
  [...ids].map((id) => {
    const { at } = cells.get(id)!;
    const holds = holdingOf(view, id).units.map((unit) => unit.id);
    return {
      id,
      name: { en: placeName(id, 'en', 'hex'), ja: placeName(id, 'ja', 'hex') },
      shape: cornersOf(at, SIZE - 4),
      ...(holds.length > 0 && { holds }),
    };
  });
