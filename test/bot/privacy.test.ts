import { describe, expect, test } from 'vitest';
import type { Kept } from '#bot/match/kept';
import { nameless } from '#bot/match/nameless';
import { type Person, virtualClock } from '#local/discord';
import { open, openTable as openRoad } from './campaign-kit.ts';
import {
  HOUR,
  labelsIn,
  openLobby,
  openTable,
  playAnything,
  posted,
  press,
  privateLast,
  publicLast,
  startedTable,
  type Table,
  toTheHiding,
  typed,
} from './kit.ts';
import { exported, given } from './taking.ts';
import { playToTheEnd } from './to-the-end.ts';

/** What is kept of a person, as they read it, take it along, and have it deleted (`/privacy`). */

async function privacy(table: Table, person: Person = table.ann, what?: 'export' | 'ask'): Promise<string> {
  await person.slash(table.channel, 'privacy', undefined, what === undefined ? {} : { what });
  await table.rest();
  return privateLast(person, table.channel).content;
}
async function pressed(table: Table, person: Person, label: string): Promise<string> {
  await press(person, privateLast(person, table.channel), 'privacy', label);
  await table.rest();
  return privateLast(person, table.channel).content;
}
/** Asks to be forgotten and presses the button that does it. */
async function forgotten(table: Table, person: Person = table.ann): Promise<string> {
  await privacy(table, person, 'ask');
  return pressed(table, person, 'Delete for good');
}
async function fileOf(table: Table, person: Person = table.ann): Promise<Kept & { text: string }> {
  await privacy(table, person, 'export');
  const [file] = privateLast(person, table.channel).attachments;
  const text = await (await fetch(file!.url)).text();
  return { ...(JSON.parse(text) as Kept), text };
}
/** All that is saved in which this text stands. */
const keptWith = async ({ saved }: Table, text: string): Promise<string[]> =>
  (await saved.texts()).filter((one) => one.includes(text));
async function agreed(table: Table): Promise<void> {
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
}

describe('What is kept', () => {
  test('is told in private to whoever asks, with the ways to have it and to have it deleted', async () => {
    const table = await startedTable();
    const before = posted(table).length;
    const content = await privacy(table);
    expect(content).toContain('One match in which you sit');
    expect(content).toContain('0 results by which ratings are reckoned');
    expect(labelsIn(privateLast(table.ann, table.channel))).toEqual(['Get it as a file', 'Have it deleted …']);
    expect(await privacy(table, table.local.person('Eve'))).toContain('0 matches in which you sit');
    expect(posted(table)).toHaveLength(before);
  });

  test('comes as a file: seat, answers with their times, notes, half-made answers, and nothing of anybody else', async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    await typed(table, table.ann, 'note', { text: 'watch the road' });
    await typed(table, table.ben, 'note', { text: 'Ann lies' });
    await clock.advance(2 * HOUR);
    await toTheHiding(table);
    const { text, user, matches, profile } = await fileOf(table);
    expect([user, profile.locale]).toEqual([table.ann.id, 'en']);
    expect(matches).toMatchObject([
      { game: 'toy', status: 'running', opened: true, seats: [{ seat: 0, name: 'Ann' }], notes: ['watch the road'] },
    ]);
    const own = (await table.log()).flatMap(({ answer }) => (answer?.seat === 0 ? [answer.decision] : []));
    expect(own).toHaveLength(1);
    expect(matches[0]!.answers!.map(({ decision, waited }) => [decision, waited])).toEqual([[own[0], 2 * HOUR]]);
    for (const secret of [table.ben.id, 'Ann lies', 'seed']) expect(text).not.toContain(secret);
  });

  test('has the secret answers of one’s own seat and of no other, as long as the match runs', async () => {
    const table = await startedTable();
    await toTheHiding(table);
    await playAnything(table, table.ann);
    const hidden = (await table.log()).at(-1)!.answer!;
    expect(hidden).toMatchObject({ seat: 0, action: 'hide' });
    const card = JSON.stringify(hidden.args.card);
    expect((await fileOf(table)).matches[0]!.answers!.at(-1)).toMatchObject({ action: 'hide', args: hidden.args });
    expect((await fileOf(table, table.ben)).text).not.toContain(card);
  });

  test('has the results of one’s own seats, and campaigns that one has begun', async () => {
    const table = await startedTable();
    await playToTheEnd(table);
    await table.ann.slash(table.channel, 'results', undefined, {});
    await table.rest();
    const { results, text } = await fileOf(table);
    expect(results).toMatchObject([{ game: 'toy', ending: 'over', counts: true }]);
    expect(text).not.toContain(table.ben.id);
    const road = await openRoad();
    await open(road, 'Long road');
    expect((await fileOf(road)).campaigns).toMatchObject([{ game: 'caravan', name: 'Long road' }]);
    expect((await fileOf(road, road.ben)).campaigns).toEqual([]);
  });
});

