import { get } from 'node:http';
import { expect, test } from 'vitest';
import type { LocalDiscord, Person } from '#local/discord';
import { openBot, openTable, tableChannel } from './kit.ts';

interface News {
  mark: string;
  whole: boolean;
  from: string | null;
  messages: { id: string; content: string; thread?: unknown }[];
  gone: string[];
}

/** What the page of a person is told of the room that was there at the start. */
async function look(local: LocalDiscord, person: Person, since?: string): Promise<News> {
  const query = new URLSearchParams({ channel: local.channelId, ...(since && { since }) });
  const response = await fetch(`${local.url}/_table/messages?${query}`, { headers: { 'x-person': person.id } });
  return (await response.json()) as News;
}

/** A table with a bot, Ada and Ben, and so many messages "said 0", "said 1", ... */
async function talk(said: number) {
  const local = await openTable();
  const client = await openBot(local);
  const room = tableChannel(client, local);
  const messages = [];
  for (let n = 0; n < said; n++) messages.push(await room.send(`said ${n}`));
  return { local, client, room, messages, ada: local.person('Ada'), ben: local.person('Ben') };
}

const words = ({ messages }: News) => messages.map(({ content }) => content);

test('who names the mark of the last look is told only what came, changed or went since', async () => {
  const { local, room, messages, ada } = await talk(3);
  const first = await look(local, ada);
  expect(words(first)).toEqual(['said 0', 'said 1', 'said 2']);
  expect(first).toMatchObject({ whole: true, gone: [], from: messages[0]!.id });
  expect(await look(local, ada, first.mark)).toEqual({ ...first, whole: false, messages: [] });
  await messages[1]!.edit('said otherwise');
  await room.send('said last');
  await messages[0]!.delete();
  const second = await look(local, ada, first.mark);
  expect(words(second)).toEqual(['said otherwise', 'said last']);
  expect(second).toMatchObject({ whole: false, gone: [messages[0]!.id], from: messages[1]!.id });
  expect(await look(local, ada, second.mark)).toMatchObject({ messages: [], gone: [] });
  // A window that missed the second look gets the same from the first mark.
  expect(words(await look(local, ada, first.mark))).toEqual(words(second));
});

test('a message at which a thread begins is another one, though nobody edited it', async () => {
  const { local, messages, ada } = await talk(2);
  const { mark } = await look(local, ada);
  await messages[0]!.startThread({ name: 'aside' });
  expect((await look(local, ada, mark)).messages).toMatchObject([{ content: 'said 0', thread: { name: 'aside' } }]);
});

test('the mark of an earlier start of the table, or none that a table gave, brings everything', async () => {
  const { local, ada } = await talk(2);
  const other = await talk(1);
  const foreign = (await look(other.local, other.ada)).mark;
  for (const mark of [foreign, 'x', '.']) expect(await look(local, ada, mark)).toMatchObject({ whole: true });
  expect(words(await look(local, ada, foreign))).toEqual(['said 0', 'said 1']);
});

test('what is said to one person in secret moves the mark of nobody else, neither when it comes nor when it goes', async () => {
  const local = await openTable();
  const client = await openBot(local, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply({ content: 'for you alone', flags: 64 });
    await interaction.deleteReply();
    await interaction.followUp({ content: 'more of it', flags: 64 });
  });
  await client.application.commands.set([{ name: 'act', description: 'd' }]);
  const [ada, ben] = [local.person('Ada'), local.person('Ben')];
  const [adas, bens] = [await look(local, ada), await look(local, ben)];
  await ada.slash(local.channelId, 'act', undefined, {});
  await local.settle();
  expect(words(await look(local, ada, adas.mark))).toEqual(['more of it']);
  expect(await look(local, ben, bens.mark)).toEqual({ ...bens, whole: false });
});

test('of a long room the newest 200 are told, and from which on; what scrolls away is not called gone', async () => {
  const { local, room, messages, ada } = await talk(200);
  const first = await look(local, ada);
  expect(first.messages).toHaveLength(200);
  await room.send('one more');
  const second = await look(local, ada, first.mark);
  expect(words(second)).toEqual(['one more']);
  expect(second).toMatchObject({ gone: [], from: messages[1]!.id });
});

test('the commands are told again only if they are others than those whose digest is named', async () => {
  const local = await openTable();
  const client = await openBot(local);
  await client.application.commands.set([{ name: 'act', description: 'd' }]);
  const headers = { 'x-person': local.person('Ada').id };
  const state = async (digest: string) =>
    (await (await fetch(`${local.url}/_table/state?digest=${digest}`, { headers })).json()) as Record<string, unknown>;
  const first = await state('');
  expect(first.commands).toMatchObject([{ name: 'act' }]);
  expect(await state(String(first.digest))).not.toHaveProperty('commands');
  await client.application.commands.set([{ name: 'do', description: 'd' }]);
  expect((await state(String(first.digest))).commands).toMatchObject([{ name: 'do' }]);
});

test('long answers travel packed, unless the asker cannot unpack them or they are short', async () => {
  const { local, ada } = await talk(40);
  const sent = (path: string, accept: string) =>
    new Promise<{ packed: string | undefined; bytes: number }>((resolve) => {
      const headers = { 'x-person': ada.id, 'accept-encoding': accept };
      get(`${local.url}/_table/${path}`, { headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve({ packed: response.headers['content-encoding'], bytes }));
      });
    });
  const messages = `messages?channel=${local.channelId}`;
  const plain = await sent(messages, 'identity');
  expect(plain.packed).toBeUndefined();
  expect(plain.bytes).toBeGreaterThan(10_000);
  const packed = await sent(messages, 'br, gzip;q=0.5');
  expect(packed.packed).toBe('gzip');
  expect(packed.bytes).toBeLessThan(plain.bytes / 5);
  expect((await sent(messages, 'gzip;q=0, br')).packed).toBeUndefined();
  expect((await sent('people', 'gzip')).packed).toBeUndefined();
});
