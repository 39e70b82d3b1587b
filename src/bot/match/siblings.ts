import { BrokenRecord } from '#store/errors';
import type { House } from './house.ts';
import { type AnyRecord, recordOf } from './record.ts';

/** Matches with the same dice and hands: the first one, and those that were opened from its files. Each shows what is hidden in the others. */

/** Those that run here, by the id of the first one; none that are over, lost, or were never here. */
export async function siblings({ store }: House, first: string): Promise<AnyRecord[]> {
  const found = await Promise.all([first, ...(await opened(store, first))].map((id) => running(store, id)));
  return found.filter((one) => one !== undefined);
}

/** Remembers that a match was opened from a file of another one. */
export const rememberSibling = ({ store }: House, first: string, id: string): Promise<void> =>
  store.addToMeta(keyOf(first), id);

const keyOf = (first: string): string => `opened-from-${first}`;

async function opened(store: House['store'], first: string): Promise<string[]> {
  const known = await store.meta(keyOf(first));
  return Array.isArray(known) ? known.map(String) : [];
}

async function running(store: House['store'], id: string): Promise<AnyRecord | undefined> {
  try {
    const saved = await store.load(id);
    return saved?.status === 'running' ? recordOf(saved) : undefined;
  } catch (error) {
    if (error instanceof BrokenRecord) return undefined;
    throw error;
  }
}