describe('To have it deleted', () => {
  test('takes one from every file of the store, and what was played stays for the others', async () => {
    const table = await startedTable();
    await typed(table, table.ann, 'note', { text: 'watch the road' });
    await playToTheEnd(table);
    await table.ben.slash(table.channel, 'results', undefined, {});
    await table.rest();
    const { id, match } = await table.record();
    const log = await table.log();
    expect(await keptWith(table, table.ann.id)).not.toEqual([]);

    expect(await forgotten(table)).toContain('nothing is kept of you any more');
    expect(labelsIn(privateLast(table.ann, table.channel))).toEqual([]);
    expect(await keptWith(table, table.ann.id)).toEqual([]);
    expect(await keptWith(table, 'watch the road')).toEqual([]);
    await table.restart();
    expect(await keptWith(table, table.ann.id)).toEqual([]);
    const after = (await table.store.load(id))!;
    expect(after.seats.map(({ user, name }) => [user, name])).toEqual([
      [null, '—'],
      [table.ben.id, 'Ben'],
    ]);
    expect([after.host, after.match]).toEqual(['—', match]);
    expect(await table.log()).toEqual(log);

    const summary = await typed(table, table.ben, ['summary', undefined]);
    expect(summary).toMatch(/Red house: \d+ answers/);
    expect(summary).toContain(`Blue house (<@${table.ben.id}>)`);
    await table.ben.slash(table.channel, 'results', undefined, {});
    await table.rest();
    const results = privateLast(table.ben, table.channel).content;
    expect(results).toContain('—');
    expect(results).toContain(`. <@${table.ben.id}>: `);
    expect(results).not.toContain(table.ann.id);
    await typed(table, table.ben, 'again');
    expect((await table.record()).seats.map(({ user }) => user)).toContain(table.ben.id);
  });

  test('is refused while one sits in a match that runs, with the match; once somebody else can take over it is done', async () => {
    const table = await startedTable();
    const refused = await privacy(table, table.ben, 'ask');
    expect(refused).toBe(
      `You still sit in Toy Market (<#${table.channel}>), or have it open. Give your seat back there with \`/match leave\`, or end it with \`/match end\`; after that everything can be deleted.`,
    );
    expect(labelsIn(privateLast(table.ben, table.channel))).toEqual([]);
    await typed(table, table.ben, 'note', { text: 'mine alone' });
    await typed(table, table.ben, 'leave');
    expect((await fileOf(table, table.ben)).matches).toMatchObject([{ seats: [], notes: ['mine alone'] }]);
    await forgotten(table, table.ben);
    expect(await keptWith(table, table.ben.id)).toEqual([]);
    expect(await keptWith(table, 'mine alone')).toEqual([]);
    const cleo = table.local.person('Cleo');
    expect(await typed(table, cleo, 'join')).toContain('You have taken a seat: Blue house.');
    expect((await table.record()).status).toBe('running');
  });

  test('is refused while one has a lobby open, also without a seat, and whoever opened a running match may leave it', async () => {
    const table = await openTable();
    await openLobby(table);
    expect(await privacy(table, table.ann, 'ask')).toContain('You still sit in Toy Market');
    await typed(table, table.ann, 'end');
    expect(await privacy(table, table.ann, 'ask')).toContain('Delete what is kept of you?');
    const running = await startedTable();
    await typed(running, running.ann, 'leave');
    await forgotten(running);
    expect((await running.record()).host).toBe('—');
    expect(await keptWith(running, running.ann.id)).toEqual([]);
  });

  test('takes a seat from one that is only kept in a match from a file: anybody can sit down there then', async () => {
    const table = await startedTable();
    for (const person of [table.ben, table.ann]) await exported(table, person);
    const elsewhere = table.local.openChannel('elsewhere');
    await given(table, table.ann, await exported(table, table.ann), elsewhere);
    const copy = async () => (await table.store.load((await table.store.byChannel(elsewhere))!))!;
    expect((await copy()).notes.reserved).toEqual({ 1: table.ben.id });
    await typed(table, table.ben, 'leave');
    await forgotten(table, table.ben);
    expect((await copy()).notes.reserved).toBeUndefined();
    expect(await keptWith(table, table.ben.id)).toEqual([]);
    const joined = await typed(table, table.local.person('Cleo'), 'join', { channel: elsewhere });
    expect(joined).toContain('You have taken a seat: Blue house.');
  });

  test('takes an invitation back, also one that could not be sent yet, and leaves those of others', async () => {
    const table = await openTable();
    await openLobby(table);
    const cleo = table.local.person('Cleo');
    for (const { id } of [table.ben, cleo]) await typed(table, table.ann, 'invite', { user: id });
    const record = await table.record();
    expect(record.notes.invited).toHaveLength(2);
    const waiting = {
      ...record,
      outbox: [{ id: 'w', kind: 'invitation', data: { user: table.ben.id, by: table.ann.id } }],
    };
    expect(nameless(waiting, table.ben.id).outbox).toEqual([]);
    expect(nameless(waiting, table.ann.id).outbox).toMatchObject([{ data: { user: table.ben.id, by: '—' } }]);
    await forgotten(table, table.ben);
    expect((await table.record()).notes.invited).toEqual([cleo.id]);
    expect(await keptWith(table, table.ben.id)).toEqual([]);
  });

  test('is asked once more before anything is done; what was opened meanwhile is looked at again', async () => {
    const table = await startedTable();
    await agreed(table);
    const before = await table.record();
    expect(await privacy(table)).toContain('What is kept of you');
    expect(await pressed(table, table.ann, 'Have it deleted …')).toContain('This cannot be taken back.');
    expect(labelsIn(privateLast(table.ann, table.channel))).toEqual(['Delete for good']);
    expect(await table.record()).toEqual(before);
    const question = privateLast(table.ann, table.channel);
    await openLobby(table);
    await press(table.ann, question, 'privacy', 'Delete for good');
    await table.rest();
    expect(privateLast(table.ann, table.channel).content).toContain('You still sit in Toy Market');
    expect((await table.store.load(before.id))!.seats[0]!.user).toBe(table.ann.id);
  });

  test('twice does no harm, and leaves what is kept of others', async () => {
    const table = await startedTable();
    await table.ben.slash(table.channel, 'me', undefined, { quiet_hours: '22-7' });
    await agreed(table);
    await privacy(table, table.ann, 'ask');
    const question = privateLast(table.ann, table.channel);
    await Promise.all([press(table.ann, question, 'privacy'), press(table.ann, question, 'privacy')]);
    await table.rest();
    expect(await keptWith(table, table.ann.id)).toEqual([]);
    const record = await table.record();
    expect(await forgotten(table)).toContain('nothing is kept of you any more');
    expect(await table.record()).toEqual(record);
    expect((await table.store.profile(table.ben.id)).wishes).toMatchObject({ quiet: { from: 22, to: 7 } });
    expect((await fileOf(table, table.ben)).matches).toMatchObject([{ seats: [{ seat: 1, name: 'Ben' }] }]);
  });

  test('cannot be pressed in a message that all can see', async () => {
    const table = await startedTable();
    await agreed(table);
    const { local, channel, ann } = table;
    const components = [
      { type: 1, components: [{ type: 2, style: 4, label: 'Nice', custom_id: 'v1:privacy:me:delete' }] },
    ];
    await fetch(`${local.api}/v10/channels/${channel}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${local.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'press me', components }),
    });
    await press(ann, publicLast(ann, channel), 'privacy', 'Nice');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('belongs to something that no longer exists');
    expect((await table.record()).seats[0]!.user).toBe(ann.id);
  });

  test('is told in Japanese to whoever reads Japanese', async () => {
    const table = await startedTable({ locales: ['ja', 'ja'] });
    expect(await privacy(table)).toContain('席に着いている対戦1件');
    expect(await privacy(table, table.ann, 'ask')).toContain('まだ席に着いているか、開いたままの対戦があります：');
    await agreed(table);
    await privacy(table, table.ann, 'ask');
    expect(await pressed(table, table.ann, '完全に削除する')).toContain('削除しました。');
    expect(await keptWith(table, table.ann.id)).toEqual([]);
  });
});
