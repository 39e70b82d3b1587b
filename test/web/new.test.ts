import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { bothSit, openLobby, starts, typed } from '../bot/kit.ts';
import { type Browser, openWebTable, seatedIn, startedWebTable, told, type WebTable } from './kit.ts';

/** From the lists to a running match and out of it, through the server. */

const opened = async (games?: readonly AnyGame[]) => {
  const here = await openWebTable(games && { games });
  const [ann, ben] = [await seatedIn(here, here.table.ann), await seatedIn(here, here.table.ben)];
  const { servers } = (await ann.get('/api/new')).json;
  return { here, ann, ben, guild: servers[0].guild as string, channel: here.table.channel };
};
const wanted = ({ guild, channel }: { guild: string; channel: string }, more: object = {}) => ({
  json: { id: 'n1', game: 'toy', guild, channel, options: {}, ...more },
});
const lobbyFor = async (browser: Browser, match: string) => (await browser.get(`/api/m/${match}`)).json.lobby;
const countOf = async ({ table }: WebTable) => (await table.store.all()).length;

describe('A new match', () => {
  test('is offered with its games, and the channels where the person may type and the bot may post', async () => {
    const { here, ann, channel } = await opened();
    const { json } = await ann.get('/api/new?lang=ja');
    expect(json.games.map(({ game }: { game: string }) => game)).toEqual(['toy']);
    expect(json.games[0].title).toMatch(/[ぁ-ん一-龠ァ-ヶ]/);
    const [server] = json.servers;
    expect(server.channels).toContainEqual(expect.objectContaining({ channel, isFree: true, mayThread: true }));
    here.table.local.setPermissions(channel, 0n);
    await here.table.rest();
    const after = (await ann.get('/api/new')).json.servers.flatMap((one: { channels: object[] }) => one.channels);
    expect(after).not.toContainEqual(expect.objectContaining({ channel }));
    const refused = (await ann.post('/api/new', wanted({ guild: server.guild, channel }))).json;
    expect(refused.match).toBeUndefined();
    expect(refused.said.join()).toMatch(/cannot open a match there/);
    expect(await countOf(here)).toBe(0);
  });

  test('comes with a picture of each game that has a cover, in both languages; of others there is none', async () => {
    const { ann } = await opened(games);
    const { games: told } = (await ann.get('/api/new')).json;
    expect(told.length).toBe(games.length);
    for (const { game, hasCover } of told)
      for (const locale of ['en', 'ja']) {
        const { status, bytes, headers } = await ann.get(`/api/cover/${game}/${locale}`);
        expect([game, hasCover, status]).toEqual([game, true, 200]);
        expect(headers['content-type']).toBe('image/webp');
        expect(headers['cache-control']).toContain('max-age');
        // A first screen of all games costs a slow line three seconds.
        expect(bytes.length).toBeLessThan(40_000);
        expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
      }
    const { ann: another } = await opened();
    expect((await another.get('/api/new')).json.games[0].hasCover).toBeUndefined();
    for (const path of ['toy/en', 'none/en', '..%2f..%2fpackage/en', 'toy/de'])
      expect((await another.get(`/api/cover/${path}`)).status).toBe(404);
  });

  test('shows what is chosen before as the lobby shows it afterwards', async () => {
    const { ann, here } = await opened();
    const options = encodeURIComponent(JSON.stringify({ length: 'short' }));
    const form = (await ann.get(`/api/new/toy?options=${options}`)).json;
    expect(form.places.length).toBeGreaterThan(1);
    await openLobby(here.table);
    const lobby = await lobbyFor(ann, (await here.table.record()).id);
    expect(form.places.map(({ name }: { name: string }) => name)).toEqual(
      lobby.places.map(({ name }: { name: string }) => name),
    );
    expect(form.options.map(({ option }: { option: string }) => option)).toEqual(
      lobby.options.map(({ option }: { option: string }) => option),
    );
    expect((await ann.get('/api/new/none')).status).toBe(409);
    expect((await ann.get('/api/new/toy?options=[]')).status).toBe(400);
  });

  test('is opened with its options, and whoever opens it sits there; the same request once more opens nothing', async () => {
    const { here, ann, guild, channel } = await opened();
    const asked = wanted({ guild, channel }, { seat: '1', whenFull: true });
    const { match, said } = (await ann.post('/api/new', asked)).json;
    expect(said).toEqual([]);
    expect((await ann.post('/api/new', asked)).json.match).toBe(match);
    expect(await countOf(here)).toBe(1);
    const record = await here.table.record();
    expect([record.id, record.channel, record.host, record.notes.whenFull]).toEqual([
      match,
      channel,
      here.table.ann.id,
      true,
    ]);
    expect(record.seats.filter(({ user }) => user === here.table.ann.id)).toHaveLength(1);
    // A second one has no room there, and says where the first is.
    const second = (await ann.post('/api/new', wanted({ guild, channel }, { id: 'n2' }))).json;
    expect(second.match).toBeUndefined();
    expect(second.said.join()).not.toBe('');
    const thread = (await ann.post('/api/new', wanted({ guild, channel }, { id: 'n3', thread: true }))).json;
    expect(thread.match).not.toBe(match);
    expect((await here.table.store.load(thread.match))!.channel).not.toBe(channel);
  });

  test('has no options but those of its game, and nobody opens one in a server that is not theirs', async () => {
    const { here, ann, guild, channel } = await opened();
    const ways: object[] = [
      { options: { none: 'x' } },
      { options: { constructor: 'x' } },
      { game: 'none' },
      { guild: '100000000000000001' },
      { channel: '100000000000000001' },
    ];
    for (const [n, more] of ways.entries()) {
      const { json } = await ann.post('/api/new', wanted({ guild, channel }, { id: `w${n}`, ...more }));
      expect([json.match, json.said.length > 0], JSON.stringify(more)).toEqual([undefined, true]);
    }
    expect((await here.browser().post('/api/new', wanted({ guild, channel }))).status).toBe(401);
    expect(await countOf(here)).toBe(0);
  });
});

