import { existsSync } from 'node:fs';
import { copyStore, differences } from '../src/store/copying.ts';
import { fillFolder } from '../src/store/fill-folder.ts';
import { openJsonStore } from '../src/store/json-store.ts';
import { fillDatabase } from '../src/store/postgres/fill-database.ts';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { readCommandLineWithWords } from './command-line.ts';

const NAME = 'store';
const { given, words } = readCommandLineWithWords(
  NAME,
  `Works on stores that nobody uses, each a folder or the address of a database. One word says what is done:
  copy     all that is in --from into --to, which must be empty; begun again after it was interrupted it ends right
  compare  tells what is not the same in --from and --to
  migrate  makes the tables of the database --to, or brings them up to date, as a start does`,
  {
    from: { help: 'a folder, or postgres://user:password@host/database' },
    to: { help: 'the same; DATABASE_URL if absent', default: process.env.DATABASE_URL ?? '' },
  },
);

const isAddress = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);
/** How a store is named to people: an address has a password in it. */
const nameOf = (where: string): string => (isAddress(where) ? 'the database' : where);

/** Opens a store that is there, alone. */
async function open(where: string): Promise<Store> {
  if (isAddress(where)) return openPostgresStore(where, { sharing: 'alone' });
  if (!existsSync(where)) throw new Error(`${where} is not there`);
  return openJsonStore(where);
}

/** Does something with stores, and closes all of them. */
async function withStores<T>(places: readonly string[], work: (...stores: Store[]) => Promise<T>): Promise<T> {
  const stores: Store[] = [];
  try {
    for (const place of places) stores.push(await open(place));
    return await work(...stores);
  } finally {
    for (const store of stores) await store.close();
  }
}

async function copy(from: string, to: string): Promise<number> {
  const fill = isAddress(to) ? fillDatabase : fillFolder;
  const { matches, left } = await withStores([from], (source) =>
    fill(to, (target) => copyStore(source!, target, nameOf(to))),
  );
  for (const id of left) say(`match ${id} cannot be read and was left out`);
  say(`${matches} matches copied, and all that is kept besides them`);
  return 0;
}

async function compare(from: string, to: string): Promise<number> {
  const found = await withStores([from, to], (one, other) => differences(one!, other!));
  for (const line of found) say(line);
  say(found.length === 0 ? 'the same' : `${found.length} differences`);
  return found.length === 0 ? 0 : 1;
}

async function migrate(_: string, to: string): Promise<number> {
  if (!isAddress(to)) throw new Error('only a database has tables');
  await withStores([to], async () => {});
  say('the tables are as this program needs them');
  return 0;
}

const TASKS: Readonly<Record<string, (from: string, to: string) => Promise<number>>> = { copy, compare, migrate };
const say = (line: string) => void process.stdout.write(`${line}\n`);

const [word = ''] = words;
const task = Object.hasOwn(TASKS, word) ? TASKS[word] : undefined;
if (!task || !given.to || (!given.from && task !== migrate)) {
  process.stderr.write(`${NAME}: one of ${Object.keys(TASKS).join(', ')}, with --from and --to\n`);
  process.exit(2);
}
let status = 1;
try {
  status = await task(given.from!, given.to);
} catch (error) {
  process.stderr.write(`${NAME}: ${(error as Error).message}\n`);
}
process.exit(status);
