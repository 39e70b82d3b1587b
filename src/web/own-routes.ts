import type { Hono } from 'hono';
import { z } from 'zod';
import type { TableDoor } from '#bot/table/door';
import { jsonBody } from './json-body.ts';
import { type Asking, seatedOf } from './who.ts';

const Learning = z.object({ id: z.string().min(1).max(64), game: z.string().max(40) });

/** What is about whoever asks, and no match: their lists, and the lessons they begin. */
export function addOwnRoutes(app: Hono<Asking>, { door }: { door: TableDoor }): void {
  app.get('/api/matches', async (c) => {
    const { user, guild } = seatedOf(c);
    return c.json(await door.matches({ user, locale: c.get('locale') }, guild));
  });
  app.post('/api/lessons', async (c) => {
    const { user, name } = seatedOf(c);
    const { id, game } = await jsonBody(c, Learning);
    return c.json({ match: await door.learn({ id, user, name, locale: c.get('locale') }, game) });
  });
}
