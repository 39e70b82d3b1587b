import type { SeatId } from '#core/types';
import type { Item } from '../../printed/schema/item.ts';
import { has } from '../figures/conditions.ts';
import { overlayAt } from '../map/terrain.ts';
import type { Figure, State } from '../state.ts';
import { worn } from './carried.ts';

/** Items that are always in force, but for those that work on attacks and at the end of turns. */

const wears = (g: State, figure: Figure, has: (item: Item) => unknown): boolean =>
  figure.kind === 'character' && worn(g, figure.seat).some((item) => has(item));

/** A condition, push or pull does nothing to the figure. */
export const isProtected = (g: State, figure: Figure, from: NonNullable<Item['immune']>[number]): boolean =>
  wears(g, figure, ({ immune }) => immune?.includes(from));

/** A 2x card against it is a +0. */
export const isHelmeted = (g: State, figure: Figure): boolean => wears(g, figure, ({ noDouble }) => noDouble);

/** GH-6.6 */
export const isPhasing = (g: State, figure: Figure): boolean => wears(g, figure, ({ phasing }) => phasing);

/** on an obstacle it cannot be attacked, and does not attack. */
export const isWithinObstacle = (g: State, figure: Figure): boolean =>
  isPhasing(g, figure) && overlayAt(g, figure.at, 'obstacle') !== undefined;

/** GH-11.6: hidden from its enemies. */
export const isHidden = (g: State, figure: Figure): boolean => has(figure, 'invisible') || isWithinObstacle(g, figure);

/** GH-5.4: the value of the default action of a half. */
export const defaultOf = (g: State, seat: SeatId, trigger: 'default-top' | 'default-bottom'): number =>
  worn(g, seat).reduce((n, item) => Math.max(n, (item.trigger === trigger && item.default) || 0), DEFAULT);
const DEFAULT = 2;
