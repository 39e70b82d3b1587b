import { type Client, DiscordAPIError, MessageFlags, Routes } from 'discord.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { codeOf, openBot, openTable } from './kit.ts';

/** Messages made of components: what Discord refuses about them, in its words, and what it lets stand. Figures are written out. */

let local: LocalDiscord;
let rest: Client['rest'];

beforeAll(async () => {
  const { REST } = await import('discord.js');
  local = await openLocalDiscord();
  rest = new REST({ api: local.api, globalRequestsPerSecond: Number.POSITIVE_INFINITY }).setToken(local.token);
  return () => local.close();
});

const V2 = 32_768;
const file = { name: 'board.webp', data: Buffer.from('picture') };
const text = (content: string) => ({ type: 10, content });
const button = (id: string) => ({ type: 2, style: 2, label: id, custom_id: id });
const row = (...components: unknown[]) => ({ type: 1, components });
const container = (...components: unknown[]) => ({ type: 17, components });
const gallery = (...names: string[]) => ({
  type: 12,
  items: names.map((name) => ({ media: { url: `attachment://${name}` }, description: 'What it says.' })),
});
const laid = (...components: unknown[]) => ({ flags: V2, components });

interface Made {
  id: string;
  flags: number;
  content: string;
  components: unknown[];
  attachments: { id: string; filename: string }[];
}
const send = (body: object, files: { name: string; data: Buffer }[] = []) =>
  rest.post(Routes.channelMessages(local.channelId), { body, files }) as Promise<Made>;
const edit = (id: string, body: object, files: { name: string; data: Buffer }[] = []) =>
  rest.patch(Routes.channelMessage(local.channelId, id), { body, files }) as Promise<Made>;

/** The path of the first thing that is wrong, and what Discord calls it. */
async function refused(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('it was taken'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DiscordAPIError)) throw error;
  expect(error.status).toBe(400);
  expect(error.code).toBe(50035);
  const walk = (node: object, path: string[]): string =>
    '_errors' in node
      ? `${path.join('.')} ${(node._errors as { code: string }[])[0]!.code}`
      : Object.entries(node).map(([step, inner]) => walk(inner as object, [...path, step]))[0]!;
  return walk((error.rawError as { errors: object }).errors, []);
}

describe('a laid out message is refused', () => {
  test.each<[string, object, string]>([
    ['with a container in a container', laid(container(container(text('a')))), 'UNION_TYPE_CHOICES'],
    ['with a button that stands in no row', laid(container(button('a'))), 'UNION_TYPE_CHOICES'],
    ['with a component of a kind that is not known', laid({ type: 99 }), 'UNION_TYPE_CHOICES'],
    ['with a gallery without pictures', laid(container(gallery())), 'BASE_TYPE_BAD_LENGTH'],
    ['with an empty container', laid(container()), 'BASE_TYPE_BAD_LENGTH'],
    ['with a text of blank space', laid(container(text(' '))), 'BASE_TYPE_BAD_LENGTH'],
    ['with two buttons of one id in different rows', laid(row(button('a')), container(row(button('a')))), 'DUPLICATED'],
    ['with content beside it', { ...laid(text('a')), content: 'b' }, 'content MESSAGE_CANNOT_USE_LEGACY_FIELDS'],
    ['with embeds beside it', { ...laid(text('a')), embeds: [{ title: 'b' }] }, 'embeds MESSAGE_CANNOT_USE_LEGACY'],
    ['without the flag', { components: [container(text('a'))] }, 'components.0.type UNION_TYPE_CHOICES'],
    ['with a picture that is not attached', laid(gallery('none.webp')), 'ATTACHMENT_NOT_FOUND'],
    ['with a file from elsewhere', laid({ type: 13, file: { url: 'https://127.0.0.1/a' } }), 'URL_TYPE_INVALID_SCHEME'],
    ['with 41 components, nested ones counted', laid(container(...Array(40).fill(text('a')))), 'BASE_TYPE_BAD_LENGTH'],
    [
      'with 4,001 characters in all its texts',
      laid(text('a'.repeat(2_000)), container(text('b'.repeat(2_001)))),
      'BASE_TYPE_MAX_LENGTH',
    ],
  ])('%s', async (_, body, why) => {
    expect(await refused(send(body))).toContain(why);
  });

  test('with no components at all', async () => {
    expect(await codeOf(send(laid()))).toBe(50006);
  });
});

