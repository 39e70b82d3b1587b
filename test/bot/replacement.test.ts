import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import {
  dmOf,
  HOUR,
  labelsIn,
  last,
  openTable,
  playAnything,
  posted,
  press,
  privateLast,
  publicWords,
  started,
  startedTable,
  type Table,
  toTheHiding,
  typed,
} from './kit.ts';

/** Seats that change hands in a match that runs, and who may do what for the table. */

const users = async (table: Table) => (await table.record()).seats.map(({ user }) => user);
async function alone(table: Table, person: Table['ann'], command: string, options = {}): Promise<string> {
  await person.slash(table.channel, command, undefined, options);
  await table.rest();
  return privateLast(person, table.channel).content;
}
const words = (table: Table) => publicWords(table.ann, table.channel);
const takeOver = async (table: Table, person: Table['ann'], label = 'Take over Red house') => {
  await press(person, posted(table).findLast((one) => labelsIn(one).includes(label))!, 'join', label);
  await table.rest();
  return privateLast(person, table.channel);
};

describe('Whoever looks for a replacement', () => {
  test('keeps the seat and plays on until somebody comes, and all can see it', async () => {
    const table = await startedTable();
    expect(await alone(table, table.ann, 'replace')).toContain('Until somebody comes it stays yours.');
    expect(words(table)).toContain(`<@${table.ann.id}> looks for somebody to take over Red house`);
    await playAnything(table, table.ann);
    expect(await users(table)).toEqual([table.ann.id, table.ben.id]);
    expect(await typed(table, table.ann, 'hand')).toContain('Red house');
  });

  test('is replaced by one press of anybody: the newcomer sees the last ten lines, the hand and the question', async () => {
    const table = await startedTable();
    await playAnything(table, table.ann);
    await playAnything(table, table.ben);
    await alone(table, table.ann, 'replace');
    const cleo = table.local.person('Cleo');
    const arrival = await takeOver(table, cleo);
    expect(arrival.content).toContain('You have taken a seat: Red house.');
    expect(arrival.content).toContain('**What happened last:**');
    expect(words(table)).toContain(`<@${cleo.id}> takes over Red house from <@${table.ann.id}>.`);
    expect(await users(table)).toEqual([cleo.id, table.ben.id]);
    expect(await typed(table, cleo, 'hand')).toContain('Red house');
    expect(await typed(table, table.ann, 'hand')).toContain('You have no seat in this match.');
    // Nothing says any more that somebody is looked for.
    expect(labelsIn(posted(table).at(-1)!)).not.toContain('Take over Red house');
  });

  test('takes it back by saying it again, and the button explains itself', async () => {
    const table = await startedTable();
    await alone(table, table.ann, 'replace');
    const offer = posted(table).findLast((one) => labelsIn(one).includes('Take over Red house'))!;
    expect(await alone(table, table.ann, 'replace')).toContain('You keep Red house.');
    const cleo = table.local.person('Cleo');
    await press(cleo, offer, 'join', 'Take over Red house').catch(() => undefined);
    await table.rest();
    expect(await users(table)).toEqual([table.ann.id, table.ben.id]);
  });

  test('gives it to one of two who press at the same moment, and the other is told', async () => {
    const table = await startedTable();
    await alone(table, table.ann, 'replace');
    const offer = posted(table).findLast((one) => labelsIn(one).includes('Take over Red house'))!;
    const [cleo, dora] = [table.local.person('Cleo'), table.local.person('Dora')];
    await Promise.all([cleo, dora].map((person) => press(person, offer, 'join', 'Take over Red house')));
    await table.rest();
    const [red] = await users(table);
    const [taker, other] = red === cleo.id ? [cleo, dora] : [dora, cleo];
    expect(red).toBe(taker.id);
    expect(privateLast(other, table.channel).content).toContain('All seats are taken.');
  });

  test('in the middle of a secret question leaves nothing behind: the newcomer is sent it, and the half answer is gone', async () => {
    const table = await startedTable();
    await toTheHiding(table);
    const { asked } = await table.record();
    const seat = asked[0]!.seat;
    const leaver = [table.ann, table.ben][seat]!;
    const before = dmOf(leaver);
    expect(before && last(leaver, before).content).toMatch(/house/);
    await alone(table, leaver, 'replace');
    const cleo = table.local.person('Cleo');
    await takeOver(table, cleo, `Take over ${seat === 0 ? 'Red' : 'Blue'} house`);
    const dm = dmOf(cleo);
    expect(dm && last(cleo, dm).content).toMatch(/house/);
    const record = await table.record();
    expect(record.drafts).toEqual({});
    // What was sent to the leaver has no buttons any more.
    expect(labelsIn(last(leaver, before!))).toEqual([]);
    await playAnything(table, cleo);
  });

  test('has a newcomer with the whole time, who has not been waited for', async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    await typed(table, table.ann, 'settings', { bank_hours: 10, reminders: false });
    await clock.advance(9 * HOUR);
    await alone(table, table.ann, 'replace');
    await takeOver(table, table.local.person('Cleo'));
    expect(await typed(table, table.ben, 'status')).toContain('Red house 10 h');
  });

  test('has to sit, in a match that runs', async () => {
    const table = await startedTable();
    const cleo = table.local.person('Cleo');
    expect(await alone(table, cleo, 'replace')).toContain('You have no seat in this match.');
    const open = await openTable();
    expect(await alone(open, open.ann, 'replace')).toContain('There is no match here.');
  });
});

test('a seat that somebody has left is taken over by the button below the board', async () => {
  const table = await startedTable();
  await typed(table, table.ben, 'leave');
  const cleo = table.local.person('Cleo');
  const arrival = await takeOver(table, cleo, 'Take over Blue house');
  expect(arrival.content).toContain('You have taken a seat: Blue house.');
  expect(words(table)).toContain(`<@${cleo.id}> has taken a seat: Blue house.`);
});

test('the organiser is named in the status, and hands that on to somebody who sits; nobody else can', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben } = table;
  expect(await typed(table, ben, 'status')).toContain(`Organiser: <@${ann.id}>.`);
  expect(await alone(table, ben, 'organiser', { to: ben.id })).toContain('Only the organiser can hand that on.');
  expect(await alone(table, ann, 'organiser', { to: 'nobody' })).toContain(
    `Choose somebody who sits here: <@${ben.id}>.`,
  );
  expect(await alone(table, ann, 'organiser', { to: 'Ben' })).toContain(`<@${ben.id}> is the organiser now.`);
  expect(words(table)).toContain(`<@${ann.id}> has made <@${ben.id}> the organiser of this match.`);
  expect(await typed(table, ann, 'settings', { bank_hours: 5 })).toContain('only whoever opened it');
  expect(await typed(table, ben, 'settings', { bank_hours: 5 })).toContain('Clock:');
});

test('a Japanese newcomer reads it in Japanese', async () => {
  const table = await openTable({ locales: ['ja', 'ja'] });
  await started(table);
  await typed(table, table.ann, 'settings', { language: 'ja' });
  await alone(table, table.ann, 'replace');
  const label = posted(table)
    .flatMap(labelsIn)
    .find((one) => one.endsWith('の席を引き継ぐ'))!;
  const cleo = table.local.person('Cleo', { locale: 'ja' });
  const arrival = await takeOver(table, cleo, label);
  expect(arrival.content).toContain('の席に着きました。');
  expect(words(table)).toMatch(/が<@\d+>から.+の席を引き継ぎました。/);
});
