import { describe, expect, test } from 'vitest';
import { caravan } from '../kit/caravan/part.ts';
import {
  buttons,
  lobbyOf,
  openLobby,
  openTable,
  press,
  privateLast,
  publicIn,
  publicLast,
  starts,
  type Table,
  typed,
} from './kit.ts';

/** A lobby of the caravan: one guide, and travellers, two at most on the near road and three on the far one. */
async function openCaravan(options: Record<string, string> = {}, locales?: readonly ['ja', 'ja']) {
  const table = await openTable({ games: [caravan], ...(locales && { locales }) });
  await openLobby(table, { game: 'caravan', ...options });
  const [cleo, dan] = ['Cleo', 'Dan'].map((name) => table.local.person(name)) as [Table['ann'], Table['ann']];
  return { ...table, table, cleo, dan };
}
const state = (table: Table) =>
  Object.fromEntries(buttons(lobbyOf(table)).map(({ label, disabled }) => [label, !disabled]));
async function sit(table: Table, person: Table['ann'], role: string): Promise<string> {
  await press(person, lobbyOf(table), 'role', `Join: ${role}`);
  await table.rest();
  return privateLast(person, table.channel).content;
}
const cast = async (table: Table) => (await table.record()).seats.map(({ user, role }) => [role, user]);

