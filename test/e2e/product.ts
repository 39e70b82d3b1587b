import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf } from '#core/history';
import { parseHead } from '#store/head';
import { linesIn } from '#store/journal';
import { readHistory } from '#store/lines';
import type { MatchRecord } from '#store/store';
import { read } from '../kit/reading.ts';
import type { Hands, MessageSeen } from '../kit/visible.ts';
import { type Running, startProgram } from './program.ts';

/** The whole product as a process of its own, as `npm start` runs it, with the local table on a free port. */
export interface Product extends Pick<Running, 'kill' | 'isGone' | 'log'> {
  url: string;
}

/** `more`: what it is told besides. */
export async function startProduct(
  folder: string,
  program = 'src/main.ts',
  more: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const { says, kill, isGone, log } = startProgram(program, { STORE_DIR: folder, ...more });
  const [, url] = await says(/The table is open: (\S+)/);
  return { url: url!, isGone, log, kill };
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
