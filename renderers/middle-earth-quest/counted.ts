/** Each card once, with how many there are of it. */
export function counted(cards: readonly string[]): [card: string, n: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
