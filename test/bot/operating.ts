import { PermissionFlagsBits as P } from 'discord.js';
import type { Person } from '#local/discord';
import type { OptionValues } from '#local/people/command-input';
import { MEMBER_PERMISSIONS } from '#local/world/permissions';
import { press, privateLast, type Table } from './kit.ts';

/** Operators at a table of the tests, and what they do. */

/** Opal, who may manage the server and sits nowhere. */
export const operatorOf = ({ local }: Table, locale: 'en-US' | 'ja' = 'en-US'): Person =>
  local.person('Opal', { permissions: MEMBER_PERMISSIONS | P.ManageGuild, locale });

/** What Opal, or who is named, reads who types a subcommand of `/admin` in the channel of the match. */
export async function operate(
  table: Table,
  sub: string,
  options: OptionValues = {},
  person = operatorOf(table),
): Promise<string> {
  await person.slash(table.channel, 'admin', sub, options);
  await table.rest();
  return privateLast(person, table.channel).content;
}

/** The match of the table, as it is typed. */
export const here = async (table: Table): Promise<{ match: string }> => ({ match: (await table.record()).id });

/** Presses the button below what Opal has read last, and reads what takes its place. */
export async function confirmed(
  table: Table,
  kind: 'end-now' | 'set-aside',
  person = operatorOf(table),
): Promise<string> {
  await press(person, privateLast(person, table.channel), kind);
  await table.rest();
  return privateLast(person, table.channel).content;
}

/** The rules cannot make anything of what is saved of the match any more. */
export async function spoilt(table: Table): Promise<void> {
  const record = await table.record();
  await table.store.commit({ ...record, match: { ...record.match!, base: {} } });
}

/** The match of the table is one of another server. */
export async function elsewhere(table: Table): Promise<void> {
  await table.store.commit({ ...(await table.record()), guild: '4711' });
}

/** How an act of Opal begins where its table is told. */
export const byOpal = (table: Table): string => `<@${operatorOf(table).id}>, an operator of this server,`;

/** The lines of the log about what operators have done. */
export const actsLogged = (table: Table): { operator: string; did: string; match?: string }[] =>
  table
    .logged()
    .split('\n')
    .filter((line) => line.includes('"msg":"operator"'))
    .map((line) => JSON.parse(line));
