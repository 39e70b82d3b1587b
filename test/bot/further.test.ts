import { expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import { games } from '#src/registry';
import { asked, buttons, openTable, press, privateLast, questionOf, started } from './kit.ts';

/** What is said further with the press on a suggestion. */

const scythe = games.find(({ game }) => game.id === 'scythe')!;

async function begun() {
  const table = await openTable({ games: [scythe] });
  await started(table, scythe.game.id);
  const first = await asked(table);
  return Object.assign(table, { first, other: first === table.ann ? table.ben : table.ann });
}

test('is given by one press and saved as one, once however often it is delivered, and the next is asked', async () => {
  const table = await begun();
  const { first, other, channel, local } = table;
  const question = await questionOf(table, first);
  const bolster = buttons(question).find(({ label }) => /^Bolster: .*, and end the turn$/.test(label))!;
  expect(readId(bolster.id)).toMatchObject({ kind: 'suggest', action: 'bolster' });
  const { version } = await table.record();
  local.faults.duplicateNextInteraction();
  await first.click(question.id, bolster.id);
  await table.rest();
  const log = await table.log();
  expect(log.flatMap(({ answer }) => answer?.action ?? [])).toEqual(['bolster', 'end-turn']);
  const record = await table.record();
  // One commit for the answers, one for what was posted.
  expect(record.version).toBe(version + 2);
  expect(record.asked.map(({ seat }) => record.seats[seat]!.user)).toEqual([other.id]);
  expect(privateLast(first, channel).content).toContain('Done.');
});

test('is not said by whoever takes the action by its name: the turn is open then', async () => {
  const table = await begun();
  const { first, channel } = table;
  await press(first, await questionOf(table, first), 'begin', 'Bolster');
  await table.rest();
  const menu = privateLast(first, channel);
  const power = buttons(menu).find(({ label }) => label === '2 power')!;
  await first.click(menu.id, power.id);
  await table.rest();
  expect((await table.log()).flatMap(({ answer }) => answer?.action ?? [])).toEqual(['bolster']);
  const record = await table.record();
  expect(record.asked.map(({ seat }) => record.seats[seat]!.user)).toEqual([first.id]);
});

test('is given in the step that follows right after where it says so: the last activation is given up and the enemy is asked', async () => {
  const dragon = games.find(({ game }) => game.id === 'tears-of-the-dragon')!;
  const table = await openTable({ games: [dragon] });
  const { ann, ben } = table;
  await started(table, dragon.game.id);
  const pressed = async (label: RegExp) => {
    const { asked: open, seats } = await table.record();
    const person = [ann, ben].find(({ id }) => seats[open[0]!.seat]!.user === id)!;
    const question = await questionOf(table, person);
    const one = buttons(question).find((each) => label.test(each.label));
    if (!one) throw new Error(`${label} is not among ${buttons(question).map((each) => each.label)}`);
    await person.click(question.id, one.id);
    await table.rest();
    return person;
  };
  await pressed(/ – /);
  await pressed(/^Done$/);
  await pressed(/^Done$/);
  await pressed(/^One sure activation$/);
  await pressed(/^Activate (Warblade Kestrel|General Neko) /);
  await pressed(/^Finish this activation$/);
  const who = await pressed(/^End actions, boxes as they are$/);
  const log = await table.log();
  const actions = log.flatMap(({ answer }) => answer?.action ?? []);
  expect(actions.slice(-4)).toEqual(['activate', 'finish', 'end-actions', 'end-phase']);
  const { asked: open, seats } = await table.record();
  expect(open.map(({ seat }) => seats[seat]!.user)).toEqual([[ann, ben].find(({ id }) => id !== who.id)!.id]);
});
