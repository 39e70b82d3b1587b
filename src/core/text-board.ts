import type { Json, Message } from './terms/plain.ts';

/**
 * The position in words: the same as the pictures show, for whoever hears it. It is made of a view alone, so that what is
 * hidden from the viewer is absent.
 */

/** Lines that belong together under a heading. `id` is the same as long as the match goes on: it can be asked for alone. */
export interface BoardSection {
  id: string;
  heading: Message;
  /** Each a sentence or a few, heard one after another; what matters most comes first. */
  lines: readonly Message[];
}

/** How a game puts a view into words. It is declared as a `WholeTextBoard`. */
export interface TextBoard<V> {
  /** The sections by their kind, what is new first. A kind without anything to say has none; that of seats has one each. */
  kinds: Readonly<Record<string, (view: V) => readonly BoardSection[]>>;
  /** In sections of which kind each fact of a view is told; null for what is said nowhere, and the reason beside it. */
  facts: Readonly<Record<string, string | null>>;
  /** Parts of facts that are not said, as paths (`units.*.id`); a star is any index or key. */
  unsaid?: readonly string[];
}

/** The same for a view whose facts are known: a new one that is told nowhere does not compile. */
export interface WholeTextBoard<V, K extends string> extends TextBoard<V> {
  kinds: Readonly<Record<K, (view: V) => readonly BoardSection[]>>;
  facts: { readonly [F in keyof V]-?: K | null };
}

/** All sections of a position that have anything to say, in the order in which they are heard. */
export function sectionsOf<V>({ kinds }: TextBoard<V>, view: V): BoardSection[] {
  return Object.values(kinds).flatMap((tell) => tell(view).filter(({ lines }) => lines.length > 0));
}

/** A line or a heading, in the game's words `text-board.<key>`. */
export const boardLine = (key: string, args: Record<string, Json> = {}): Message => ({
  key: `text-board.${key}`,
  args,
});

/** The one section of its kind, headed by the words `text-board.<id>`. */
export const boardSection = (id: string, lines: readonly Message[]): BoardSection[] => [
  { id, heading: boardLine(id), lines },
];
