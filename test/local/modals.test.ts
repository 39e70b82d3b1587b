import { type Interaction, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { Impossible } from '#local/discord';
import { codeOf, openBot, openTable, tableChannel } from './kit.ts';

const letters = (count: number) => 'x'.repeat(count);
const label = (component: unknown, text = 'l') => ({ type: 18, label: text, component });
const input = (more = {}) => label({ type: 4, custom_id: 'w', style: 1, ...more });
const options = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `l${i}`, value: `v${i}` }));
const modal = (more = {}) => ({ custom_id: 'm', title: 't', components: [input()], ...more });

/** A table whose bot answers each click with the next of the modals, and keeps what was submitted. */
async function tableWith(...modals: unknown[]) {
  const local = await openTable();
  const submitted: Interaction[] = [];
  const codes: (string | number)[] = [];
  const client = await openBot(local, async (interaction) => {
    if (interaction.isModalSubmit()) {
      submitted.push(interaction);
      await interaction.deferUpdate();
    }
    if (!interaction.isButton()) return;
    const route = Routes.interactionCallback(interaction.id, interaction.token);
    const answer = client.rest.post(route, { body: { type: 9, data: modals.shift() }, auth: false });
    const code = await answer.then(
      () => null,
      (error) => error.code,
    );
    if (code === null) return;
    codes.push(code);
    await interaction.deferUpdate();
  });
  const row = { type: 1, components: [{ type: 2, style: 1, label: 'b', custom_id: 'go' }] };
  const message = await tableChannel(client, local).send({ content: 'c', components: [row] });
  const ada = local.person('Ada');
  return { local, ada, submitted, codes, click: () => ada.click(message.id, 'go') };
}

describe('a modal is shown at the limit and refused with 50035 beyond it', () => {
  test.each([
    ['title 45', modal({ title: letters(45) }), modal({ title: letters(46) })],
    ['custom id 100', modal({ custom_id: letters(100) }), modal({ custom_id: letters(101) })],
    [
      'five components',
      modal({ components: Array.from({ length: 5 }, (_, i) => input({ custom_id: `${i}` })) }),
      modal({ components: Array.from({ length: 6 }, (_, i) => input({ custom_id: `${i}` })) }),
    ],
    [
      'label 45',
      modal({ components: [{ ...input(), label: letters(45) }] }),
      modal({ components: [{ ...input(), label: letters(46) }] }),
    ],
    [
      'text 4000',
      modal({ components: [input({ max_length: 4_000 })] }),
      modal({ components: [input({ max_length: 4_001 })] }),
    ],
    [
      'radio options 2 to 10',
      modal({ components: [label({ type: 21, custom_id: 'r', options: options(10) })] }),
      modal({ components: [label({ type: 21, custom_id: 'r', options: options(11) })] }),
    ],
    [
      'select options 25',
      modal({ components: [label({ type: 3, custom_id: 's', options: options(25) })] }),
      modal({ components: [label({ type: 3, custom_id: 's', options: options(26) })] }),
    ],
    [
      'unique custom ids',
      modal({ components: [input(), input({ custom_id: 'x' })] }),
      modal({ components: [input(), input()] }),
    ],
  ])('%s', async (_name, good, bad) => {
    const { click, codes } = await tableWith(good, bad);
    expect(await click()).toMatchObject({ outcome: 'modal' });
    expect(codes).toEqual([]);
    expect(await click()).toMatchObject({ how: 'deferred update' });
    expect(codes).toEqual([50035]);
  });
});

