import { REST } from 'discord.js';
import { expect, test } from 'vitest';
import { postTo } from '#bot/platform/send';
import { openLocalDiscord, type Person } from '#local/discord';
import { reading } from '../kit/reading.ts';
import { dmOf } from './kit.ts';

/** Direct messages at a stand-in without a bot, and how often Discord was asked for a channel. */
async function openPost() {
  const local = reading(await openLocalDiscord());
  const rest = new REST({ api: local.api }).setToken(local.token);
  let n = 0;
  return {
    local,
    people: [local.person('Ann'), local.person('Ben')] as const,
    send: (to: Person, content: string) => postTo(rest, to.id, `nonce-${n++}`, { content }),
    asked: () => local.log.filter(({ path }) => path.endsWith('/users/@me/channels')).length,
    read: (person: Person) => person.messages(dmOf(person)!).map(({ content }) => content),
  };
}

test('the channel of a person is asked for once, however many direct messages go there, and each has one of their own', async () => {
  const { local, people, send, asked, read } = await openPost();
  const [ann, ben] = people;
  const first = await send(ann, 'one');
  expect(asked()).toBe(1);
  const second = await send(ann, 'two');
  expect([second.channel, asked()]).toEqual([first.channel, 1]);
  await send(ben, 'three');
  expect(asked()).toBe(2);
  expect([read(ann), read(ben)]).toEqual([['one', 'two'], ['three']]);
  await local.close();
});

test('a channel that Discord knows no more is asked for anew, and the message arrives there', async () => {
  const { local, people, send, asked, read } = await openPost();
  const [ann] = people;
  const { channel } = await send(ann, 'one');
  local.deleteChannel(channel);
  const again = await send(ann, 'two');
  expect(again.channel).not.toBe(channel);
  expect([read(ann), asked()]).toEqual([['two'], 2]);
  await local.close();
});

test('what Discord refuses for another reason leaves the channel known', async () => {
  const { local, people, send, asked, read } = await openPost();
  const [ann] = people;
  await send(ann, 'one');
  local.faults.closeDms(ann);
  await expect(send(ann, 'two')).rejects.toMatchObject({ code: 50007 });
  local.faults.openDms(ann);
  await send(ann, 'three');
  expect([read(ann), asked()]).toEqual([['one', 'three'], 1]);
  await local.close();
});
