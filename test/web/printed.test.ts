import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { started } from '../bot/kit.ts';
import { openWebTable, seatedIn } from './kit.ts';

/** What a tip says of a thing: the words of `/rules`, of what whoever looks may see. */

async function opened() {
  const here = await openWebTable({ games: games.filter(({ game }) => game.id === 'scythe') });
  await started(here.table, 'scythe');
  const { id } = await here.table.record();
  return { here, id, at: `/api/m/${id}/printed`, ann: await seatedIn(here, here.table.ann) };
}

test('a thing that is pointed at is told of in the words of /rules, in the language of the reader; a place with all that is seen there', async () => {
  const { here, at, ann } = await opened();
  const ask = async (query: string) => (await ann.get(`${at}?${query}`)).json.told as string[];
  const objective = await here.table.ann.slash(here.table.channel, 'rules', undefined, { search: 'Higher ground' });
  await here.table.rest();
  expect(objective).toBeDefined();
  const [told] = await ask('is=card:O01');
  expect(told).toMatch(/^\*\*Higher ground\*\* · Scythe\n/);
  expect((await ask('is=card:O01&lang=ja'))[0]).not.toContain('Higher ground');
  const factory = await ask('is=place:D4');
  expect(factory.map((one) => one.split('**')[1])).toEqual(['The Factory', 'Territories and the map']);
  expect(await ask('is=place:nowhere')).toEqual([]);
});

test('what names nothing is refused, and so is whoever may not see the match', async () => {
  const { here, at, ann } = await opened();
  for (const query of ['', 'is=', 'is=card', 'is=nothing:O01', `is=${'place:x&is='.repeat(12)}place:x`])
    expect((await ann.get(`${at}?${query}`)).status, query).toBe(400);
  expect((await here.browser().get(`${at}?is=place:D4`)).status).toBe(401);
});
