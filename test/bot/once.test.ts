import { expect, test } from 'vitest';
import { readId, writeId } from '#asking/terms/ids';
import {
  buttons,
  isPublic,
  offerTrade,
  playAnything,
  press,
  privateLast,
  publicIn,
  publicLast,
  questionOf,
  standing,
  startedTable,
  toTheHiding,
} from './kit.ts';

test('a double click acts once, and the second click is told how things are now', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  const board = publicLast(ann, channel);
  await Promise.all([press(ann, board, 'do', 'Rest'), press(ann, board, 'do', 'Rest')]);
  await table.rest();
  expect(await table.log()).toHaveLength(2);
  const answers = ann
    .messages(channel)
    .filter((message) => !isPublic(message))
    .map(({ content }) => content);
  expect(answers.filter((content) => content.startsWith('Done.'))).toHaveLength(1);
  expect(answers.filter((content) => content.startsWith('That button is no longer current.'))).toHaveLength(1);
});

test('an interaction that is delivered twice acts once and posts once', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  const before = publicIn(ann, channel).length;
  local.faults.duplicateNextInteraction();
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(await table.log()).toHaveLength(2);
  expect(publicIn(ben, channel)).toHaveLength(before + 1);
  expect(table.logged()).toContain('delivered again');
});

test('an interaction that comes again after a gateway drop acts once', async () => {
  const table = await startedTable({ door: 'gateway' });
  const { ann, channel, local } = table;
  const board = publicLast(ann, channel);
  local.faults.dropGateway();
  await press(ann, board, 'do', 'Rest');
  await table.rest();
  expect(await table.log()).toHaveLength(2);
});

test('two people click at once: both answers are taken, one after the other', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await toTheHiding(table);
  await playAnything(table, ann);
  await playAnything(table, ben);
  for (const person of [ann, ben]) await press(person, publicLast(person, channel), 'answer');
  await table.rest();
  const both = [ann, ben].map((person) => ({ person, question: privateLast(person, channel) }));
  for (let step = 0; step < 4 && (await table.record()).match!.stepNo === 4; step++) {
    await Promise.all(
      both.map(({ person, question }) => {
        const now = standing(person, channel, question.id);
        const next = buttons(now).find(({ id }) => ['pick', 'send'].includes(readId(id)?.kind ?? ''));
        return next ? person.click(now.id, next.id) : Promise.resolve();
      }),
    );
    await table.rest();
  }
  const log = await table.log();
  expect(
    log
      .slice(-2)
      .map(({ answer }) => [answer?.action, answer?.seat])
      .sort(),
  ).toEqual([
    ['commit', 0],
    ['commit', 1],
  ]);
});

test('a press in a question of yesterday changes nothing and shows today', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const old = await questionOf(table, ann);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  await press(ann, old, 'do', 'Rest');
  await table.rest();
  expect(await table.log()).toHaveLength(2);
  const shown = ann.messages(channel).find(({ id }) => id === old.id)!;
  expect(shown.content).toContain('no longer current');
  expect(shown.content).toContain(`<@${ben.id}>`);
});

test('a button of an earlier version of the bot changes nothing and shows today', async () => {
  const table = await startedTable();
  const { ann, channel, local } = table;
  const question = await questionOf(table, ann);
  await press(ann, question, 'begin', 'Lead cards');
  await table.rest();
  const usual = buttons(privateLast(ann, channel)).find(({ id }) => readId(id)?.kind === 'usual')!;
  // The usual value was page 3,000 once.
  const { match, decision, step } = readId(usual.id) as { match: string; decision: string; step: number };
  const custom_id = writeId({ kind: 'pick', match, decision, step, page: 3_000 });
  const old = {
    content: 'yesterday',
    components: [{ type: 1, components: [{ type: 2, style: 3, label: 'Old', custom_id }] }],
  };
  const headers = { authorization: `Bot ${local.token}`, 'content-type': 'application/json' };
  const posted = await fetch(`${local.api}/v10/channels/${channel}/messages`, {
    method: 'POST',
    headers,
    body: JSON.stringify(old),
  });
  await ann.click(((await posted.json()) as { id: string }).id, custom_id);
  await table.rest();
  expect((await table.record()).match!.logged).toBe(1);
  const shown = privateLast(ann, channel);
  expect(shown.content).toContain('no longer current');
  expect(shown.content).toContain('nothing so far');
  await ann.click(shown.id, buttons(shown).find(({ id }) => readId(id)?.kind === 'usual')!.id);
  await table.rest();
  expect((await table.log()).at(-1)!.answer).toMatchObject({ action: 'lead', seat: 0 });
});

test('a double click on undo takes one answer back, not two', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await offerTrade(table);
  const board = publicLast(ann, channel);
  await Promise.all([press(ann, board, 'undo'), press(ann, board, 'undo')]);
  await table.rest();
  expect(await table.log()).toHaveLength(1);
  const said = ben.messages(channel).filter(({ content }) => content.includes('takes the last answer back'));
  expect(said).toHaveLength(1);
});
