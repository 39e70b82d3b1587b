import type { Chosen } from './decision.ts';
import type { Json, Message } from './terms/plain.ts';

/** What the standing orders of several games are put together from. */

/** An order's answer to a question: an action with its arguments. */
export const says = (action: string, args: Record<string, Json> = {}): Chosen => ({ action, args });

/**
 * A field of an order that is one of these words, for instance what is done about hits. Their labels are `label.<named>-<word>` in the game's
 * words. `usual` stands on a button of its own; without it there is none.
 */
export const wish = <W extends string>(
  words: readonly W[],
  { usual, named = 'order' }: { usual?: W; named?: string } = {},
) => ({
  kind: 'one' as const,
  of: 'words' as const,
  options: () => words,
  label: (word: string): Message => ({ key: `label.${named}-${word}` }),
  ...(usual !== undefined && { usual: () => usual }),
});
