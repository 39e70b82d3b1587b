import { LRUCache } from 'lru-cache';

/** The channel in which processes tell each other which small row they have saved: its table and its id. */
export const ROWS = 'castellan_row';

/** So many rows are known at most. */
const MOST = 2_000;
/**
 * No row is known longer than so many ms. Others tell when they save one. But a connection that hangs hears of nothing, and neither do changes by
 * hand or by an older program tell.
 */
const FRESH = 10_000;

/** Tables whose rows are known. Each press looks at them, and they seldom change. */
const KNOWN = ['profile', 'server'] as const;
export type Known = (typeof KNOWN)[number];

/** Small rows that were read lately. */
export interface KnownRows {
  /** The row as it was read lately, else as `ask` gives it; undefined where there is none. */
  get<T extends object>(table: Known, id: string, ask: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Somebody here has saved it, or has tried to. Of a table that is not known nothing is to be forgotten. */
  forget(table: string, id: string): void;
  /** Takes the words of others; undefined where some may have been missed. */
  heard(words: string | undefined): void;
}

/** Rows of one process, none known yet. */
export function openKnownRows(fresh = FRESH): KnownRows {
  const known = new LRUCache<string, { row: object | undefined }>({ max: MOST, ttl: fresh });
  /** How often something was forgotten: what was asked before that may be old. */
  let forgotten = 0;
  const forget = (name: string | undefined) => {
    forgotten++;
    if (name === undefined) known.clear();
    else known.delete(name);
  };
  return {
    async get<T extends object>(table: Known, id: string, ask: () => Promise<T | undefined>) {
      const name = nameOf(table, id);
      const there = known.get(name);
      if (there) return there.row as T | undefined;
      const before = forgotten;
      const row = await ask();
      if (forgotten === before) known.set(name, { row });
      return row;
    },
    forget: (table, id) => forget(nameOf(table, id)),
    heard: (words) => forget(words),
  };
}

/** What is said of a row. */
const nameOf = (table: string, id: string): string => `${table} ${id}`;

/** The same statement, which tells others of the row that it saves if they may know it. It gives a row with its `id` if it has saved one. */
export const telling = (table: string, statement: string): string =>
  KNOWN.some((one) => one === table)
    ? `with saved as (${statement} returning id)
    select id, pg_notify('${ROWS}', '${nameOf(table, '')}' || id) from saved`
    : `${statement} returning id`;
