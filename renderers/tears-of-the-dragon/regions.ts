import { areas, seas } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Region } from '../scene.ts';
import { type Cell, cells } from './geography.ts';

/** What of the map can be pressed: every place with its name, and who is seen there. */
export const regionsOf = (view: View): Region[] =>
  [...areas.values(), ...seas.values()].flatMap(({ id, name }) => {
    const cell = cells.get(id);
    if (!cell) return [];
    const holds = seenAt(view, id);
    return [{ id, name, shape: ringOf(cell), ...(holds.length > 0 && { holds }) }];
  });

/** Round the drawing of a place, its name and the room of its pieces. */
function ringOf({ frame: { x, y, w, h } }: Cell) {
  return { x: x + w / 2, y: y + h / 2, r: Math.round((w + h) / 4) + 6 };
}

/** Units are named for their owner alone, and so is whoever lies in a box. */
function seenAt({ places, viewer }: View, at: string): string[] {
  const here = places.find(({ id }) => id === at);
  const pieces = [...(here?.stacks ?? []).flatMap((stack) => stack.pieces), ...(here?.trapped ?? [])];
  return pieces.flatMap(({ id, kind, box, seat }) =>
    id !== undefined && (seat === viewer || (kind !== 'unit' && box === undefined)) ? [id] : [],
  );
}
