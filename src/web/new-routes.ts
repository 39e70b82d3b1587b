import type { Hono } from 'hono';
import { z } from 'zod';
import type { TableDoor } from '#bot/table/door';
import { locales } from '#core/text';
import { jsonBody, readQuery } from './json-body.ts';
import { Refused } from './refused.ts';
import { type Asking, seatedOf } from './who.ts';

/** Options are chosen by their names: as many as a game ever has. */
const Chosen = z.record(z.string().max(60), z.string().max(100)).refine((all) => Object.keys(all).length <= 50);
const FormQuery = z.object({ options: z.string().max(4_000).default('{}') });
const New = z.object({
  id: z.string().min(1).max(40),
  game: z.string().max(60),
  guild: z.string().regex(/^\d{1,20}$/),
  channel: z.string().regex(/^\d{1,20}$/),
  thread: z.boolean().default(false),
  options: Chosen.default({}),
  campaign: z.string().max(200).optional(),
  byInvitation: z.boolean().optional(),
  whenFull: z.boolean().optional(),
  seat: z.string().max(60).optional(),
});

/** The same for everybody, and other only with another program. */
const COVERS = 'public, max-age=86400';

/** A new match: what can be played and where, what is chosen before, and the opening of its lobby. */
export function addNewRoutes(app: Hono<Asking>, { door }: { door: TableDoor }): void {
  app.get('/api/new', async (c) => {
    const { user, guild } = seatedOf(c);
    return c.json(await door.newMatch({ user, locale: c.get('locale') }, guild));
  });
  app.get('/api/cover/:game/:locale', async (c) => {
    const locale = locales.find((one) => one === c.req.param('locale'));
    const bytes = locale && (await door.cover(c.req.param('game'), locale));
    if (!bytes) throw new Refused('unknown');
    c.header('Cache-Control', COVERS);
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/webp' });
  });
  app.get('/api/new/:game', (c) => {
    const { user } = seatedOf(c);
    const options = Chosen.safeParse(parsed(readQuery(c, FormQuery).options));
    if (!options.success) throw new Refused('wrong');
    return c.json(
      door.newForm({ game: c.req.param('game'), options: options.data }, { user, locale: c.get('locale') }),
    );
  });
  app.post('/api/new', async (c) => {
    const { user, name } = seatedOf(c);
    const wanted = await jsonBody(c, New);
    return c.json(await door.open({ ...wanted, user, name, locale: c.get('locale') }));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('wrong');
  }
}
