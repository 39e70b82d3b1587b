import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import type { EventDesk, Watching } from './event-desk.ts';
import { readQuery } from './json-body.ts';
import { lookingAt, type MatchDesk } from './match-routes.ts';
import { type Asking, seatedOf } from './who.ts';

const Query = z.object({ m: z.string().max(32).optional(), last: z.string().max(40).optional() });

/**
 * The stream of changes: of all matches in which whoever asks sits, and of the one that `?m=` names. With a spectator's sign of that one alone.
 */
export function addStreamRoute(
  app: Hono<Asking>,
  {
    door,
    desk,
    events,
    trouble,
  }: Pick<MatchDesk, 'door' | 'desk'> & { events: EventDesk; trouble(error: unknown): void },
): void {
  app.get('/api/events', async (c) => {
    const { m, last } = readQuery(c, Query);
    const at = m === undefined ? undefined : await lookingAt(c, { door, desk }, m);
    const seated = at && at.looking.user === undefined ? undefined : seatedOf(c);
    const looking = at?.looking ?? { user: seated?.user, locale: c.get('locale') };
    const watching: Watching = { looking, also: at ? [at.id] : [] };
    // Nginx would else wait until there is enough to send.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const opened = events.open(
        watching,
        {
          of: seated?.session ?? c.get('address'),
          tell: ({ id, event, data }) => void stream.writeSSE({ id, event, data: JSON.stringify(data) }),
          beat: () => void stream.write(': here\n\n'),
          end,
          isOpen: async () => !seated || desk.isOpen(seated.user, seated.session),
        },
        c.req.header('last-event-id') ?? last,
      );
      try {
        const close = await opened;
        stream.onAbort(close);
        if (stream.aborted) close();
        await ended;
      } catch (error) {
        // The framework would tell the browser what it says.
        trouble(error);
      }
    });
  });
}
