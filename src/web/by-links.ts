import type { Hono } from 'hono';
import { z } from 'zod';
import type { Log } from '#src/program-log';
import type { Store } from '#store/store';
import type { Desk } from './desk.ts';
import type { Entrance } from './entrance.ts';
import { addGoing } from './go.ts';
import { jsonBody } from './json-body.ts';
import { fromOwnPage } from './origin.ts';
import { type Asking, findsOutWho, seatedOf, takeCookie } from './who.ts';

const Ending = z.object({ end: z.string().max(20) });

/** People come by one-time links, and stay by a session. */
export function byLinks({ desk, store, log }: { desk: Desk; store: Pick<Store, 'profile'>; log: Log }): Entrance {
  return {
    origin: desk.origin,
    key: desk.key,
    guard: fromOwnPage(desk.origin),
    who: findsOutWho(desk, store),
    isOpen: desk.sessions.isOpen,
    addRoutes(app) {
      addGoing(app, { desk, log });
      addSessionRoutes(app, desk);
    },
  };
}

/** Who somebody is, and their sessions. */
function addSessionRoutes(app: Hono<Asking>, desk: Desk): void {
  app.get('/api/me', (c) => {
    const { user, name, session } = seatedOf(c);
    return c.json({ user, name, session, locale: c.get('locale') });
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
