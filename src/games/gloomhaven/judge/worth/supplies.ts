import type { SeatId } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import { ELEMENTS } from '../../printed/schema/terms/base.ts';
import { canConsume } from '../../state/elements.ts';
import type { State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** What lies ready for a character: items, cards that work on, elements that its hand can use, and the coins it brings home. */
export function supplies(g: State, seat: SeatId): number {
  const { items, active, hand, money } = g.characters[seat]!;
  const ready = items.filter(({ state }) => state === 'ready').length;
  const strong = ELEMENTS.filter((one) => canConsume(g, one) && hand.some((no) => wanted(no).has(one))).length;
  const { item, active: works, element, coin } = WEIGHTS;
  return item * ready + works * active.length + element * strong + coin * money;
}

const known = new Map<number, ReadonlySet<string>>();
/** The elements that a card can consume, in either half. */
function wanted(no: number): ReadonlySet<string> {
  const before = known.get(no);
  if (before) return before;
  const { top, bottom } = cardOf(no);
  const paid = [...top.effects, ...bottom.effects].flatMap((one) => ('consume' in one ? (one.consume ?? []) : []));
  const found = new Set(paid.flatMap(({ elements }) => elements.flatMap((one) => (one === 'any' ? ELEMENTS : [one]))));
  known.set(no, found);
  return found;
}
