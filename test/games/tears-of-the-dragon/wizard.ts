import { seatOf } from '#games/tears-of-the-dragon/state/pieces';
import { type Scene, table } from './board.ts';

/** A spell check that succeeds. */
export const PASS = [3];
/** A natural 10, then 8 on the failure table: the spell works the other way (TD-16.4). */
export const BACKFIRE = { 'spell-check': [10], 'spell-failure': [8] };

/** A wizard who knows one spell and has been activated alone; his spell check succeeds unless the dice say otherwise. */
export function wizard(name: string, spell: string, scene: Scene) {
  const seat = seatOf(name);
  const t = table({
    active: seat,
    wizard: true,
    units: 1,
    ...scene,
    dice: { 'spell-check': PASS, ...scene.dice },
    also: (g) => {
      g.wizardry[name]!.known = [spell];
      scene.also?.(g);
    },
  });
  t.seat(seat).does('activate', { piece: name });
  return t;
}
