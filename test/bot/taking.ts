import type { MatchRecord } from '#store/store';
import { isPublic, privateLast, type Table } from './kit.ts';

/** Matches as files: how people take them along and open them. */

export type Person = Table['ann'];

/** All public messages of a channel. */
export const says = (person: Person, channel: string): string =>
  person
    .messages(channel)
    .filter(isPublic)
    .map(({ content }) => content)
    .join('\n');

/** What a person reads who types this. */
export async function typed(
  table: Table,
  person: Person,
  sub: string,
  { channel = table.channel, ...options }: { channel?: string; file?: { name: string; base64: string } } = {},
) {
  await person.slash(channel, 'match', sub, options);
  await table.rest();
  return privateLast(person, channel).content;
}

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
