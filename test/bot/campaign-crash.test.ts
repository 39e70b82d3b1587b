import { describe, expect, test } from 'vitest';
import { forSaving } from '#bot/match/change';
import { answered } from '#bot/match/play';
import { type Played, recordOf } from '#bot/match/record';
import { isRefusal } from '#core/actions';
import { position } from '#core/match';
import { caravan } from '../kit/caravan/part.ts';
import { noBounds } from '../kit/no-bounds.ts';
import { beforeTheEnd, lobbyOf, only, open, openTable, ROAD, setOut, told } from './campaign-kit.ts';
import { typed } from './kit.ts';

describe('a crash between the end of a match and taking it on', () => {
  /** Nobody is there but the process that crashes: a worker beside it would take the match on at once. */
  const alone = () => openTable({ workers: 0 });

  /** The last answer is saved as the bot saves it, and then the process is gone. */
  async function crashed() {
    const table = await alone();
    await open(table, ROAD);
    await setOut(table);
    const record = await beforeTheEnd(table);
    await table.bot.stop();
    const found = { part: caravan, record: recordOf(record) as Played };
    const { id: decision } = position(caravan.game, found.record.match as never).open[0]!;
    const ended = answered(found, { decision, seat: 0, action: 'pass', args: {} }, { mark: 'i', now: 5 });
    if (isRefusal(ended)) throw new Error('refused');
    await table.store.commit(forSaving(ended.record, noBounds) as never);
    expect(await only(table)).toMatchObject({ current: record.id, taken: [], carried: null });
    return { table, id: record.id };
  }

  test('is made up for by the next start, once', async () => {
    const { table, id } = await crashed();
    for (let starts = 0; starts < 2; starts++) {
      await table.restart();
      await table.rest();
      expect(await only(table)).toMatchObject({ current: null, taken: [id], carried: { matches: 1 } });
    }
    expect((await table.record()).outbox).toEqual([]);
    expect(told(table).filter((content) => content.includes('one match behind it'))).toHaveLength(1);
  });

  test('and one between taking it on and remembering that takes it on no second time', async () => {
    const { table, id } = await crashed();
    const { outbox } = await table.record();
    const waiting = outbox.filter(({ kind }) => kind === 'campaign');
    expect(waiting).toHaveLength(1);
    await table.restart();
    await table.rest();
    const taken = await only(table);
    await table.bot.stop();
    await table.store.commit({ ...(await table.record()), outbox: waiting });
    await table.restart();
    await table.rest();
    expect((await table.record()).outbox).toEqual([]);
    expect(await only(table)).toEqual(taken);
    expect(taken).toMatchObject({ taken: [id], carried: { matches: 1 } });
  });

  test('is made up for by whoever goes on, when the news of it were lost with an older file of the campaign', async () => {
    const { table, id } = await crashed();
    await table.store.commit({ ...(await table.record()), outbox: [] });
    await table.restart();
    await table.rest();
    expect(await only(table)).toMatchObject({ current: id, taken: [] });
    await open(table, ROAD);
    expect(lobbyOf(table)).toContain('\nCampaign “Long road”: one match behind it.\n');
    expect(await only(table)).toMatchObject({ taken: [id], carried: { matches: 1, state: { treasure: 2 } } });
  });

  test('and a match that was restored from its backup and ends again is taken on no second time', async () => {
    const { table, id } = await crashed();
    await table.restart();
    await table.rest();
    const taken = await only(table);
    await table.store.campaigns.commit({ ...taken, current: id });
    const { outbox: _, ...over } = await table.record();
    await table.bot.stop();
    await table.store.commit({ ...over, outbox: [{ id: 'again', kind: 'campaign', data: null }] });
    await table.restart();
    await table.rest();
    expect(await only(table)).toMatchObject({ current: null, taken: [id], carried: taken.carried });
  });

  test('leaves a campaign free that was claimed for a lobby that was never saved', async () => {
    const table = await openTable();
    await open(table, ROAD);
    await typed(table, table.ann, 'end');
    await table.store.campaigns.commit({ ...(await only(table)), current: 'neverwas' });
    expect(await open(table, ROAD)).toContain('The lobby is open');
    expect((await only(table)).current).toBe((await table.record()).id);
  });

  test('and a disk that fails while it is taken on loses nothing: it waits in the outbox', async () => {
    const table = await alone();
    await open(table, ROAD);
    await setOut(table);
    const { id } = await beforeTheEnd(table);
    const { campaigns } = table.store;
    const { commit } = campaigns;
    campaigns.commit = async () => {
      throw new Error('no space left');
    };
    await table.ann.slash(table.channel, 'caravan', 'pass', {});
    await table.rest();
    expect((await table.record()).outbox.map(({ kind }) => kind)).toEqual(['campaign']);
    expect(told(table).filter((content) => content.includes('one match behind it'))).toHaveLength(1);
    campaigns.commit = commit;
    expect((await only(table)).taken).toEqual([]);
    await table.restart();
    await table.rest();
    expect(await only(table)).toMatchObject({ current: null, taken: [id], carried: { matches: 1 } });
    expect(told(table).filter((content) => content.includes('one match behind it'))).toHaveLength(1);
  });

  test('of two processes that claim a campaign at the same time one learns of the other', async () => {
    const table = await openTable();
    const { ann, ben, channel, local } = table;
    await open(table, ROAD);
    await setOut(table);
    await table.store.commit({ ...(await table.record()), status: 'ended', match: null });
    const rival = await table.record();
    await table.store.campaigns.commit({ ...(await only(table)), current: null });
    const { campaigns } = table.store;
    const { commit } = campaigns;
    // Between the look of this process and its word the other one has claimed it for a lobby where somebody sits.
    campaigns.commit = async (record) => {
      campaigns.commit = commit;
      await table.store.commit({ ...rival, status: 'lobby' });
      await commit({ ...(await only(table)), current: rival.id });
      return commit(record);
    };
    expect(rival.seats.map(({ user }) => user)).toEqual([ann.id, ben.id]);
    expect(await open(table, ROAD, local.openChannel('other'))).toContain(`is being played in <#${channel}>`);
    expect((await only(table)).current).toBe(rival.id);
    expect(await table.store.all()).toHaveLength(1);
  });
});
