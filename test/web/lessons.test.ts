import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { openWebTable, seatedIn } from './kit.ts';

/** Lessons through the server: begun by a session alone, each for whoever has begun it. */

const scythe = games.find(({ game }) => game.id === 'scythe')!;

test('a lesson is begun by whoever is known, once, and nobody else finds it; of another game there is none', async () => {
  const here = await openWebTable({ games: [scythe] });
  const [ann, ben] = [await seatedIn(here, here.table.ann), await seatedIn(here, here.table.ben)];
  const begins = (who: typeof ann, game: string) => who.post('/api/lessons', { json: { id: '1', game } });
  const { status, json } = await begins(ann, 'scythe');
  expect([status, json]).toEqual([200, { match: expect.stringMatching(/^[a-z2-7]{8}$/) }]);
  expect((await begins(ann, 'scythe')).json).toEqual(json);
  expect((await ann.get(`/api/m/${json.match}`)).json.lesson).toMatchObject({ step: 1, title: 'The board' });
  expect((await ben.get(`/api/m/${json.match}`)).status).toBe(404);
  expect((await ben.get('/api/matches')).json.lessons).toEqual([{ game: 'scythe', title: 'Scythe' }]);
  expect((await ann.get('/api/matches')).json.lessons).toEqual([{ game: 'scythe', title: 'Scythe', ...json }]);
  expect((await begins(ann, 'constructor')).status).toBe(409);
  expect((await ann.post('/api/lessons', { json: { id: '1' } })).status).toBe(400);
  expect((await begins(here.browser(), 'scythe')).status).toBe(401);
  // Whoever watches by the address for spectators sees the match, and nothing of the lesson.
  const { address } = (await ann.get(`/api/m/${json.match}/watch`)).json;
  const { pathname, search } = new URL(address);
  const watched = (await here.browser().get(`/api${pathname}${search}`)).json;
  expect([watched.title, watched.lesson, watched.question]).toEqual(['Lesson: Scythe', undefined, undefined]);
});
