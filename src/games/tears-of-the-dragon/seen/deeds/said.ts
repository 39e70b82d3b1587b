import { isMessage } from '#core/text';
import type { Json, Message } from '#core/types';

/** Words within the sentence of a deed. */

/** A message that can be an argument of another. */
export type Said = Message & { [key: string]: Json };

/** The words of a key with these arguments. */
export const said = (key: string, args: Record<string, Json> = {}): Said => ({ key, args });

/** A list as an argument; null for an empty one, which its template leaves away. */
export const some = (all: readonly Json[]): Json => (all.length > 0 ? [...all] : null);

/** The messages of a list that an event shows. */
export const messagesIn = (shown: Json | undefined): Said[] =>
  Array.isArray(shown) ? shown.filter((one): one is Said => isMessage(one)) : [];

/** Equal things counted: "Wargroup ×2". */
export function counted(pieces: readonly Json[]): Json[] {
  const found = new Map<string, { piece: Json; n: number }>();
  for (const piece of pieces) {
    const key = JSON.stringify(piece);
    found.set(key, { piece, n: (found.get(key)?.n ?? 0) + 1 });
  }
  return [...found.values()].map(({ piece, n }) => (n > 1 ? said('came.times', { piece, n }) : piece));
}
