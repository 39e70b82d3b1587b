import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { atTheFork, evening, orders } from './caravan.ts';
import { HOUR, pressAnything, questionOf, standing, startedTable, toTheHiding, typed } from './kit.ts';
import { firstCard, places, presses, proposal, rested, rewindTo, road } from './rewinding.ts';

/** Where a match can be set back to, and how it stands then (`/rewind`). */

test('dice fall again as they fell, and what undo may not take back is reached', async () => {
  const table = await evening();
  const { ann, ben } = table;
  const before = await road(table);
  await typed(table, ann, ['caravan', 'seek']);
  const { water } = await road(table);
  expect(await typed(table, ann, 'undo')).toContain('what has been carried out is not taken back');
  expect(await places(ben, table)).toContain('before the last answer of The guide');
  await rewindTo(table, ben, 'before the last answer of The guide');
  await presses(table, ann, 'rewind');
  expect(await road(table)).toEqual(before);
  await typed(table, ann, ['caravan', 'seek']);
  expect((await road(table)).water).toBe(water);
});

test('whole rounds and turns are offered, the newest first, and nothing that would undo nothing', async () => {
  const table = await atTheFork();
  const { ann, ben } = table;
  expect(await places(ann, table)).toEqual([]);
  expect(await rewindTo(table, ann, 'the start of Day 1')).toBe(
    'There is nothing to set back: nobody has done anything yet that all have seen.',
  );
  await typed(table, ben, ['caravan', 'valley']);
  const [first] = (await table.record()).asked;
  await typed(table, [ann, ben][first!.seat]!, ['caravan', 'rest']);
  const offered = await places(ann, table);
  expect(offered.filter((one) => one.startsWith('the start'))).toEqual([
    expect.stringMatching(/^the start of Turn 1: /),
    'the start of Day 1',
  ]);
  const reply = await rewindTo(table, ann, 'the start of Day 9');
  expect(reply).toMatch(/^The match cannot be set back to “the start of Day 9”\. Possible: .*the start of Day 1/);
  const turn = offered.find((one) => one.startsWith('the start of Turn 1'))!;
  await rewindTo(table, ann, turn);
  await presses(table, ben, 'rewind');
  expect((await road(table)).road).toBe(1);
  expect((await table.record()).asked).toMatchObject([{ seat: first!.seat }]);
  expect(await places(ann, table)).not.toContain(turn);
});

test('whoever is asked in secret gets the question anew, and waits since now', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben } = table;
  await toTheHiding(table);
  const dm = ann.channels().find(({ kind }) => kind === 'dm')!.id;
  const questions = () => ann.messages(dm).filter((one) => one.content.includes('which card do you put aside?'));
  expect(questions()).toHaveLength(1);
  await typed(table, ann, ['toy', 'hide'], { card: await firstCard(table, ann) });
  // Ben is asked now, and all have read that Ann has put a card aside: which one, only she.
  await clock.advance(HOUR);
  await rewindTo(table, ben, 'before the last answer of Red house');
  expect(proposal(table).content).toContain('\n- Red house puts a card aside.\n');
  await presses(table, ann, 'rewind');
  const { asked, match } = await table.record();
  expect(match!.answers).toEqual([]);
  expect(asked).toMatchObject([{ seat: 0, since: clock.now(), reminded: 0 }]);
  expect(questions()).toHaveLength(2);
});

test('a half-made answer is gone, for it was about another moment', async () => {
  const table = await rested(await startedTable());
  const { ann, ben } = table;
  await typed(table, ann, ['toy', 'hide'], { card: await firstCard(table, ann) });
  await typed(table, ben, ['toy', 'hide'], { card: await firstCard(table, ben) });
  const question = await questionOf(table, ann);
  await pressAnything(ann, question);
  await table.rest();
  expect(Object.keys((await table.record()).drafts)).toEqual(['0']);
  await rewindTo(table, ben, 'before the last answer of Red house');
  await presses(table, ann, 'rewind');
  expect((await table.record()).drafts).toEqual({});
});

test('an order for always goes on to stand, and answers what is asked after that', async () => {
  const table = await evening();
  const { ann, ben } = table;
  const offers = async (focused: string, options: Record<string, string>) =>
    (await ben.complete(table.channel, 'match', 'orders', { options, focused }))[0]!.value as string;
  const window = await offers('window', {});
  await orders(table, ben, { window, order: await offers('order', { window }) });
  const given = (await table.record()).match!.orders;
  expect(given).toHaveLength(1);
  await typed(table, ann, ['caravan', 'rest']);
  const after = await table.record();
  await rewindTo(table, ann, 'before the last answer of The guide');
  await presses(table, ben, 'rewind');
  expect((await table.record()).match!.orders).toEqual(given);
  await typed(table, ann, ['caravan', 'rest']);
  expect((await table.record()).match!.base).toEqual(after.match!.base);
  expect((await table.record()).match!.logged).toBe(after.match!.logged);
});

test('a question that was shown before says that it is out of date, and asks what is asked now', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben, channel } = table;
  const early = await questionOf(table, ann);
  await rested(table);
  await rewindTo(table, ben, 'before the last answer of Red house');
  await clock.advance(1_000);
  await presses(table, ann, 'rewind');
  const { logged } = (await table.record()).match!;
  // The same question has the same id as before.
  await pressAnything(ann, early);
  await table.rest();
  const now = standing(ann, channel, early.id);
  expect(now.content).toContain('That button is no longer current. This is how things are now:');
  expect((await table.record()).match!.logged).toBe(logged);
  await clock.advance(1_000);
  for (let i = 0; i < 9 && (await table.record()).match!.logged === logged; i++) {
    await pressAnything(ann, standing(ann, channel, early.id));
    await table.rest();
  }
  expect((await table.record()).match!.logged).toBe(logged + 1);
});

test('of a clock what was waited until then is taken from the bank, and then all wait anew', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben } = table;
  await typed(table, ann, 'settings', { bank_hours: 72, refill_hours: 12, reminders: false });
  await rested(table);
  await clock.advance(5 * HOUR);
  await rewindTo(table, ben, 'before the last answer of Red house');
  await presses(table, ann, 'rewind');
  // Red was asked again in secret since, for five hours.
  const { notes, asked } = await table.record();
  expect(notes.banks).toEqual({ 0: 67 * HOUR });
  expect(asked).toMatchObject([{ seat: 0, since: clock.now() }]);
});
