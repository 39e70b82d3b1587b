import type { Hono } from 'hono';
import { z } from 'zod';
import type { TableDoor } from '#bot/table/door';
import type { Desk } from './desk.ts';
import { jsonBody } from './json-body.ts';
import { type Asking, seatedOf, takeCookie } from './who.ts';

const Ending = z.object({ end: z.string().max(20) });

/** What is about whoever asks, and no match: who they are, their matches, their sessions. */
export function addOwnRoutes(app: Hono<Asking>, { door, desk }: { door: TableDoor; desk: Desk }): void {
  app.get('/api/me', (c) => {
    const { user, name, session } = seatedOf(c);
    return c.json({ user, name, session, locale: c.get('locale') });
  });
  app.get('/api/matches', async (c) => {
    const { user, guild } = seatedOf(c);
    return c.json(await door.matches({ user, locale: c.get('locale') }, guild));
  });
  app.get('/api/sessions', async (c) => {
    const { user, session } = seatedOf(c);
    const all = await desk.sessions.list(user);
    return c.json({ sessions: all.map((one) => ({ ...one, isThis: one.id === session })) });
  });
  // Ends `this` one, `all` of them, or one by its id.
  app.post('/api/sessions', async (c) => {
    const { user, session } = seatedOf(c);
    const { end } = await jsonBody(c, Ending);
    const which = end === 'this' ? session : end;
    await desk.sessions.end(user, which);
    if (!(await desk.sessions.isOpen(user, session))) takeCookie(c, desk);
    const all = await desk.sessions.list(user);
    return c.json({ sessions: all.map((one) => ({ ...one, isThis: one.id === session })) });
  });
}
