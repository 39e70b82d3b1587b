import { describe, expect, test } from 'vitest';
import { bazaar } from '../kit/bazaar.ts';
import {
  buttons,
  choose,
  dmOf,
  lobbyOf,
  openLobby,
  openTable,
  press,
  privateLast,
  publicLast,
  started,
  starts,
  type Table,
  typed,
} from './kit.ts';

/** A lobby of the bazaar, in a lane: two or three may play. */
async function openBazaar(options: Record<string, string> = {}, locales?: readonly ['ja', 'ja']) {
  const table = await openTable({ games: [bazaar], ...(locales && { locales }) });
  await openLobby(table, { game: 'bazaar', ...options });
  const people = [table.ann, table.ben, ...['Cleo', 'Dan', 'Eve', 'Finn'].map((name) => table.local.person(name))];
  return { table, people };
}
const startButton = (table: Table) => buttons(lobbyOf(table)).find(({ label }) => label === 'Start')!;
const joinButton = (table: Table) => buttons(lobbyOf(table)).find(({ label }) => label === 'Take a seat')!;
async function sit(table: Table, people: readonly Table['ann'][]) {
  for (const person of people) {
    await press(person, lobbyOf(table), 'join');
    await table.rest();
  }
}

describe('the lobby of a game for different numbers', () => {
  test('lists who sits and how many more may, not the empty seats', async () => {
    const { table, people } = await openBazaar();
    const [ann, ben, cleo] = people;
    expect(lobbyOf(table).content).toContain('\n2 more must join before the start; up to 3 may.\n');
    expect(lobbyOf(table).content).not.toContain('free');
    expect(startButton(table).disabled).toBe(true);
    await sit(table, [ann!]);
    expect(lobbyOf(table).content).toContain(
      `\nStall 1: <@${ann!.id}>\nOne more must join before the start; up to 2 may.\n`,
    );
    expect(startButton(table).disabled).toBe(true);
    await sit(table, [ben!]);
    expect(lobbyOf(table).content).toContain(`\nStall 2: <@${ben!.id}>\nOne more may join.\n`);
    expect(startButton(table).disabled).toBe(false);
    await sit(table, [cleo!]);
    expect(lobbyOf(table).content).toContain(`\nStall 3: <@${cleo!.id}>\nAll seats are taken.\n`);
    expect([startButton(table).disabled, joinButton(table).disabled]).toEqual([false, true]);
    expect(lobbyOf(table).content).toContain('when enough sit');
  });

  test('says so in Japanese too', async () => {
    const { table, people } = await openBazaar({ place: 'square' }, ['ja', 'ja']);
    expect(lobbyOf(table).content).toContain('\n開始にはあと3人必要です（あと5人まで参加できます）。\n');
    await sit(table, people.slice(0, 3));
    expect(lobbyOf(table).content).toContain('\nあと2人まで参加できます。\n');
    await sit(table, people.slice(3, 5));
    expect(lobbyOf(table).content).toContain('\n満席です。\n');
    await choose(table.ann, lobbyOf(table), 'lane');
    await table.rest();
    expect(lobbyOf(table).content).toContain(
      '\n今のオプションで遊べるのは3人までです。2人が席を立つか、オプションを変えてください。\n',
    );
    expect(privateLast(table.ann, table.channel).content).toContain(
      '⚠ 今のオプションで遊べるのは3人までですが、5人が着席しています。2人が席を立つか、オプションを変えてください。',
    );
  });

  test('takes no more than the options allow, and a seat by name is the next one', async () => {
    const { table, people } = await openBazaar();
    const [ann, ben, cleo, dan] = people;
    const { channel } = table;
    expect(
      (await ann!.complete(channel, 'match', 'join', { options: { seat: '' }, focused: 'seat' })).map(
        ({ name }) => name,
      ),
    ).toEqual(['Stall 1']);
    await sit(table, [ann!, ben!]);
    const join = async (person: Table['ann'], seat: string) => {
      await person.slash(channel, 'match', 'join', { seat });
      await table.rest();
      return privateLast(person, channel).content;
    };
    expect(await join(cleo!, '0')).toBe('That seat is taken.');
    expect(await join(cleo!, '4')).toBe('There is no such seat. Seats: Stall 1, Stall 2, and Stall 3.');
    expect(await join(cleo!, '2')).toBe('You have taken a seat: Stall 3.');
    await press(dan!, lobbyOf(table), 'join').catch(() => {});
    await dan!.slash(channel, 'match', 'join', {});
    await table.rest();
    expect(privateLast(dan!, channel).content).toBe('All seats are taken.');
    expect((await table.record()).seats.map(({ user }) => user)).toEqual([ann!.id, ben!.id, cleo!.id, null, null]);
  });

  test('closes up when somebody leaves, and starts with those who sit and no empty seat', async () => {
    const { table, people } = await openBazaar();
    const [ann, ben, cleo] = people;
    await sit(table, [ann!, ben!, cleo!]);
    await press(ann!, lobbyOf(table), 'leave');
    await table.rest();
    expect(lobbyOf(table).content).toContain(`\nStall 1: <@${ben!.id}>\nStall 2: <@${cleo!.id}>\nOne more may join.\n`);
    await press(ben!, lobbyOf(table), 'start');
    await table.rest();
    const { match, seats, status } = await table.record();
    expect(status).toBe('running');
    expect(match!.seats).toBe(2);
    expect(seats.map(({ user }) => user)).toEqual([ben!.id, cleo!.id]);
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0]);
  });

  test('closes gaps at the start that an older lobby may have', async () => {
    const { table, people } = await openBazaar();
    await sit(table, people.slice(0, 3));
    const record = await table.record();
    const free = { user: null, name: '', locale: 'en', dm: 'unknown' } as const;
    const [a, b, c] = record.seats;
    await table.store.commit({ ...record, seats: [free, a!, free, b!, c!] });
    await table.ann.slash(table.channel, 'match', 'start', {});
    await table.rest();
    const { match, seats } = await table.record();
    expect(match!.seats).toBe(3);
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  test('refuses to start with too few, by the command as well, and says why', async () => {
    const { table, people } = await openBazaar({ place: 'square' });
    await sit(table, people.slice(0, 2));
    expect(await typed(table, table.ann, 'start')).toBe('At least 3 must sit before the match can start; 2 do.');
    expect((await table.record()).status).toBe('lobby');
  });

  test('does not start when more sit than other options allow; who stands up or changes them makes it possible', async () => {
    const { table, people } = await openBazaar({ place: 'square' });
    await sit(table, people.slice(0, 4));
    await table.ann.slash(table.channel, 'match', 'options', { name: 'place', value: 'lane' });
    await table.rest();
    const why = 'With these options at most 3 can play, and 4 sit. One must stand up, or the options must change.';
    expect(privateLast(table.ann, table.channel).content).toBe(`Place: Lane, 2 or 3 stalls\n⚠ ${why}`);
    expect(lobbyOf(table).content).toContain(
      '\nWith these options at most 3 can play. One must stand up, or the options must change.\n',
    );
    expect([startButton(table).disabled, joinButton(table).disabled]).toEqual([true, true]);
    expect(await typed(table, table.ann, 'start')).toBe(why);
    expect((await table.record()).status).toBe('lobby');
    await press(people[3]!, lobbyOf(table), 'leave');
    await table.rest();
    expect(startButton(table).disabled).toBe(false);
  });
});

