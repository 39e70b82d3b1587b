import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { type Locale, locales } from '#core/text';
import type { Entrance } from './entrance.ts';
import { jsonBody } from './json-body.ts';
import { Refused } from './refused.ts';
import type { SeatedPerson } from './sessions.ts';
import { type Asking, seatedOf } from './who.ts';

/** Somebody at a local table. */
export interface LocalSeat {
  id: string;
  name: string;
  locale: Locale;
}

/** Who is at a local table. */
export interface LocalSeats {
  /** The server they play on. */
  guild: string;
  /** Whether each person comes by a link with a key of their own; then nobody is chosen from a list. */
  keys: boolean;
  all(): LocalSeat[];
  /** The person of this id; undefined when there is none, or the key is not theirs where keys are asked for. */
  find(id: string, key: string): LocalSeat | undefined;
  /** The person of this name, who comes to the table if they are not there yet. */
  take(name: string, locale: Locale): LocalSeat;
  /** From now on they read this language. */
  change(id: string, locale: Locale): void;
}

/** Where the page is reached, the key of its spectators' addresses, and who is at the table. */
export interface LocalTable extends Pick<Entrance, 'origin' | 'key'> {
  seats: LocalSeats;
}

const Named = z.object({ name: z.string().trim().min(1).max(32), locale: z.enum(locales) });
const Change = z.object({ locale: z.enum(locales) });

/**
 * At a local table each window says who sits there: `?as=` names a person, `?key=` is theirs where keys are asked for. Which hosts and pages are
 * let in at all its own server says (`src/local/table/guard.ts`).
 */
export function byChoice({ origin, key, seats }: LocalTable): Entrance {
  return {
    origin,
    key,
    guard: (_, next) => next(),
    who: saysWho(seats),
    isOpen: async (user) => seats.all().some(({ id }) => id === user),
    addRoutes(app) {
      // `isLocal` tells the page that people are chosen here, and `canChoose` whether from a list.
      app.get('/api/me', (c) => {
        const { user, name } = localOf(c);
        return c.json({ user, name, locale: c.get('locale'), isLocal: true, canChoose: !seats.keys });
      });
      app.get('/api/people', (c) => c.json({ people: seats.keys ? [] : seats.all(), canChoose: !seats.keys }));
      app.post('/api/people', async (c) => {
        if (seats.keys) throw new Refused('key');
        const { name, locale } = await jsonBody(c, Named);
        return c.json(seats.take(name, locale));
      });
      app.post('/api/me', async (c) => {
        const { user } = localOf(c);
        const { locale } = await jsonBody(c, Change);
        seats.change(user, locale);
        return c.json({ locale });
      });
    },
  };

  /** Who asks; whoever is nobody yet is asked to choose. */
  function localOf(c: Parameters<MiddlewareHandler<Asking>>[0]): SeatedPerson {
    if (!c.get('seated')) throw new Refused(seats.keys ? 'key' : 'choose');
    return seatedOf(c);
  }
}

const saysWho =
  (seats: LocalSeats): MiddlewareHandler<Asking> =>
  async (c, next) => {
    const one = seats.find(c.req.query('as') ?? '', c.req.query('key') ?? '');
    const asked = locales.find((locale) => locale === c.req.query('lang'));
    c.set('seated', one && { user: one.id, name: one.name, locale: one.locale, guild: seats.guild, session: one.id });
    const locale = asked ?? one?.locale;
    if (locale) c.set('locale', locale);
    await next();
  };