describe('A lobby', () => {
  test('says to each what they can do there, and what is missing until it begins', async () => {
    const { here, ann, ben, guild, channel } = await opened();
    const { match } = (await ann.post('/api/new', wanted({ guild, channel }, { seat: '0' }))).json;
    const kinds = ({ deeds }: { deeds: { rows: { components: { custom_id: string }[] }[] }[] }) =>
      deeds.flatMap(({ rows }) => rows.flatMap((row) => row.components.map((one) => one.custom_id.split(':')[1])));
    const presses = ({ places }: { places: { press?: string }[] }) => places.flatMap(({ press = [] }) => press);
    const [anns, bens] = [await lobbyFor(ann, match), await lobbyFor(ben, match)];
    expect(anns.missing).toHaveLength(1);
    expect(kinds(anns)).toEqual(expect.arrayContaining(['leave', 'start']));
    expect(kinds(bens)).not.toEqual(expect.arrayContaining(['start']));
    expect([Object.keys(bens.changes), presses(anns)]).toEqual([[], []]);
    const [press] = presses(bens);
    const { mine, open } = (await ben.get('/api/matches')).json;
    expect([mine, open.map((one: { match: string }) => one.match)]).toEqual([[], [match]]);
    const joined = await ben.post(`/api/m/${match}/press`, { json: { id: 'j', press, values: [], shownAt: 0 } });
    expect(joined.json.stands.lobby.missing).toEqual([]);
    expect(joined.json.stands.lobby.places.flatMap(({ who }: { who: object[] }) => who)).toHaveLength(2);
    const spectator = await here.table.bot.door.stands(match, { user: undefined, locale: 'en' });
    expect([spectator.lobby!.deeds, spectator.lobby!.changes, presses(spectator.lobby!)]).toEqual([[], {}, []]);
    await starts(here.table);
    expect(await lobbyFor(ann, match)).toBeUndefined();
  });

  test('has room for one more seat of the same person, where it is free; a taken one and one that is none are refused', async () => {
    const { here, ann, ben, guild, channel } = await opened();
    const { match } = (await ann.post('/api/new', wanted({ guild, channel }, { seat: '0' }))).json;
    const further = async () => {
      const { places } = await lobbyFor(ann, match);
      return places.flatMap(({ seat, isFurther }: { seat: string; isFurther?: true }) => (isFurther ? [seat] : []));
    };
    expect([await further(), (await lobbyFor(ben, match)).places[1].isFurther]).toEqual([['1'], undefined]);
    const sit = async (id: string, seat: string) =>
      (await ann.post(`/api/m/${match}/sit`, { json: { id, seat } })).json;
    expect((await sit('a', '7')).taken).toBe(false);
    expect((await sit('b', '1')).stands.seats.map(({ isMine }: { isMine: boolean }) => isMine)).toEqual([true, true]);
    const again = await sit('c', '1');
    expect([again.taken, again.also.length, await further()]).toEqual([false, 1, []]);
    expect(here.table.logged()).not.toMatch(/"incident"/);
  });

  test('is told to those who may come as it opens, changes and begins; what is played there afterwards is not', async () => {
    const { here } = await opened();
    const eve = await seatedIn(here, here.table.local.person('Eve'));
    const events = await eve.listen('/api/events');
    await events.until(1);
    await openLobby(here.table);
    await told(here);
    await events.until(2);
    const { id } = await here.table.record();
    expect(events.events[1]).toMatchObject({ event: 'change', data: { match: id } });
    await bothSit(here.table);
    await told(here);
    await starts(here.table);
    await told(here);
    const before = events.events.length;
    expect(before).toBeGreaterThan(3);
    const { ann } = here.table;
    const asked = await here.table.bot.door.stands(id, { user: ann.id, locale: 'en' });
    const [{ press, value }] = asked.question!.choosable as unknown as [{ press: string; value?: string }];
    const given = { id: 'p', user: ann.id, name: 'Ann', locale: 'en' as const, match: id, press, shownAt: asked.at };
    expect((await here.table.bot.door.press({ ...given, values: value === undefined ? [] : [value] })).taken).toBe(
      true,
    );
    await told(here);
    expect(events.events).toHaveLength(before);
  });

  test('by invitation alone is told to nobody else', async () => {
    const { here, ann, guild, channel } = await opened();
    const eve = await seatedIn(here, here.table.local.person('Eve'));
    const events = await eve.listen('/api/events');
    await events.until(1);
    await ann.post('/api/new', wanted({ guild, channel }, { byInvitation: true, seat: '0' }));
    await told(here);
    expect(events.events).toHaveLength(1);
  });
});