test('at its limits it is taken', async () => {
  const rows = Array.from({ length: 6 }, (_, i) => row(...[0, 1, 2, 3, 4].map((n) => button(`${i}/${n}`))));
  // 1 + 1 + 1 + 36 + 1 = 40 components.
  const body = laid(container(text('a'.repeat(2_000)), gallery('board.webp'), ...rows, text('b'.repeat(2_000))));
  expect((await send({ ...body, attachments: [{ id: 0, filename: 'board.webp' }] }, [file])).flags).toBe(V2);
});

test('a file that no component shows is taken, and the stand-in remarks on it', async () => {
  const { attachments } = await send(laid(text('a')), [file]);
  expect(attachments).toHaveLength(1);
  expect(local.surprises.splice(0)).toEqual(['no component shows the attachment board.webp']);
});

test('an edit shows a file that is there already only if it names it by its id and its file name', async () => {
  const { id, attachments } = await send(laid(container(text('a'), gallery('board.webp'))), [file]);
  const stays = attachments[0]!.id;
  const body = { components: [container(text('b'), gallery('board.webp'))] };
  expect(await refused(edit(id, body))).toContain('ATTACHMENT_NOT_FOUND');
  expect(await refused(edit(id, { ...body, attachments: [{ id: stays }] }))).toContain('ATTACHMENT_NOT_FOUND');
  const now = await edit(id, { ...body, attachments: [{ id: stays, filename: 'board.webp' }] });
  expect(now.attachments.map((one) => one.id)).toEqual([stays]);
});

describe('a message from before takes up the flag by an edit', () => {
  test('if its content and embeds go with it, and the files that are to be shown are named again', async () => {
    const old = await send({ content: 'old', embeds: [{ title: 't' }], components: [row(button('a'))] }, [file]);
    const stays = old.attachments[0]!.id;
    const attachments = [{ id: stays, filename: 'board.webp' }];
    const body = { ...laid(container(text('new'), gallery('board.webp'))), attachments };
    expect(await refused(edit(old.id, body))).toContain('MESSAGE_CANNOT_USE_LEGACY_FIELDS');
    expect(await refused(edit(old.id, { ...body, content: null }))).toContain('MESSAGE_CANNOT_USE_LEGACY_FIELDS');
    const now = await edit(old.id, { ...body, content: null, embeds: [] });
    expect(now).toMatchObject({ flags: V2, content: '', attachments: [{ id: stays }] });
  });

  test('and never loses it again', async () => {
    const { id } = await send(laid(text('a')));
    expect((await edit(id, { flags: 0 })).flags).toBe(V2);
    expect(await refused(edit(id, { flags: 0, content: 'b' }))).toContain('MESSAGE_CANNOT_USE_LEGACY_FIELDS');
    expect((await edit(id, { components: [text('c')], content: null, embeds: [] })).flags).toBe(V2);
  });
});

test('words in it ping whom allowed_mentions names, and nobody else', async () => {
  const [ada, ben] = [local.person('Ada'), local.person('Ben')];
  const words = text(`<@${ada.id}> <@${ben.id}>`);
  await send({ ...laid(container(words)), allowed_mentions: { parse: [], users: [ben.id] } });
  expect(
    ada
      .messages(local.channelId)
      .at(-1)!
      .mentions.map(({ id }) => id),
  ).toEqual([ben.id]);
});

test('an answer that was put off has no flag until it is there', async () => {
  const table = await openTable();
  const client = await openBot(table);
  const flags: number[] = [];
  client.on('interactionCreate', async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const both = MessageFlags.Ephemeral | V2;
    const url = Routes.interactionCallback(interaction.id, interaction.token);
    await client.rest.post(url, { body: { type: 5, data: { flags: both } }, auth: false });
    interaction.deferred = true;
    flags.push(table.person('Ada').messages(table.channelId).at(-1)!.flags!);
    await interaction.editReply({
      flags: MessageFlags.IsComponentsV2,
      components: [container(text('there'))] as never,
    });
  });
  const ada = table.person('Ada');
  await client.application.commands.set([{ name: 'go', description: 'Go' }]);
  await ada.slash(table.channelId, 'go', undefined, {});
  await table.settle();
  flags.push(ada.messages(table.channelId).at(-1)!.flags!);
  // Thinking and private; then private and laid out.
  expect(flags).toEqual([128 + 64, V2 + 64]);
});
