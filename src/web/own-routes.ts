import type { Hono } from 'hono';
import type { TableDoor } from '#bot/table/door';
import { type Asking, seatedOf } from './who.ts';

/** What is about whoever asks, and no match: their lists. */
export function addOwnRoutes(app: Hono<Asking>, { door }: { door: TableDoor }): void {
  app.get('/api/matches', async (c) => {
    const { user, guild } = seatedOf(c);
    return c.json(await door.matches({ user, locale: c.get('locale') }, guild));
  });
}
