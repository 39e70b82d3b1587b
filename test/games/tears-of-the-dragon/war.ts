import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { sit } from '../../kit/table.ts';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';

/** Tables of The War of the Dragon. */

/** From the first counter on. */
export const setUp = (arrange?: (g: State) => void, penguins = 'off') =>
  sit(tearsOfTheDragon, { options: { scenario: 'war-of-the-dragon', penguins }, ...(arrange && { arrange }) });
export type WarTable = ReturnType<typeof setUp>;
export const puts = (t: WarTable, seat: 0 | 1, face: string, area: string) =>
  t.seat(seat).does('put-counter', { face, area });
export const draws = (t: WarTable, seat: 0 | 1, scheme: string) => t.seat(seat).does('draw-up', { scheme });
/** Everything stands; the extra spells are asked for. */
export function atSpells(penguins = 'off') {
  const t = setUp(undefined, penguins);
  for (const seat of [FORSETI, GORGANUN] as const) {
    draws(t, seat, 'castles');
    t.seat(seat).does('follow-plan');
  }
  return t;
}
/** In the middle of the war, with exactly these pieces. */
export const war = (scene: Scene) => table({ ...scene, scenario: 'war-of-the-dragon' });