describe('After the end', () => {
  test('the press that opens the next lobby says which it is, and that of a match that runs opens none', async () => {
    const here = await startedWebTable();
    const { id } = await here.table.record();
    const ben = await seatedIn(here, here.table.ben);
    const again = async (n: string) =>
      (await ben.post(`/api/m/${id}/press`, { json: { id: n, press: `v1:go-on:${id}`, shownAt: 0 } })).json;
    const early = await again('a');
    expect([early.taken, early.opened]).toEqual([false, undefined]);
    for (const person of [here.table.ann, here.table.ben]) await typed(here.table, person, 'end');
    const { taken, opened } = await again('b');
    expect(taken).toBe(true);
    expect(await lobbyFor(ben, opened)).toMatchObject({ missing: [] });
    expect((await again('b')).opened).toBe(opened);
  });
});

describe('A match as a file', () => {
  test('is for those who sit there: sealed while it runs, and all are told', async () => {
    const here = await startedWebTable();
    const { id } = await here.table.record();
    const [ann, eve] = [await seatedIn(here, here.table.ann), await seatedIn(here, here.table.local.person('Eve'))];
    const file = await ann.post(`/api/m/${id}/file`, { json: { id: 'f' } });
    expect(file.headers['content-disposition']).toBe(`attachment; filename="match-${id}.sealed"`);
    expect(file.text).not.toContain(here.table.ann.id);
    expect(file.bytes.length).toBeGreaterThan(200);
    const refused = await eve.post(`/api/m/${id}/file`, { json: { id: 'f' } });
    expect([refused.status, refused.json.error.kind]).toEqual([409, 'refused']);
    expect(refused.json.error.words).not.toBe('');
    const { lines } = await here.table.bot.door.log(id, { user: undefined, locale: 'en' });
    expect(JSON.stringify([lines, (await here.table.record()).notes])).toContain('copy');
  });
});
