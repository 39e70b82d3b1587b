import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Sketch } from '#bot/deliver/pictures';
import type { Wanted } from '#bot/table/drawn';
import { readQuery } from './json-body.ts';
import { lookingAt, type MatchDesk } from './match-routes.ts';
import { Refused } from './refused.ts';
import { type Asking, seatedOf } from './who.ts';

const count = z.coerce.number().int().min(0).max(10_000);
const Query = z.object({
  seat: count.optional(),
  n: count.default(0),
  place: z.string().max(100).default(''),
  /** What is looked at besides. */
  beside: z.enum(['board']).optional(),
  mark: z.string().max(100).default(''),
  /** The mark of the picture over which the answer may be laid. */
  over: z.string().max(100).optional(),
});

/** What each picture is called in an address. */
const PICTURES = {
  board: () => ({ of: 'board' }),
  question: ({ beside }) => ({ of: 'question', besideBoard: beside === 'board' }),
  end: () => ({ of: 'end' }),
  film: () => ({ of: 'film' }),
  hand: ({ seat }) => ({ of: 'hand', seat }),
  page: ({ n }) => ({ of: 'page', n }),
  place: ({ place }) => ({ of: 'place', place }),
} satisfies { [W in Wanted['of']]: (query: z.infer<typeof Query>) => Extract<Wanted, { of: W }> | { of: W } };
const isPicture = (name: string): name is Wanted['of'] => Object.hasOwn(PICTURES, name);

/** Says that the picture is a step: it is to be laid over the one with this mark. */
const OVER = 'Picture-Over';

/** Pictures of a match as WebP, and apart from them what they say in words. They are marked by what they show (`ETag`). */
export function addPictureRoutes(app: Hono<Asking>, { door, desk, said }: MatchDesk): void {
  const sketchOf = async (c: Context<Asking>): Promise<Sketch> => {
    const { id, looking } = await lookingAt(c, { door, desk });
    const name = c.req.param('which') ?? '';
    if (!isPicture(name)) throw new Refused('unknown');
    const wanted = PICTURES[name](readQuery(c, Query)) as Wanted;
    return (await door.picture(id, wanted, looking)) ?? refuseUnknown();
  };
  app.get('/api/m/:id/picture/said', (c) => {
    const picture = said.get(seatedOf(c).user, readQuery(c, Query).mark) ?? refuseUnknown();
    return pictureAnswer(c, picture.digest, async () => picture);
  });
  app.get('/api/m/:id/picture/:which', async (c) => {
    const { digest, draw, patch } = await sketchOf(c);
    const { over } = readQuery(c, Query);
    if (over === digest) return c.body(null, 204, { ETag: `"${digest}"`, 'Cache-Control': 'no-store' });
    const step = over && (await patch?.(over));
    if (!step) return pictureAnswer(c, digest, draw);
    c.header(OVER, over);
    return pictureAnswer(c, digest, async () => ({ name: 'step.webp', bytes: step }));
  });
  app.get('/api/m/:id/words/:which', async (c) => {
    const { digest, alt } = await sketchOf(c);
    return c.json({ alt: alt(), mark: digest });
  });
  const boardOf = async (c: Context<Asking>) => {
    const { id, looking } = await lookingAt(c, { door, desk });
    const n = count.safeParse(c.req.param('n'));
    if (!n.success) throw new Refused('unknown');
    return (await door.boardAt(id, n.data, looking)) ?? refuseUnknown();
  };
  app.get('/api/m/:id/at/:n', async (c) => {
    const { sketch, ...then } = await boardOf(c);
    return c.json({ ...then, alt: sketch.alt(), mark: sketch.digest });
  });
  app.get('/api/m/:id/at/:n/picture', async (c) => {
    const { sketch } = await boardOf(c);
    return pictureAnswer(c, sketch.digest, sketch.draw);
  });
}

const refuseUnknown = (): never => {
  throw new Refused('unknown');
};

/** A picture that is drawn only for whoever has not got it yet. Nobody between keeps it, for it is for these eyes. */
async function pictureAnswer(
  c: Context,
  digest: string,
  draw: () => Promise<{ name: string; bytes: Buffer }>,
): Promise<Response> {
  const mark = `"${digest}"`;
  c.header('ETag', mark);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie');
  if (c.req.header('if-none-match')?.split(/,\s*/).includes(mark)) return c.body(null, 304);
  const { name, bytes } = await draw();
  c.header('Content-Type', name.endsWith('.gif') ? 'image/gif' : 'image/webp');
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(new Uint8Array(bytes));
  // The places that a board carries are text: four kilobytes become one.
  c.header('Content-Encoding', 'gzip');
  return c.body(new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('gzip')));
}
