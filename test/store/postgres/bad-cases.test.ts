import { describe, expect, onTestFinished, test } from 'vitest';
import { BrokenRecord, DatabaseTrouble, NewerRecord } from '#store/errors';
import { openPostgresStore } from '#store/postgres/postgres-store';
import type { Store } from '#store/store';
import { makeTestDatabase } from '../../kit/postgres.ts';
import { type Way, wayTo } from '../../kit/postgres-way.ts';
import { sampleCampaign } from '../campaign-contract.ts';
import { withoutAnn } from '../forget-contract.ts';
import { answering, sampleRecord } from '../sample-record.ts';

type Given = Awaited<ReturnType<typeof makeTestDatabase>> & {
  /** By which the store reaches it. */
  way: Way;
  store: Store;
  told: string[];
  /** Waits until this was told. */
  hears(words: string): Promise<void>;
};

/** A store in a database of its own, and what it tells whoever runs it. */
async function given(more = ''): Promise<Given> {
  const database = await makeTestDatabase({ own: true });
  const way = await wayTo(`${database.url}&${more}`);
  const told: string[] = [];
  const log = { info() {}, warn: (_: object, words: string) => void told.push(words) };
  const store = await openPostgresStore(way.url, { log });
  onTestFinished(async () => {
    await store.close();
    await way.cut();
    await database.remove();
  });
  const hears = async (words: string) => {
    while (!told.includes(words)) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  return { ...database, way, store, told, hears };
}
/** Breaks all connections of its role, as an operator can. */
const breakAll = ({ name, query }: Given) =>
  query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [name]);

describe('letters that PostgreSQL does not take', () => {
  test('are saved wherever a text can have them, and whoever has them is found', async () => {
    const { store } = await given();
    for (const odd of ['a\u0000b', 'a\ud800b', 'a"\\b', 'a%_b', '龍\u2028']) {
      const [user, host, channel, guild] = [`u${odd}`, `h${odd}`, `c${odd}`, `g${odd}`];
      const seats = [{ user, name: odd, locale: 'ja' as const, dm: 'open' as const }];
      const match = { ...sampleRecord().match!, base: { said: odd, [odd]: [odd] } };
      const given = sampleRecord({ host, channel, guild, seats, match, notes: { said: odd } });
      const first = await store.create(given);
      const second = await store.commit(answering(first, odd));
      const other = await openAgain(store, first.id);
      expect(other.record).toEqual(second);
      expect(other.text).toBe(await store.export(first.id));
      expect((await store.lastEntries(first.id, 1))[0]!.answer!.args.to).toBe(odd);
      expect(await store.byChannel(channel)).toBe(first.id);
      expect(await store.byUser(user)).toEqual([first.id]);
      expect((await store.all()).find(({ id }) => id === first.id)).toMatchObject({
        host,
        channel,
        guild,
        users: [user],
      });
      await store.saveProfile(user, { dm: 'open', toldClosed: true });
      expect((await store.profile(user)).toldClosed).toBe(true);
      await store.saveMeta(odd, { [odd]: odd });
      expect(await store.meta(odd)).toEqual({ [odd]: odd });
      await store.setAside(first.id, odd);
      await expect(store.load(first.id)).rejects.toMatchObject({ reason: odd });
    }
  });

  /** What somebody reads who has loaded nothing yet. */
  async function openAgain(store: Store, id: string) {
    const text = await store.export(id);
    const { news: _, ...match } = JSON.parse(text).match;
    return { text, record: { ...JSON.parse(text), match: { ...match, news: [] } } };
  }
});

