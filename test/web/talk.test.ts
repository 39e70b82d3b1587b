import { type APIMessage, ChannelType, MessageType, PermissionFlagsBits as P, type REST } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { LONGEST_SAID, talkAccess, talkIn } from '#bot/platform/channel-talk';
import { virtualClock } from '#local/discord';
import { posted } from '../bot/kit.ts';
import { type Browser, openWebTable, seatedIn, startedWebTable } from './kit.ts';

/** What people write to each other beside a match: it is in Discord alone, and read by who could read it there. */

const opened = async () => {
  const clock = virtualClock();
  const here = await startedWebTable({ clock });
  const { id } = await here.table.record();
  const at = `/api/m/${id}/talk`;
  return { here, clock, id, at, ann: await seatedIn(here, here.table.ann), ben: await seatedIn(here, here.table.ben) };
};
const say = (browser: Browser, at: string, text: string, id = 's') => browser.post(at, { json: { id, text } });
const texts = async (browser: Browser, at: string) =>
  (await browser.get(at)).json.said.map(({ person, text }: { person: string; text: string }) => `${person}: ${text}`);

describe('What is said on the page', () => {
  test('is posted in the channel under the name of who says it, calls nobody, and is read by the others; twice the same is said once', async () => {
    const { here, at, ann, ben } = await opened();
    const words = '**Peace?** <@1> @everyone';
    const { json } = await say(ann, at, `  ${words}\n`);
    expect(json.said.map(({ isMine }: { isMine: boolean }) => isMine)).toEqual([true]);
    await say(ann, at, words);
    const last = posted(here.table).at(-1)!;
    expect(last.content).toBe(`<@${here.table.ann.id}>: ${words}`);
    expect([last.mentions, last.mention_everyone]).toEqual([[], false]);
    expect(posted(here.table).filter(({ content }) => content.includes('Peace?'))).toHaveLength(1);
    expect(await texts(ben, at)).toEqual([`Ann: ${words}`]);
    await say(ben, at, 'No.', 'b');
    expect(await texts(ann, at)).toEqual([`Ann: ${words}`, 'Ben: No.']);
    // Nobody says it in the name of another.
    await say(ben, at, `<@${here.table.ann.id}>: I give up.`, 'c');
    expect((await texts(ann, at)).at(-1)).toBe(`Ben: <@${here.table.ann.id}>: I give up.`);
  });

  test('is neither empty nor longer than a message takes, and not more than a table can read', async () => {
    const { at, ann, clock } = await opened();
    expect((await say(ann, at, ' \n ', 'e')).json.error.words).toMatch(/nothing to say/);
    expect((await say(ann, at, 'x'.repeat(LONGEST_SAID + 1), 'l')).json.error.words).toMatch(/1975 characters/);
    expect((await say(ann, at, 'x'.repeat(LONGEST_SAID), 'm')).status).toBe(200);
    expect((await ann.post(at, { json: { id: 'n', text: 5 } })).status).toBe(400);
    const all: number[] = [];
    for (let n = 0; n < 4; n++) all.push((await say(ann, at, 'Hm.', `h${n}`)).status);
    expect(all).toEqual([200, 200, 429, 429]);
    await clock.advance(4_000);
    expect((await say(ann, at, 'Hm.', 'i')).status).toBe(200);
  });
});

