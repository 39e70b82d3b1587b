import { describe, expect, test } from 'vitest';
import { openLobby, toTheHiding, typed } from '../bot/kit.ts';
import { type Browser, openWebTable, seatedIn, startedWebTable, type WebTable } from './kit.ts';

/** A match through the server: what each may see of it, and what they do. */

const opened = async () => {
  const here = await startedWebTable();
  const { id } = await here.table.record();
  return { here, id, at: `/api/m/${id}`, ann: await seatedIn(here, here.table.ann) };
};

/** The first answer that can be pressed in a question. */
const firstPress = async (browser: Browser, at: string) => {
  const { question, at: shownAt } = (await browser.get(at)).json;
  const [{ press, value }] = question.choosable;
  return { press, values: value === undefined ? [] : [value], shownAt };
};

describe('A person', () => {
  test('has the question of their seat, as the door says it, and answers it; others read of it in Discord', async () => {
    const { here, id, at, ann } = await opened();
    const { json } = await ann.get(at);
    const { at: _, ...stands } = await here.table.bot.door.stands(id, { user: here.table.ann.id, locale: 'en' });
    expect(json).toMatchObject(JSON.parse(JSON.stringify(stands)));
    expect(json.seats.map(({ person, isMine }: { person: string; isMine: boolean }) => [person, isMine])).toEqual([
      ['Ann', true],
      ['Ben', false],
    ]);
    const before = (await here.table.record()).match!.logged;
    const given = await firstPress(ann, at);
    const answer = (await ann.post(`${at}/press`, { json: { id: '1', ...given } })).json;
    expect(answer.taken).toBe(true);
    expect(answer.stands.version).not.toBe(json.version);
    // The same one once more, as after a lost answer.
    await ann.post(`${at}/press`, { json: { id: '1', ...given } });
    await here.table.rest();
    expect((await here.table.record()).match!.logged).toBeGreaterThan(before);
    const once = (await here.table.record()).match!.logged;
    const stale = (await ann.post(`${at}/press`, { json: { id: '2', ...given } })).json;
    await here.table.rest();
    expect(stale.stands.version).toBe(answer.stands.version);
    expect((await here.table.record()).match!.logged).toBe(once);
  });

  test('who does not sit there presses nothing, and sees what everybody does as far as Discord shows them the channel', async () => {
    const { here, id, at, ann } = await opened();
    const given = await firstPress(ann, at);
    const eve = await seatedIn(here, here.table.local.person('Eve'));
    const { json } = await eve.get(at);
    expect(json.question).toBeUndefined();
    expect((await eve.get(`${at}/picture/hand`)).status).toBe(404);
    const before = (await here.table.record()).match!.logged;
    const { json: answer } = await eve.post(`${at}/press`, { json: { id: '1', ...given } });
    expect(answer.taken).toBe(false);
    expect(answer.also.join()).toMatch(/no seat in this match/);
    expect((await eve.get(`${at}/watch`)).status).toBe(404);
    expect((await here.table.record()).match!.logged).toBe(before);
    // Who does not see the channel does not learn that there is such a match.
    const record = await here.table.record();
    await here.table.store.commit({ ...record, guild: '100000000000000001' });
    const none = await eve.get('/api/m/nowhere');
    const unseen = await eve.get(at);
    expect([unseen.status, unseen.json]).toEqual([none.status, none.json]);
    expect(none.json.error).toEqual({ kind: 'unknown', words: 'There is no such thing, or it is not for you.' });
    expect((await ann.get(at)).status).toBe(200);
    expect(id).toBe(record.id);
  });

  test('without a session learns nothing at all', async () => {
    const { here, at } = await opened();
    const nobody = here.browser();
    for (const path of [
      '/api/me',
      '/api/matches',
      '/api/sessions',
      at,
      `${at}/log`,
      `${at}/picture/board`,
      '/api/events',
    ])
      expect((await nobody.get(path)).status, path).toBe(401);
    expect((await nobody.post(`${at}/press`, { json: {} })).status).toBe(401);
  });

  test('reads errors in the language of their own', async () => {
    const here = await openWebTable({ locales: ['ja', 'en-US'] });
    const [ann, ben] = [await seatedIn(here, here.table.ann), await seatedIn(here, here.table.ben)];
    expect((await ann.get('/api/m/nowhere')).json.error.words).toMatch(/見つからない/);
    expect((await ben.get('/api/m/nowhere')).json.error.words).toMatch(/no such thing/);
    await typed(here.table, here.table.ben, ['me', undefined], { language: 'ja' });
    expect((await ben.get('/api/me')).json.locale).toBe('ja');
    expect((await ben.get('/api/me?lang=en')).json.locale).toBe('en');
  });
});

