import { expect } from 'vitest';
import type { MatchRecord } from '#store/store';
import { caravan } from '../kit/caravan/part.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { toy } from '../kit/toy-game.ts';
import {
  openTable as openAny,
  posted,
  press,
  publicLast,
  starts,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';

/** A table where a campaign of the caravan is played, and what is done there. */

export const ROAD = 'Long road';
export const openTable = (options: TableOptions = {}) => openAny({ games: [caravan, toy], ...options });

export const open = (table: Table, campaign?: string, channel: string = table.channel) =>
  typed(table, table.ann, 'new', { game: 'caravan', channel, ...(campaign !== undefined && { campaign }) });
export const lobbyOf = ({ ann, channel }: Table) => publicLast(ann, channel).content;
export const told = (table: Table) => posted(table).map(({ content }) => content);
export const campaigns = ({ store, local }: Table) => store.campaigns.of(local.guildId, 'caravan');
export const only = async (table: Table) => {
  const all = await campaigns(table);
  expect(all).toHaveLength(1);
  return all[0]!;
};

/** Ann guides, Ben travels, and they set out. */
export async function setOut(table: Table): Promise<void> {
  const { ann, ben, channel } = table;
  const lobby = publicLast(ann, channel);
  await press(ann, lobby, 'role', 'Join: Guide');
  await press(ben, lobby, 'role', 'Join: Travellers');
  await table.rest();
  await starts(table);
  expect((await table.record()).status).toBe('running');
}

/** The match is brought to another position. */
export async function laidOut(table: Table, change: Partial<Caravan>): Promise<MatchRecord> {
  const record = await table.record();
  const match = record.match!;
  const base = { ...(match.base as unknown as Caravan), ...change };
  return table.store.commit({ ...record, match: { ...match, base: base as never, answers: [] } });
}
/** One step over the pass, and the caravan has arrived with two loads. */
export const beforeTheEnd = (table: Table) => laidOut(table, { phase: 'fork', road: 10 });
export async function arrive(table: Table): Promise<void> {
  await beforeTheEnd(table);
  await table.ann.slash(table.channel, 'caravan', 'pass', {});
  await table.rest();
  expect((await table.record()).status).toBe('over');
}
/** The last day ends on the road. */
export async function beTooLate(table: Table): Promise<void> {
  await laidOut(table, { phase: 'turns', round: 7, queue: [0], health: [2, 4] });
  await table.ann.slash(table.channel, 'caravan', 'rest', {});
  await table.rest();
  expect((await table.record()).status).toBe('over');
}
export const goOn = async (table: Table) => {
  await press(table.ben, publicLast(table.ben, table.channel), 'go-on');
  await table.rest();
};