test('all fields come back to the bot as they were filled in', async () => {
  const { click, ada, local, submitted } = await tableWith(
    modal({
      components: [
        { type: 10, content: 'Some words' },
        input(),
        label({ type: 3, custom_id: 's', options: options(3), max_values: 2 }),
        label({ type: 21, custom_id: 'r', options: options(2) }),
        label({ type: 5, custom_id: 'u' }),
      ],
    }),
  );
  const ben = local.person('Ben');
  const opened = await click();
  if (opened.outcome !== 'modal') throw new Error('no modal');
  await ada.submit(opened.modal, { w: 'hello', s: ['v0', 'v2'], r: 'v1', u: [ben.id] });
  const [interaction] = submitted;
  if (!interaction?.isModalSubmit()) throw new Error('nothing submitted');
  expect(interaction.fields.getTextInputValue('w')).toBe('hello');
  expect(interaction.fields.getStringSelectValues('s')).toEqual(['v0', 'v2']);
  expect(interaction.fields.getSelectedUsers('u')?.first()?.id).toBe(ben.id);
  expect(JSON.stringify(interaction.components)).toContain('"value":"v1"');
  expect(interaction.message?.content).toBe('c');
});

test('a field that is missing, too long or not offered never leaves the page', async () => {
  const select = label({ type: 3, custom_id: 's', options: options(2), required: false });
  const { click, ada, local, submitted } = await tableWith(
    modal({ components: [input({ min_length: 2, max_length: 3 }), select] }),
  );
  const opened = await click();
  if (opened.outcome !== 'modal') throw new Error('no modal');
  const bad: Record<string, string>[] = [{}, { w: 'x' }, { w: 'xxxx' }, { w: 'xx', s: 'v9' }, { w: 'xx', z: 'z' }];
  for (const fields of bad) await expect(ada.submit(opened.modal, fields)).rejects.toThrow(Impossible);
  await expect(local.person('Ben').submit(opened.modal, { w: 'xx' })).rejects.toThrow('no modal');
  expect(submitted).toHaveLength(0);
  await ada.submit(opened.modal, { w: 'xx' });
  expect(submitted).toHaveLength(1);
});

test('a public answer to a private message does not quote it', async () => {
  const local = await openTable();
  const row = { type: 1, components: [{ type: 2, style: 1, label: 'b', custom_id: 'private-id' }] };
  const client = await openBot(local, (interaction) => {
    if (interaction.isChatInputCommand()) return interaction.reply({ content: 'hand', components: [row], flags: 64 });
    if (interaction.isButton()) return interaction.reply('played');
  });
  await client.application.commands.set([{ name: 'hand', description: 'd' }]);
  const [ada, ben] = [local.person('Ada'), local.person('Ben')];
  await ada.slash(local.channelId, 'hand', undefined, {});
  await ada.click(ada.messages(local.channelId)[0]!.id, 'private-id');
  expect(ben.messages(local.channelId)).toMatchObject([{ content: 'played' }]);
  expect(JSON.stringify(ben.messages(local.channelId))).not.toMatch(/hand|private-id/);
});

test('commands are offered where and to whom they are meant', async () => {
  const local = await openTable();
  const client = await openBot(local);
  await client.application.commands.set([
    { name: 'anywhere', description: 'd' },
    { name: 'guild-only', description: 'd', contexts: [0] },
    { name: 'dm-only', description: 'd', contexts: [1] },
    { name: 'owner', description: 'd', defaultMemberPermissions: ['ManageGuild'] },
  ]);
  await client.application.commands.set([{ name: 'here', description: 'd' }], local.guildId);
  const [owner, ben] = [local.person('Ada'), local.person('Ben')];
  await (await client.users.fetch(ben.id)).send('x');
  const dm = ben.channels().find((channel) => channel.kind === 'dm')!;
  const names = (person: typeof ben, channel: string) => person.commands(channel).map((command) => command.name);
  expect(names(ben, local.channelId)).toEqual(['anywhere', 'guild-only', 'here']);
  expect(names(owner, local.channelId)).toEqual(['anywhere', 'guild-only', 'owner', 'here']);
  expect(names(ben, dm.id)).toEqual(['anywhere', 'dm-only', 'owner']);
  expect(await codeOf(client.application.commands.delete('123'))).toBe(10063);
});