describe('Lists', () => {
  test('have the matches of a person with who is asked, and the open lobbies of their server', async () => {
    const { here, id, ann } = await opened();
    const ben = await seatedIn(here, here.table.ben);
    const elsewhere = here.table.local.openChannel('elsewhere');
    await here.table.ben.slash(elsewhere, 'match', 'new', { game: 'toy' });
    await here.table.rest();
    const own = (await ann.get('/api/matches')).json;
    expect(own.mine).toMatchObject([{ match: id, status: 'running', since: expect.any(Number) }]);
    expect(own.open).toMatchObject([{ status: 'lobby', host: here.table.ben.id, room: expect.any(String) }]);
    expect((await ben.get('/api/matches')).json.mine[0].since).toBeUndefined();
    // A lobby is read and pressed like any match.
    const { match } = own.open[0];
    const { json } = await ann.get(`/api/m/${match}`);
    expect(json.words.content).toContain('Take a seat');
    const press = { id: '1', press: `v1:join:${match}`, values: [], shownAt: json.at };
    const answer = (await ann.post(`/api/m/${match}/press`, { json: press })).json;
    expect(answer.stands.seats.some(({ isMine }: { isMine: boolean }) => isMine)).toBe(true);
  });

  test('of somebody who plays nowhere yet have the lobbies of the server where they asked for their link', async () => {
    const here = await openWebTable();
    await openLobby(here.table);
    const eve = await seatedIn(here, here.table.local.person('Eve'));
    expect((await eve.get('/api/matches')).json).toMatchObject({ mine: [], open: [{ status: 'lobby' }] });
  });
});