describe('A talk', () => {
  test('is read by who could read it in Discord, and written where they and the bot may; a spectator by a link has none', async () => {
    const { here, at, ann, ben, clock } = await opened();
    const { table } = here;
    const eve = await seatedIn(here, table.local.person('Eve'));
    await say(ann, at, 'Hello.');
    expect(await texts(eve, at)).toEqual(['Ann: Hello.']);
    const { address } = (await ann.get(at.replace(/talk$/, 'watch'))).json;
    expect((await here.browser().get(`${at}${new URL(address).search}`)).status).toBe(401);
    table.local.setPermissions(table.channel, 1n << 10n);
    await table.rest();
    await clock.advance(60_000);
    expect((await ann.get(`${at}?lang=ja`)).json.error.words).toMatch(/メッセージ履歴を読む/);
    table.local.setPermissions(table.channel, (1n << 10n) | (1n << 16n));
    await table.rest();
    await clock.advance(60_000);
    expect((await ann.get(at)).json.mayWrite).toBe(false);
    expect((await say(ann, at, 'Hm?', 'c')).json.error.words).toMatch(/closed/);
    table.local.setPermissions(table.channel, null);
    await table.rest();
    await clock.advance(60_000);
    expect((await ann.get(at)).json).toMatchObject({ mayWrite: true, isWithheld: false });
    // To sit there is not enough.
    await table.store.commit({ ...(await table.record()), channel: '100000000000000001' });
    const refused = (await ben.get(at)).json.error;
    expect([refused.kind, refused.words]).toEqual(['refused', expect.stringMatching(/read its channel in Discord/)]);
    expect((await say(ben, at, 'Hello?', 'b')).status).toBe(409);
    expect((await ben.get(at.replace(/\/talk$/, ''))).status).toBe(200);
    expect(table.logged()).not.toMatch(/"incident"/);
  });

  test('is the least of what a person and the bot may there; in a private thread whoever is in it', async () => {
    const all = P.ViewChannel | P.ReadMessageHistory | P.SendMessages | P.SendMessagesInThreads;
    const accessOf = ({ theirs = all, own = all, type = ChannelType.GuildText, locked = false, isIn = true }) => {
      const isThread = type !== ChannelType.GuildText;
      const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) });
      const channel = { id: '4', type: ChannelType.GuildText, guild_id: '3' };
      const thread = { id: '5', type, guild_id: '3', parent_id: '4', thread_metadata: { locked } };
      const said: Record<string, unknown> = {
        '/channels/4': channel,
        '/channels/5': isThread ? thread : { ...channel, id: '5' },
        '/guilds/3': { id: '3', owner_id: '2', roles: [role('3', 0n), role('10', theirs), role('11', own)] },
        '/guilds/3/members/1': { user: { id: '1' }, roles: ['10'] },
        '/guilds/3/members/900': { user: { id: '900' }, roles: ['11'] },
        ...(isIn && { '/channels/5/thread-members/1': {} }),
      };
      const get = async (route: string) => said[route] ?? Promise.reject(new Error(`nothing at ${route}`));
      return talkAccess({ rest: { get } as unknown as REST, own: '900' }, '5', '1');
    };
    const thread = { type: ChannelType.PublicThread };
    const inside = { type: ChannelType.PrivateThread };
    const cases: [Parameters<typeof accessOf>[0], string][] = [
      [{}, 'write'],
      [{ theirs: all & ~P.ViewChannel }, 'unseen'],
      [{ theirs: all & ~P.ReadMessageHistory }, 'unseen'],
      [{ own: all & ~P.ReadMessageHistory }, 'blind'],
      [{ theirs: all & ~P.SendMessages }, 'read'],
      [{ own: all & ~P.SendMessages }, 'read'],
      [{ ...thread, theirs: all & ~P.SendMessages }, 'write'],
      [{ ...thread, theirs: all & ~P.SendMessagesInThreads }, 'read'],
      [{ ...thread, locked: true }, 'read'],
      [inside, 'write'],
      [{ ...inside, isIn: false }, 'unseen'],
    ];
    for (const [given, access] of cases) expect(await accessOf(given), JSON.stringify(Object.keys(given))).toBe(access);
  });

  test('begins with the lobby: what was written in the channel before is of others', async () => {
    const clock = virtualClock();
    const here = await openWebTable({ clock });
    const ann = await seatedIn(here, here.table.ann);
    const { servers } = (await ann.get('/api/new')).json;
    const open = async (id: string) => {
      const json = { id, game: 'toy', guild: servers[0].guild, channel: here.table.channel, seat: '0' };
      return (await ann.post('/api/new', { json })).json.match as string;
    };
    const first = await open('a');
    await say(ann, `/api/m/${first}/talk`, 'To the first.');
    await here.table.ann.slash(here.table.channel, 'match', 'end', {});
    await here.table.rest();
    await clock.advance(10_000);
    const second = await open('b');
    await say(ann, `/api/m/${second}/talk`, 'To the second.', 't');
    expect(await texts(ann, `/api/m/${second}/talk`)).toEqual(['Ann: To the second.']);
  });
});

describe('Of the messages of a channel', () => {
  const BOT = '900';
  const message = (id: number, more: Partial<Record<keyof APIMessage, unknown>> = {}): APIMessage =>
    ({
      id: String(id),
      type: MessageType.Default,
      timestamp: new Date(id * 1_000).toISOString(),
      author: { id: '1', username: 'ann', global_name: 'Ann' },
      content: `message ${id}`,
      attachments: [],
      embeds: [],
      mentions: [],
      ...more,
    }) as unknown as APIMessage;
  const bot = { id: BOT, username: 'castellan', bot: true };
  const of = (messages: APIMessage[], more: object = {}) =>
    talkIn(messages, { bot: BOT, since: 0, isWhole: true, ...more });

  test('those of people are the talk, and those that the bot has posted for them, oldest first', () => {
    const said = of([
      message(7, { author: { id: '2', username: 'ben', global_name: null }, type: MessageType.Reply }),
      message(6, { author: bot, content: '<@1>: by the page\nin two lines' }),
      message(5, { author: bot, content: '' }),
      message(4, { author: { id: '901', username: 'other', bot: true }, content: '<@1>: forged' }),
      message(3, { type: MessageType.ThreadCreated }),
      message(2, { content: '', attachments: [{}], sticker_items: [{}] }),
      message(1),
    ]).said;
    expect(said.map(({ id, user, name, text, files }) => [id, user, name, text, files])).toEqual([
      ['1', '1', 'Ann', 'message 1', 0],
      ['2', '1', 'Ann', '', 2],
      ['6', '1', undefined, 'by the page\nin two lines', 0],
      ['7', '2', 'ben', 'message 7', 0],
    ]);
  });

  test('those that come without their words say that Discord keeps them back; an empty one of the bot does not', () => {
    expect(of([message(1, { content: '' })])).toMatchObject({ isWithheld: true, said: [] });
    expect(of([message(2), message(1, { author: bot, content: '' })]).isWithheld).toBe(false);
    expect(of([message(1, { content: '', poll: {} })]).isWithheld).toBe(false);
  });

  test('what is older than the lobby is left away, and nothing before it is asked for', () => {
    const all = [message(3), message(2), message(1)];
    expect(of(all, { isWhole: false }).before).toBe('1');
    expect(of(all, { isWhole: true }).before).toBeUndefined();
    const late = of(all, { isWhole: false, since: 2_000 });
    expect([late.before, late.said.map(({ id }) => id)]).toEqual([undefined, ['2', '3']]);
  });
});
