import type { MatchRecord } from '#store/store';
import { privateLast, type Table, typed } from './kit.ts';

/** Matches as files: how people take them along and open them. */

export type Person = Table['ann'];

/** The file that a person gets. */
export async function exported(table: Table, person: Person, channel = table.channel): Promise<Buffer> {
  await typed(table, person, 'export', { channel });
  const [file] = privateLast(person, channel).attachments;
  return Buffer.from(await (await fetch(file!.url)).arrayBuffer());
}

export async function given(table: Table, person: Person, bytes: Buffer | string, channel: string): Promise<string> {
  const file = { name: 'match.json', base64: Buffer.from(bytes).toString('base64') };
  return typed(table, person, 'import', { file, channel });
}

/** The match that is found in a channel. */
export const copyIn = async (table: Table, channel: string): Promise<MatchRecord> =>
  (await table.store.load((await table.store.byChannel(channel))!))!;
