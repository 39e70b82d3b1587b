import { makeShelf, type Shelf } from './ordered.ts';
import { isLive } from './record.ts';
import type { IndexEntry } from './store.ts';

/** Where which match is, who plays it, and what it waits for. In memory while the store is open. */
export interface MatchIndex {
  remember(entry: IndexEntry): void;
  forget(id: string): void;
  /** Its files are damaged: it is found in its channel, so that this can be said, and nowhere else. */
  spoil(entry: IndexEntry): void;
  /** Those, as they were. */
  spoilt(): IndexEntry[];
  get(id: string): IndexEntry | undefined;
  /** Oldest first. */
  all(): readonly IndexEntry[];
  byChannel(channel: string): string | undefined;
  /** The live matches of a channel, newest first: more than one only if an earlier program has let them in. */
  liveIn(channel: string): string[];
  byUser(user: string): string[];
  running(): string[];
  waiting(): string[];
  due(now: number): string[];
}

/** An index of these entries. */
export function makeMatchIndex(known: readonly IndexEntry[]): MatchIndex {
  const entries = new Map<string, IndexEntry>();
  const everything = makeShelf(oldestFirst, [...known]);
  const waiting = makeShelf(oldestFirst);
  const reminders = makeShelf(dueFirst);
  const channels = new Map<string, Shelf<IndexEntry>>();
  const users = new Map<string, Shelf<IndexEntry>>();
  const damaged = new Map<string, IndexEntry>();

  function putUp(entry: IndexEntry): void {
    entries.set(entry.id, entry);
    if (!isPutAway(entry)) {
      shelfOf(channels, entry.channel).add(entry);
      for (const user of entry.users) shelfOf(users, user).add(entry);
    }
    if (entry.waits) waiting.add(entry);
    if (entry.nextReminder !== null) reminders.add(entry);
  }
  function takeDown(id: string): void {
    const entry = entries.get(id);
    if (!entry) return;
    entries.delete(id);
    everything.remove(entry);
    takeFrom(channels, entry.channel, entry);
    for (const user of entry.users) takeFrom(users, user, entry);
    waiting.remove(entry);
    if (entry.nextReminder !== null) reminders.remove(entry);
  }
  for (const entry of known) putUp(entry);

  const ids = (some: readonly IndexEntry[]) => some.map(({ id }) => id);
  return {
    remember(entry) {
      damaged.delete(entry.id);
      takeDown(entry.id);
      everything.add(entry);
      putUp(entry);
    },
    forget: takeDown,
    spoil(entry) {
      takeDown(entry.id);
      damaged.set(entry.id, entry);
    },
    spoilt: () => [...damaged.values()],
    get: (id) => entries.get(id),
    all: everything.all,
    byChannel(channel) {
      const newest = channels.get(channel)?.all()[0];
      if (newest && isLive(newest)) return newest.id;
      const lost = [...damaged.values()].filter((one) => one.channel === channel);
      return [...(newest ? [newest] : []), ...lost].sort((a, b) => oldestFirst(b, a))[0]?.id;
    },
    liveIn: (channel) => ids((channels.get(channel)?.all() ?? []).filter(isLive)),
    byUser: (user) => ids(users.get(user)?.all() ?? []),
    running: () => ids(everything.all().filter(isLive)),
    waiting: () => ids(waiting.all()),
    due(now) {
      const later = reminders.all().findIndex(({ nextReminder }) => nextReminder! > now);
      return ids(later < 0 ? reminders.all() : reminders.all().slice(0, later));
    },
  };
}

/** Whether a match is found in no channel and with nobody. A live one always is: its channel is taken. */
const isPutAway = (entry: IndexEntry): boolean => entry.archived === true && !isLive(entry);

function shelfOf(shelves: Map<string, Shelf<IndexEntry>>, name: string): Shelf<IndexEntry> {
  const shelf = shelves.get(name) ?? makeShelf(liveThenNewest);
  shelves.set(name, shelf);
  return shelf;
}

function takeFrom(shelves: Map<string, Shelf<IndexEntry>>, name: string, entry: IndexEntry): void {
  const shelf = shelves.get(name);
  shelf?.remove(entry);
  if (shelf?.all().length === 0) shelves.delete(name);
}

const byId = (a: IndexEntry, b: IndexEntry) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const oldestFirst = (a: IndexEntry, b: IndexEntry) => a.createdAt - b.createdAt || byId(a, b);
const liveThenNewest = (a: IndexEntry, b: IndexEntry) => Number(isLive(b)) - Number(isLive(a)) || oldestFirst(b, a);
const dueFirst = (a: IndexEntry, b: IndexEntry) => a.nextReminder! - b.nextReminder! || byId(a, b);
