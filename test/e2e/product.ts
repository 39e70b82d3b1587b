import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf } from '#core/history';
import { parseHead } from '#store/head';
import { linesIn } from '#store/journal';
import { readHistory } from '#store/lines';
import type { MatchRecord } from '#store/store';
import { read } from '../kit/reading.ts';
import type { Hands, MessageSeen } from '../kit/visible.ts';

/** The whole product as a process of its own, as `npm start` runs it, with the local table on a free port. */
export interface Product {
  url: string;
  /** Ends it without warning, like a power cut, and waits until it is gone. */
  kill(): Promise<void>;
  /** Whether it is gone, and what it wrote to its log. */
  isGone(): boolean;
  log(): string;
}

/** Waits at most this long, in ms, for the table to open. */
const PATIENCE = 60_000;

/** `more`: what it is told besides. */
export async function startProduct(
  folder: string,
  program = 'src/main.ts',
  more: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const env = { PATH, HOME, ...(TMPDIR && { TMPDIR }), STORE_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', ...more };
  const child: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', program], { env });
  let out = '';
  let log = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const gone = once(child, 'exit');
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const begin = performance.now();
  for (;;) {
    const url = /The table is open: (\S+)/.exec(out)?.[1];
    if (url) return { url, isGone, log: () => log, kill };
    if (isGone()) throw new Error(`the product did not start: ${log}`);
    if (performance.now() - begin > PATIENCE) {
      await kill();
      throw new Error(`the product took too long to start: ${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  async function kill(): Promise<void> {
    if (!isGone()) child.kill('SIGKILL');
    await gone;
  }
}

/** A person at the table of a running product, through the interface that the page uses. */
export async function sitDown(url: string, name: string): Promise<Hands> {
  const call = async (what: string, body?: object, id?: string) => {
    const response = await fetch(`${url}/_table/${what}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(id && { 'x-person': id }), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const found = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${what}: ${String(found.error)}`);
    return found as never;
  };
  const { id } = (await call('people', { name })) as { id: string };
  const post = (what: string, body: object) => call(what, body, id);
  const get = (what: string): Promise<Record<string, never>> => call(what, undefined, id);
  const named = (sub: string | undefined) => {
    const parts = sub?.split(' ') ?? [];
    return parts.length > 1 ? { group: parts[0], sub: parts[1] } : { sub: parts[0] };
  };
  return {
    id,
    channels: async () => (await get('state')).channels!,
    messages: async (channel, newest = 200) =>
      ((await get(`messages?channel=${channel}`)).messages! as MessageSeen[]).slice(-newest).map(read),
    commands: async () => (await get('state')).commands!,
    slash: (channel, command, sub, options) => post('slash', { channel, command, ...named(sub), options }),
    async complete(channel, command, sub, typing) {
      return ((await post('complete', { channel, command, ...named(sub), ...typing })) as { choices: never }).choices;
    },
    click: (message, custom_id) => post('click', { message, custom_id }),
    select: (message, custom_id, values) => post('click', { message, custom_id, values }),
  };
}

/**
 * The newest match in a store folder, read from its files past any running program, its history as news; undefined before
 * the first.
 */
export async function savedMatch(folder: string): Promise<MatchRecord | undefined> {
  const files = await readdir(join(folder, 'matches')).catch(() => []);
  const records = await Promise.all(
    files.filter((file) => /^[a-z0-9-]+\.json$/.test(file)).map((file) => readMatch(folder, file.replace('.json', ''))),
  );
  return records.sort((a, b) => b.createdAt - a.createdAt)[0];
}

async function readMatch(folder: string, id: string): Promise<MatchRecord> {
  const { record, journal } = parseHead(id, await readFile(join(folder, 'matches', `${id}.json`), 'utf8'));
  if (!record.match) return record;
  const file = join(folder, 'journals', `${id}.${journal!.no}.jsonl`);
  const history = readHistory(await linesIn({ file, extent: journal! }), record.match);
  return { ...record, match: { ...record.match, news: linesOf(history) } };
}
