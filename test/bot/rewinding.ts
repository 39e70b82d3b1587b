import type { MessageSeen, Person } from '#local/discord';
import type { Caravan } from '../kit/caravan/state.ts';
import { last, press, privateLast, type Table, typed } from './kit.ts';

/** What tests of `/rewind` share. */

/** The state of a match of the caravan. */
export const road = async (table: Table) => (await table.record()).match!.base as unknown as Caravan;
/** The state of a match at the last step. */
export const baseOf = async (table: Table) => (await table.record()).match!.base;
/** To where somebody is offered to set the match back. */
export const places = async (person: Person, { channel }: Table) =>
  (await person.complete(channel, 'rewind', undefined, { options: {}, focused: 'to' })).map(({ name }) => name);
/** The message that proposes it. */
export const proposal = ({ ann, channel }: Table): MessageSeen =>
  last(ann, channel, ({ content }) => content.startsWith('◀ **'));
/** What somebody reads who presses a button of a proposal. */
export const presses = async (table: Table, person: Person, kind: 'rewind' | 'stay', message = proposal(table)) => {
  await press(person, message, kind);
  await table.rest();
  return privateLast(person, table.channel).content;
};
/** The proposal as it is now, whose buttons Discord will not let go: so they are pressed when it is over. */
export function kept(table: Table): MessageSeen {
  const message = proposal(table);
  const route = new RegExp(`/messages/${message.id}$`);
  table.local.faults.next({ method: 'PATCH', route }, { status: 400, code: 30046 });
  return message;
}
/** The first card that can be put aside. */
export const firstCard = async ({ channel }: Table, person: Person) =>
  (await person.complete(channel, 'toy', 'hide', { options: { card: '' }, focused: 'card' }))[0]!.value as string;
/** Both houses have rested once, so Red is the first whose answer is known. */
export async function rested(table: Table): Promise<Table> {
  await typed(table, table.ann, ['toy', 'rest']);
  await typed(table, table.ben, ['toy', 'rest']);
  return table;
}
/** What somebody reads who proposes it. */
export const rewindTo = (table: Table, person: Person, to: string) =>
  typed(table, person, ['rewind', undefined], { to });