describe('the lobby of a game with roles', () => {
  test('lists each role with its room and who is in it, and has a button for each', async () => {
    const { table, ann, ben } = await openCaravan();
    const free = '\nGuide (0/1): free\nTravellers (0/2): free\nGuide: one person is needed, one is missing.\n';
    expect(lobbyOf(table).content).toContain(free);
    expect(lobbyOf(table).content).toContain('Take a seat in a role;');
    expect(state(table)).toEqual({
      'Join: Guide': true,
      'Join: Travellers': true,
      'Stand up': true,
      Start: false,
      'Start when full': true,
      Computer: true,
    });
    expect(await sit(table, ben, 'Travellers')).toBe('You have taken a seat: Travellers.');
    expect(lobbyOf(table).content).toContain(
      `\nGuide (0/1): free\nTravellers (1/2): <@${ben.id}>\nGuide: one person is needed, one is missing.\n`,
    );
    expect(state(table).Start).toBe(false);
    expect(await sit(table, ann, 'Guide')).toBe('You have taken a seat: Guide.');
    expect(lobbyOf(table).content).toContain(
      `\nGuide (1/1): <@${ann.id}>\nTravellers (1/2): <@${ben.id}>\nOne more may join.\n`,
    );
    expect(state(table)).toMatchObject({ 'Join: Guide': false, 'Join: Travellers': true, Start: true });
  });

  test('says so in Japanese too', async () => {
    const { table, ann } = await openCaravan({}, ['ja', 'ja']);
    expect(lobbyOf(table).content).toContain(
      '\n案内人（0/1）：空席\n旅人（0/2）：空席\n案内人：1人必要ですが、あと1人足りません。\n役割を選んで',
    );
    expect(Object.keys(state(table))).toEqual([
      '案内人で参加',
      '旅人で参加',
      '席を立つ',
      '開始',
      '満席で自動開始',
      'コンピューター',
    ]);
    await press(ann, lobbyOf(table), 'role', '旅人で参加');
    await table.rest();
    expect(privateLast(ann, table.channel).content).toBe('旅人の席に着きました。');
  });

  test('completes the roles, and refuses one that is full, one there is not, and a full table', async () => {
    const { table, ann, ben, cleo, dan, channel } = await openCaravan();
    const names = await ann.complete(channel, 'match', 'join', { options: { seat: '' }, focused: 'seat' });
    expect(names).toEqual([
      { name: 'Guide', value: 'guide' },
      { name: 'Travellers', value: 'traveller' },
    ]);
    expect(await typed(table, ann, 'join', { seat: 'guide' })).toBe('You have taken a seat: Guide.');
    expect(await typed(table, ben, 'join', { seat: 'Guide' })).toBe('Guide: no seat is free any more.');
    expect(await typed(table, ben, 'join', { seat: 'Cook' })).toBe(
      'There is no such seat. Seats: Guide and Travellers.',
    );
    expect(await typed(table, ben, 'join')).toBe('You have taken a seat: Travellers.');
    expect(await typed(table, cleo, 'join', { seat: 'Travellers' })).toBe('You have taken a seat: Travellers.');
    expect(lobbyOf(table).content).toContain(
      `\nTravellers (2/2): <@${ben.id}> and <@${cleo.id}>\nAll seats are taken.`,
    );
    expect(await typed(table, dan, 'join', { seat: 'traveller' })).toBe('All seats are taken.');
    expect(await typed(table, dan, 'join')).toBe('All seats are taken.');
    expect(state(table)).toMatchObject({ 'Join: Guide': false, 'Join: Travellers': false, Start: true });
  });

  test('lets nobody slide when somebody stands up', async () => {
    const { table, ann, ben, cleo } = await openCaravan();
    await sit(table, ann, 'Guide');
    await sit(table, ben, 'Travellers');
    await sit(table, cleo, 'Travellers');
    await press(ben, lobbyOf(table), 'leave');
    await table.rest();
    expect(privateLast(ben, table.channel).content).toBe('You have stood up from Travellers.');
    expect(await cast(table)).toEqual([
      ['guide', ann.id],
      ['traveller', null],
      ['traveller', cleo.id],
    ]);
    await press(ann, lobbyOf(table), 'leave');
    await table.rest();
    expect(await cast(table)).toEqual([
      ['guide', null],
      ['traveller', null],
      ['traveller', cleo.id],
    ]);
    await sit(table, ben, 'Guide');
    await press(ben, lobbyOf(table), 'start');
    await table.rest();
    const { match, seats } = await table.record();
    expect(match!.roles).toEqual(['guide', 'traveller']);
    expect(seats.map(({ user, role }) => [role, user])).toEqual([
      ['guide', ben.id],
      ['traveller', cleo.id],
    ]);
    const told = publicIn(ann, table.channel);
    expect(told.map(({ content }) => content).join('\n')).toContain(
      `The guide: <@${ben.id}>\nTraveller 1: <@${cleo.id}>`,
    );
  });

  test('does not start without a guide, and says whom it lacks', async () => {
    const { table, ben, cleo } = await openCaravan();
    await sit(table, ben, 'Travellers');
    await sit(table, cleo, 'Travellers');
    expect(await typed(table, ben, 'start')).toBe('Guide: one person is needed, one is missing.');
    expect((await table.record()).status).toBe('lobby');
    expect(await typed(table, ben, 'status')).toContain(
      `\nGuide (0/1): free\nTravellers (2/2): <@${ben.id}> and <@${cleo.id}>\nGuide: one person is needed, one is missing.\n`,
    );
  });

  test('follows the options: who sits keeps seat and role, and too many in a role must stand up', async () => {
    const { table, ann, ben, cleo, dan } = await openCaravan({ route: 'far' });
    await sit(table, ann, 'Guide');
    for (const person of [ben, cleo, dan]) await sit(table, person, 'Travellers');
    expect(lobbyOf(table).content).toContain('\nAll seats are taken.\n');
    const why = 'Travellers: there is room for 2, and 3 sit. One must take another seat or stand up.';
    expect(await typed(table, ann, 'options', { name: 'route', value: 'near' })).toContain(`\n⚠ ${why}`);
    expect(lobbyOf(table).content).toContain(`\nTravellers (3/2): `);
    expect(lobbyOf(table).content).toContain(`\n${why}\n`);
    expect(state(table).Start).toBe(false);
    expect(await typed(table, ann, 'start')).toBe(why);
    await press(ben, lobbyOf(table), 'leave');
    await table.rest();
    expect(state(table).Start).toBe(true);
    expect(await cast(table)).toEqual([
      ['guide', ann.id],
      ['traveller', null],
      ['traveller', cleo.id],
      ['traveller', dan.id],
    ]);
  });

  test('one person takes several seats by name and plays alone; a second press is told how', async () => {
    const { table, ann } = await openCaravan();
    await sit(table, ann, 'Guide');
    const how =
      'You already sit: Guide. To change, stand up first; to take one more seat, choose it with `/match join`.';
    expect(await sit(table, ann, 'Travellers')).toBe(how);
    expect(await typed(table, ann, 'join')).toBe('You already sit at Guide.');
    for (const _ of [1, 2]) {
      expect(await typed(table, ann, 'join', { seat: 'traveller' })).toBe('You have taken a seat: Travellers.');
    }
    expect(lobbyOf(table).content).toContain(
      `\nGuide (1/1): <@${ann.id}>\nTravellers (2/2): <@${ann.id}> ×2\nAll seats are taken.\n`,
    );
    await starts(table);
    const { status, asked, seats } = await table.record();
    expect(status).toBe('running');
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(seats.every(({ user }) => user === ann.id)).toBe(true);
    expect(await typed(table, ann, 'leave')).toBe('You have stood up from The guide, Traveller 1, and Traveller 2.');
    expect((await table.record()).seats.map(({ role }) => role)).toEqual(['guide', 'traveller', 'traveller']);
    expect(await typed(table, ann, 'join', { seat: 'Traveller 2' })).toMatch(/^You have taken a seat: Traveller 2\.\n/);
  });
});

test('a lobby goes on elsewhere from its file with seats and roles, and one without roles is none of this game', async () => {
  const { table, ben, channel, local } = await openCaravan();
  await sit(table, ben, 'Travellers');
  await ben.slash(channel, 'match', 'export', {});
  await table.rest();
  const [file] = privateLast(ben, channel).attachments;
  expect(file!.filename).toMatch(/sealed$/);
  const { id } = await table.record();
  const text = await table.store.export(id);
  const other = local.openChannel('other');
  const give = async (what: string) => {
    await ben.slash(other, 'match', 'import', {
      file: { name: 'x.json', base64: Buffer.from(what).toString('base64') },
    });
    await table.rest();
    return privateLast(ben, other).content;
  };
  const shape = 'This file is no match that I can open: it is not an exported match.';
  expect(await give(text.replace(',"role":"guide"', ''))).toBe(shape);
  expect(await give(text.replace('"role":"guide"', '"role":"cook"'))).toBe(shape);
  expect(await give(text)).toBe('The match from the file goes on here.');
  expect(publicLast(ben, other).content).toContain(`\nGuide (0/1): free\nTravellers (1/2): <@${ben.id}>\n`);
});
