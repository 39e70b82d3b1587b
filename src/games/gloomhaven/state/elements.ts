import { ELEMENTS, type Element } from '../printed/schema/terms/base.ts';
import type { State } from './state.ts';

/** GH-14: the six elements. */

/** GH-14.3: strong or waning, and not one of this turn, which is not strong before its end. */
export const canConsume = ({ elements }: State, element: Element): boolean => elements[element] !== 'inert';

/** GH-14.3 */
export function consume(g: State, element: Element): void {
  g.elements[element] = 'inert';
}

/** GH-14.2: strong at the end of the turn; those of cards that were not performed are not among them. */
export function infuse(g: State, element: Element): void {
  // What is summoned can die, and attack by it, between two turns: that infuses nothing.
  if (g.turn && !g.turn.infused.includes(element)) g.turn.infused.push(element);
}

/** GH-14.2, GH-14.6: consumed in this turn or not, what the turn has infused is strong now. */
export function becomeStrong(g: State): Element[] {
  const { infused } = g.turn!;
  for (const element of infused) g.elements[element] = 'strong';
  return infused;
}

const WANES = { strong: 'waning', waning: 'inert', inert: 'inert' } as const;

/** GH-14.4 */
export function wane(g: State): void {
  for (const element of ELEMENTS) g.elements[element] = WANES[g.elements[element]];
}
