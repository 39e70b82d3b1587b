/** Copies of a card are alike: answers say how many of each. */

/** Cards as answers name them: so many of each. */
export function counted(cards: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}

/** The cards of such an answer, one by one. */
export const listed = (cards: Readonly<Record<string, number>>): string[] =>
  Object.entries(cards).flatMap(([card, n]) => Array<string>(n).fill(card));