test('a game for a fixed number keeps its named seats, taken or free', async () => {
  const table = await openTable();
  await openLobby(table);
  expect(lobbyOf(table).content).toContain('\nRed house: free\nBlue house: free\n');
  await table.ben.slash(table.channel, 'match', 'join', { seat: '1' });
  await table.rest();
  expect(lobbyOf(table).content).toContain(`\nRed house: free\nBlue house: <@${table.ben.id}>\n`);
  expect(await typed(table, table.ben, 'start')).toBe('Not all seats are taken yet: Red house.');
});

describe('a seat whose name the state says', () => {
  /** A match of two in the bazaar, and what the stalls are called. */
  async function begun(locales?: readonly ['ja', 'ja']) {
    const { table, people } = await openBazaar({}, locales);
    await sit(table, people.slice(0, 2));
    await starts(table);
    const { colours } = (await table.record()).match!.base as { colours: string[] };
    const words = (locale: 'en' | 'ja') => colours.map((one) => bazaar.text.say({ key: `colour.${one}` }, locale));
    return { table, names: words(locales ? 'ja' : 'en'), people };
  }

  test('is called so in the lobby once it runs, in events, questions, status and refusals', async () => {
    const { table, names } = await begun();
    const { ann, ben, channel } = table;
    expect(publicLast(ann, channel).content).toContain(`<@${ann.id}> — ${names[0]}: what do you do?`);
    expect(
      ann
        .messages(channel)
        .map(({ content }) => content)
        .join('\n'),
    ).toContain(`${names[1]}: <@${ben.id}>`);
    await press(ann, publicLast(ann, channel), 'do', 'Rest');
    await table.rest();
    expect(publicLast(ann, channel).content).toBe(`${names[0]} rests.\n<@${ben.id}> — ${names[1]}: what do you do?`);
    await ben.slash(channel, 'match', 'status', {});
    await ann.slash(channel, 'match', 'join', { seat: '0' });
    await table.rest();
    expect(privateLast(ben, channel).content).toContain(`${names[1]}: what do you do?`);
    expect(privateLast(ann, channel).content).toBe(`You already sit at ${names[0]}.`);
    await ann.slash(channel, 'match', 'log', {});
    await ben.slash(channel, 'match', 'end', {});
    await table.rest();
    expect(privateLast(ann, channel).content).toContain(`${names[0]} rests.`);
    expect(publicLast(ann, channel).content).toContain(`${names[1]} would like to end the match.`);
    expect(privateLast(ben, channel).content).toBe(`You agree to end the match. Still to agree: ${names[0]}.`);
    for (const person of [ann, ben]) {
      for (const { content } of person
        .messages(channel)
        .filter(({ content }) => !content.includes('You have taken a seat')))
        expect(content).not.toContain('Stall ');
    }
  });

  test('is called so in direct messages', async () => {
    const { table, names } = await begun(['ja', 'ja']);
    const { ann, ben, channel } = table;
    for (const person of [ann, ben]) {
      await press(person, publicLast(person, channel), 'do', '休む');
      await table.rest();
    }
    const dm = ann.messages(dmOf(ann)!).at(-1)!.content;
    expect(dm).toContain(`**おもちゃのバザール**、${names[0]}。`);
    expect(dm).toContain(`${names[0]}：いくらで競りますか？`);
  });

  test('keeps the name of the catalogue in a game that says none', async () => {
    const table = await openTable();
    await started(table);
    expect(publicLast(table.ann, table.channel).content).toContain('Red house, round 1: what do you do?');
  });
});

describe('a lobby in which seats have names', () => {
  test('has a button for each that is free; who comes late is told so, and who sits already how to change', async () => {
    const table = await openTable();
    const { ann, ben, channel } = table;
    await openLobby(table);
    const joining = () => buttons(lobbyOf(table)).filter(({ label }) => label.startsWith('Join: '));
    const [, blue] = joining();
    expect(joining().map(({ label }) => label)).toEqual(['Join: Red house', 'Join: Blue house']);
    const early = lobbyOf(table);
    await ann.click(early.id, blue!.id);
    await table.rest();
    expect(privateLast(ann, channel).content).toBe('You have taken a seat: Blue house.');
    expect(joining().map(({ label }) => label)).toEqual(['Join: Red house']);
    await ann.click(lobbyOf(table).id, joining()[0]!.id);
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('You already sit: Blue house. To change, stand up first;');
    await press(ben, lobbyOf(table), 'join');
    await table.rest();
    expect(privateLast(ben, channel).content).toBe('You have taken a seat: Red house.');
    expect(joining()).toEqual([]);
    const record = await table.record();
    expect(record.seats.map(({ user }) => user)).toEqual([ben.id, ann.id]);
  });
});
