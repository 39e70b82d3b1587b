import type { Hono } from 'hono';
import { z } from 'zod';
import { jsonBody, readQuery } from './json-body.ts';
import { lookingAt, type MatchDesk } from './match-routes.ts';
import { type Asking, seatedOf } from './who.ts';

const TalkQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
});
const Saying = z.object({ id: z.string().min(1).max(64), text: z.string().max(4_000) });

/** The talk of a match, for who could read it in Discord. A spectator's sign gives none: nobody knows who that is. */
export function addTalkRoutes(app: Hono<Asking>, { door, desk }: Pick<MatchDesk, 'door' | 'desk'>): void {
  app.get('/api/m/:id/talk', async (c) => {
    const { user } = seatedOf(c);
    const { id } = await lookingAt(c, { door, desk });
    return c.json(await door.talk.read(id, user, readQuery(c, TalkQuery).before));
  });
  // What was said is read again with it.
  app.post('/api/m/:id/talk', async (c) => {
    const { user } = seatedOf(c);
    const { id } = await lookingAt(c, { door, desk });
    await door.talk.say({ ...(await jsonBody(c, Saying)), user, match: id });
    return c.json(await door.talk.read(id, user));
  });
}