describe('Pictures', () => {
  test('are drawn for whoever has not got them yet, kept by nobody between, and say in words what they show', async () => {
    const { here, at, ann } = await opened();
    const { status, headers, bytes } = await ann.get(`${at}/picture/board`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-cache',
    ]);
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    const mark = headers.etag!;
    const again = await ann.get(`${at}/picture/board`, { headers: { 'if-none-match': mark } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const words = (await ann.get(`${at}/words/board`)).json;
    expect(`"${words.mark}"`).toBe(mark);
    expect(words.alt.length).toBeGreaterThan(0);
    await here.table.ann.slash(here.table.channel, 'toy', 'walk', { way: 'Mill > Market Square' });
    await here.table.rest();
    expect((await ann.get(`${at}/picture/board`, { headers: { 'if-none-match': mark } })).status).toBe(200);
  });

  test('of a hand are for whoever has it; what there is not is not there', async () => {
    const { here, at, ann } = await opened();
    const ben = await seatedIn(here, here.table.ben);
    const { hands } = (await ann.get(`${at}/pictures`)).json;
    expect(hands).toEqual([0]);
    const [mine, his] = [await ann.get(`${at}/picture/hand`), await ben.get(`${at}/picture/hand`)];
    expect([mine.status, his.status]).toEqual([200, 200]);
    expect(mine.headers.etag).not.toBe(his.headers.etag);
    expect((await ann.get(`${at}/picture/hand?seat=0`)).headers.etag).toBe(mine.headers.etag);
    expect((await ann.get(`${at}/picture/hand?seat=1`)).status).toBe(404);
    for (const path of [
      'picture/end',
      'picture/page?n=999',
      'picture/place?place=nowhere',
      'picture/said?mark=x',
      'picture/nothing',
    ])
      expect((await ann.get(`${at}/${path}`)).status, path).toBe(404);
  });

  test('of an answer are for whoever was answered', async () => {
    const { here, id, at, ann } = await opened();
    const ben = await seatedIn(here, here.table.ben);
    const press = { id: '1', press: `v1:hand:${id}`, values: [], shownAt: (await ann.get(at)).json.at };
    const { reply } = (await ann.post(`${at}/press`, { json: press })).json;
    const { address } = reply.pictures[0];
    expect((await ann.get(address)).headers['content-type']).toBe('image/webp');
    expect((await ben.get(address)).status).toBe(404);
  });
});

describe('What has been', () => {
  test('can be read by pages, and looked at moment by moment as everybody saw it', async () => {
    const { here, at, ann } = await opened();
    await toTheHiding(here.table);
    const log = (await ann.get(`${at}/log`)).json;
    expect(log).toMatchObject({ page: 0, pages: 1 });
    expect(log.lines.length).toBeGreaterThan(0);
    const { moments } = (await ann.get(`${at}/moments`)).json;
    const last = (await ann.get(`${at}/at/${moments.length - 1}`)).json;
    expect(last).toMatchObject({ n: moments.length - 1, of: moments.length, name: moments.at(-1).name });
    const picture = await ann.get(`${at}/at/0/picture`);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect((await ann.get(`${at}/at/0`)).json.mark).toBe(picture.headers.etag!.slice(1, -1));
    expect((await ann.get(`${at}/at/${moments.length}`)).status).toBe(404);
    expect((await ann.get(`${at}/at/x`)).status).toBe(404);
  });
});

describe('A spectator', () => {
  const watched = async (here: WebTable, at: string, who: Browser) => {
    const { address } = (await who.get(`${at}/watch`)).json;
    return { sign: new URL(address).search, spectator: here.browser('192.0.2.9') };
  };

  test('sees by a signed address what everybody sees, has nothing to press, and needs no session', async () => {
    const { here, id, at, ann } = await opened();
    const { sign, spectator } = await watched(here, at, ann);
    const { json } = await spectator.get(`${at}${sign}`);
    const { at: _, ...stands } = await here.table.bot.door.stands(id, { user: undefined, locale: 'en' });
    expect(json).toMatchObject(JSON.parse(JSON.stringify(stands)));
    expect(json.question).toBeUndefined();
    expect(json.words.choices).toEqual([]);
    expect(json.news).toBe('');
    expect((await spectator.get(`${at}/picture/board${sign}`)).status).toBe(200);
    expect((await spectator.get(`${at}/log${sign}`)).status).toBe(200);
    for (const hidden of ['hand', 'hand?seat=0']) {
      const path = `${at}/picture/${hidden}`;
      const { status } = await spectator.get(`${path}${path.includes('?') ? sign.replace('?', '&') : sign}`);
      expect(status, hidden).toBe(404);
    }
    const press = { id: '1', press: `v1:answer:${id}`, values: [], shownAt: json.at };
    expect((await spectator.post(`${at}/press${sign}`, { json: press })).status).toBe(401);
    // Whoever plays sees by it no more than that.
    expect((await ann.get(`${at}${sign}`)).json.question).toBeUndefined();
  });

  test('has an address for one match, and none that was changed', async () => {
    const { here, at, ann } = await opened();
    const { sign, spectator } = await watched(here, at, ann);
    for (const path of [`${at}${sign.slice(0, -1)}`, `${at}${sign}A`, `${at}?watch=`, `/api/m/other${sign}`])
      expect((await spectator.get(path)).status, path).toBe(404);
    await here.restart();
    expect((await spectator.get(`${at}${sign}`)).status).toBe(200);
  });
});
