import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Picture } from '#bot/platform/uploads';
import type { PressAnswer, TableDoor } from '#bot/table/door';
import type { Looking } from '#bot/table/looking';
import { SORTS } from '#core/terms/thing';
import type { Entrance } from './entrance.ts';
import { jsonBody, readQuery } from './json-body.ts';
import { Refused, STATUS } from './refused.ts';
import type { SaidPictures } from './said-pictures.ts';
import { isWatchSign, watchSign } from './watching.ts';
import { type Asking, seatedOf } from './who.ts';

/** What the routes of a match work with. */
export interface MatchDesk {
  door: TableDoor;
  desk: Pick<Entrance, 'origin' | 'key' | 'isOpen'>;
  said: SaidPictures;
}

const Press = z.object({
  id: z.string().min(1).max(64),
  press: z.string().max(100),
  values: z.array(z.string().max(100)).max(25).default([]),
  shownAt: z.number(),
});
const Sit = z.object({ id: z.string().min(1).max(64), seat: z.string().min(1).max(60) });
const File = z.object({ id: z.string().min(1).max(64) });
const count = z.coerce.number().int().min(0).max(1_000_000);
const LogQuery = z.object({ before: count.optional(), unfolded: z.enum(['1', '0']).optional() });

/** A thing as an address names it: what sort, of some cards their deck, and its id, in which anything may be. */
const NamedThing = z
  .string()
  .max(200)
  .regex(/^[a-z]+(?:\/[\w-]+)?:./)
  .transform((words): unknown => {
    const [sort = '', id] = [words.slice(0, words.indexOf(':')), words.slice(words.indexOf(':') + 1)];
    const [of, deck] = sort.split('/');
    return { of, id, ...(deck !== undefined && { deck }) };
  })
  .pipe(z.object({ of: z.enum(SORTS), id: z.string(), deck: z.string().optional() }));
const NamedThings = z.array(NamedThing).min(1).max(12);

/** Words about a match, and presses in it. Each route asks first whether whoever asks may look at it. */
export function addMatchRoutes(app: Hono<Asking>, { door, desk, said }: MatchDesk): void {
  app.get('/api/m/:id', async (c) => {
    const { id, looking } = await lookingAt(c, { door, desk });
    return c.json(await door.stands(id, looking));
  });
  app.post('/api/m/:id/press', async (c) => {
    const { user, name } = seatedOf(c);
    const { id, looking } = await lookingAt(c, { door, desk });
    const given = await jsonBody(c, Press);
    const answer = await door.press({ ...given, user, name, match: id, locale: looking.locale });
    for (const picture of answer.reply.pictures) said.keep(user, picture);
    return c.json(sent(id, answer));
  });
  // A seat besides the own one: there is no button for that.
  app.post('/api/m/:id/sit', async (c) => {
    const { user, name } = seatedOf(c);
    const { id, looking } = await lookingAt(c, { door, desk });
    const { seat, ...given } = await jsonBody(c, Sit);
    const { files: _, ...answer } = await door.typed(
      { ...given, user, name, match: id, locale: looking.locale },
      { command: 'join', seat },
    );
    return c.json(sent(id, answer));
  });
  // It changes the match: while that runs, all are told who has taken it along.
  app.post('/api/m/:id/file', async (c) => {
    const { user, name } = seatedOf(c);
    const { id, looking } = await lookingAt(c, { door, desk });
    const given = await jsonBody(c, File);
    const { files, also } = await door.typed(
      { ...given, user, name, match: id, locale: looking.locale },
      { command: 'export' },
    );
    const [file] = files;
    if (!file) return c.json({ error: { kind: 'refused', words: also.join('\n') } }, STATUS.refused);
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${file.name}"`,
    });
  });
  app.get('/api/m/:id/pictures', async (c) => {
    const { id, looking } = await lookingAt(c, { door, desk });
    // Places are found on the board itself, which names them.
    const { places: _, ...pictured } = await door.pictured(id, looking);
    return c.json(pictured);
  });
  // What the rules say of things that are looked at: `is=place:D4`, `is=card/shadow:an_evil_fog`.
  app.get('/api/m/:id/printed', async (c) => {
    const { id, looking } = await lookingAt(c, { door, desk });
    const named = NamedThings.safeParse(c.req.queries('is') ?? []);
    if (!named.success) throw new Refused('wrong');
    const things = named.data.map(({ deck, ...one }) => ({ ...one, ...(deck !== undefined && { deck }) }));
    return c.json({ told: await door.printed(id, things, looking) });
  });
  app.get('/api/m/:id/after', async (c) => {
    const { id, looking } = await lookingAt(c, { door, desk });
    return c.json(await door.after(id, looking));
  });
  app.get('/api/m/:id/thoughts', async (c) => {
    const { id, looking } = await lookingAt(c, { door, desk });
    return c.json({ told: await door.thoughts(id, looking) });
  });
  app.get('/api/m/:id/log', async (c) => {
    const { id, looking } = await lookingAt(c, { door, desk });
    const { before, unfolded } = readQuery(c, LogQuery);
    return c.json(await door.log(id, looking, { before, unfolded: unfolded === '1' }));
  });
  app.get('/api/m/:id/moments', async (c) => {
    const { id, looking } = await lookingAt(c, { door, desk });
    return c.json(await door.moments(id, looking));
  });
  // The address for spectators: whoever plays there may give it on.
  app.get('/api/m/:id/watch', async (c) => {
    const { user } = seatedOf(c);
    const { id } = await lookingAt(c, { door, desk });
    if (!(await door.hasSay(id, user))) throw new Refused('unknown');
    return c.json({ address: `${desk.origin}/m/${id}?watch=${watchSign(desk.key, id)}` });
  });
}

/** The id of a match in an address: what is none, names none. */
const MATCH = /^[a-z0-9-]{1,32}$/;

/**
 * Which match is meant, and who looks at it. With a spectator's sign everybody sees what spectators see. Without it nobody learns of a match
 * that they may not see, not even that it is there.
 */
export async function lookingAt(
  c: Context<Asking>,
  { door, desk }: Pick<MatchDesk, 'door' | 'desk'>,
  id = c.req.param('id') ?? '',
): Promise<{ id: string; looking: Looking }> {
  if (!MATCH.test(id)) throw new Refused('unknown');
  const locale = c.get('locale');
  const sign = c.req.query('watch');
  if (sign !== undefined) {
    if (!isWatchSign(desk.key, id, sign)) throw new Refused('unknown');
    return { id, looking: { user: undefined, locale } };
  }
  const { user } = seatedOf(c);
  if (!(await door.maySee(id, user))) throw new Refused('unknown');
  return { id, looking: { user, locale } };
}

/** An answer as it is sent: pictures by their addresses. */
const sent = (id: string, { reply, ...answer }: PressAnswer) => ({
  ...answer,
  reply: {
    content: reply.content,
    choices: reply.choices,
    pictures: reply.pictures.map(({ name, alt, digest }: Picture) => ({
      name,
      alt,
      address: `/api/m/${id}/picture/said?mark=${encodeURIComponent(digest)}`,
    })),
  },
});