describe('a row that cannot be read', () => {
  test.each([
    ['torn', 'head = left(head, 40)'],
    ['of a torn state', 'base = left(base, 10)'],
    ['without its state', 'base = null'],
    ['of another version', 'version = version + 1'],
    ['with a part that cannot be', `head = replace(head, '"running"', '"paused"')`],
  ])('%s is a broken record and stays as it is; others never notice, and its channel is free', async (_, change) => {
    const { store, query, told, url } = await given();
    const broken = await store.create(sampleRecord({ channel: 'here' }));
    const sound = await store.create(sampleRecord());
    await query(`update match set ${change} where id = '${broken.id}'`);
    const texts = `select head, base from match where id = '${broken.id}'`;
    const before = await query(texts);
    // As another process finds it, which remembers nothing.
    const other = await openPostgresStore(url, { log: { info() {}, warn: (_facts, words) => void told.push(words) } });
    for (const one of [other, store]) {
      const found = await one.load(broken.id).catch((error: unknown) => error);
      expect(found).toBeInstanceOf(BrokenRecord);
      expect((found as BrokenRecord).setAside).not.toEqual([]);
      expect(await one.running()).toEqual([sound.id]);
      expect((await one.unreadable()).map(({ id }) => id)).toEqual([broken.id]);
      expect(await one.byChannel('here')).toBe(broken.id);
      expect(await one.load(sound.id)).toEqual(sound);
    }
    expect(told).toEqual(['match set aside']);
    expect(await query(texts)).toEqual(before);
    const fresh = await other.create(sampleRecord({ channel: 'here' }));
    expect(await store.byChannel('here')).toBe(fresh.id);
    await other.forget('ann', withoutAnn);
    expect(JSON.stringify(await query(`select * from match where id = '${broken.id}'`))).not.toMatch(/\bann\b/);
    await other.close();
  });

  test('of a newer program is neither damaged nor touched', async () => {
    const { store, query, told, url } = await given();
    const { id } = await store.create(sampleRecord());
    await query(`update match set head = replace(head, '"schema":3', '"schema":9')`);
    const other = await openPostgresStore(url);
    await expect(other.load(id)).rejects.toThrow(NewerRecord);
    expect(await other.running()).toEqual([id]);
    expect(told).toEqual([]);
    await other.close();
  });

  test('of a history spoils the history alone: the match plays on', async () => {
    const { store, query } = await given();
    const first = await store.create(sampleRecord());
    const second = await store.commit(answering(first, 'B1'));
    for (const change of ["update line set text = 'torn' where n = 2", 'delete from line where n = 2']) {
      await query(change);
      await expect(store.history(first.id)).rejects.toThrow('its history');
      await expect(store.export(first.id)).rejects.toThrow(BrokenRecord);
    }
    expect((await store.commit(answering(second, 'B2'))).version).toBe(3);
  });

  test('of a campaign or of a person is theirs alone', async () => {
    const { store, query, told } = await given();
    const [broken, sound] = [
      await store.campaigns.create(sampleCampaign()),
      await store.campaigns.create(sampleCampaign()),
    ];
    await store.saveProfile('ann', { dm: 'open', toldClosed: true });
    await store.saveProfile('bob', { dm: 'open', toldClosed: true });
    await store.saveMeta('export-key', 'k');
    await query(`update campaign set text = 'torn' where id = '${broken.id}'`);
    await query(`update profile set text = '{"dm":"shut"}' where id = 'ann'`);
    await query(`update meta set text = 'torn'`);
    await expect(store.campaigns.load(broken.id)).rejects.toThrow(BrokenRecord);
    expect(await store.campaigns.of('g1', 'a-game')).toEqual([sound]);
    expect(await store.profile('ann')).toEqual({ dm: 'unknown', toldClosed: false });
    expect((await store.profile('bob')).toldClosed).toBe(true);
    // What was sealed with it could never be opened again.
    await expect(store.keepMeta('export-key', 'another')).rejects.toThrow('cannot be read');
    expect(told).toContain('row could not be used');
  });
});

describe('a database', () => {
  test('whose connections break while nobody uses them ends nothing: the next one makes a new one, and it is held again', async () => {
    const all = await given();
    const { store, hears } = all;
    const first = await store.create(sampleRecord());
    await breakAll(all);
    await hears('a connection to the database is lost');
    expect(await store.load(first.id)).toEqual(first);
    expect((await store.commit(first)).version).toBe(2);
    await hears('the connection that holds the database is lost');
    await hears('the database is held again');
    await expect(openPostgresStore(all.url, { sharing: 'alone' })).rejects.toThrow('in use');
  });

  test('that is away is a trouble with its own name, nothing is saved, and all goes on when it is back', async () => {
    const { store, way } = await given();
    const first = await store.create(sampleRecord());
    await way.cut();
    await expect(store.commit({ ...first, host: 'eve' })).rejects.toThrow(DatabaseTrouble);
    await expect(store.load(first.id)).rejects.toThrow(DatabaseTrouble);
    await expect(store.results.keep([])).rejects.toThrow(DatabaseTrouble);
    await way.mend();
    expect(await store.load(first.id)).toEqual(first);
    expect(await store.commit({ ...first, host: 'eve' })).toMatchObject({ host: 'eve', version: 2 });
  });

  test('whose network hangs is a trouble after a while, with its connections: what was sent is saved once or never, and all goes on', async () => {
    const { store, way, query, hears, told } = await given('query_timeout=500');
    const first = await store.create(sampleRecord());
    way.hang();
    const all = [
      store.load(first.id),
      store.commit({ ...first, host: 'eve' }),
      store.results.keep([]),
      store.saveMeta('key', 'value'),
    ];
    for (const one of await Promise.allSettled(all))
      expect(one).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseTrouble) });
    // The connection that holds it says nothing by itself.
    await hears('the connection that holds the database is lost');
    await way.mend();
    await hears('the database is held again');
    const { version } = (await store.load(first.id))!;
    expect([1, 2]).toContain(version);
    expect((await store.commit((await store.load(first.id))!)).version).toBe(version + 1);
    expect(await query('select count(*)::integer as n from match')).toEqual([{ n: 1 }]);
    expect(told).not.toContain('match set aside');
  });

  test('that takes nothing is read, and whoever saves learns that it does not', async () => {
    const all = await given();
    const { store, name, query, hears } = all;
    const first = await store.create(sampleRecord());
    await query(`alter role ${name} set default_transaction_read_only = on`);
    await breakAll(all);
    await hears('a connection to the database is lost');
    expect(await store.load(first.id)).toEqual(first);
    await expect(store.commit(first)).rejects.toThrow(DatabaseTrouble);
    await expect(store.create(sampleRecord())).rejects.toThrow('read-only');
    // A row that cannot be read cannot be set aside either; that is no other trouble.
    await query(`update match set version = 2, head = 'torn'`);
    await expect(store.load(first.id)).rejects.toThrow(BrokenRecord);
  });

  test('that has no connection left is one, too', async () => {
    const all = await given();
    const { store, name, query, hears } = all;
    const first = await store.create(sampleRecord());
    await query(`alter role ${name} connection limit 0`);
    await breakAll(all);
    await hears('a connection to the database is lost');
    await expect(store.commit(first)).rejects.toThrow(DatabaseTrouble);
    await query(`alter role ${name} connection limit -1`);
    expect((await store.commit(first)).version).toBe(2);
  });
});
