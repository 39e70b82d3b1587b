import { entryOf } from './record.ts';
import type { IndexEntry, MatchRecord } from './store.ts';

/** Where which match is and who plays it. In memory while the store is open. */
export interface MatchIndex {
  remember(record: MatchRecord): void;
  forget(id: string): void;
  all(): IndexEntry[];
  byChannel(channel: string): string | undefined;
  byUser(user: string): string[];
  running(): string[];
}

export function makeMatchIndex(known: readonly IndexEntry[]): MatchIndex {
  const entries = new Map(known.map((entry) => [entry.id, entry]));
  const oldestFirst = () => [...entries.values()].sort((a, b) => a.createdAt - b.createdAt);
  const liveThenNewest = (fits: (entry: IndexEntry) => boolean) =>
    oldestFirst()
      .filter(fits)
      .reverse()
      .sort((a, b) => Number(isLive(b)) - Number(isLive(a)))
      .map((entry) => entry.id);
  return {
    remember: (record) => entries.set(record.id, entryOf(record)),
    forget: (id) => entries.delete(id),
    all: oldestFirst,
    byChannel: (channel) => liveThenNewest((entry) => entry.channel === channel)[0],
    byUser: (user) => liveThenNewest((entry) => entry.users.includes(user)),
    running: () =>
      oldestFirst()
        .filter(isLive)
        .map((entry) => entry.id),
  };
}

const isLive = ({ status }: IndexEntry): boolean => status === 'lobby' || status === 'running';
