import type { Browsers } from '#bot/match/browsers';
import type { Store } from '#store/store';
import { LINK_LASTS, type Links, openLinks } from './links.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { webKey } from './web-key.ts';

/** Who is who in browsers: what the bot hands out, and what the server lets in by. */
export interface Desk {
  /** Where people reach the page: scheme, host and port. */
  origin: string;
  key: Buffer;
  links: Links;
  sessions: Sessions;
  /** What the bot gets of it. */
  browsers: Browsers;
}

/** Opens it for a public address. */
export async function openDesk(
  origin: string,
  store: Pick<Store, 'meta' | 'changeMeta' | 'keepMeta'>,
  clock: { now(): number },
): Promise<Desk> {
  const links = openLinks(store, clock);
  const sessions = openSessions(store, clock);
  return {
    origin,
    key: await webKey(store),
    links,
    sessions,
    browsers: {
      link: async (who) => ({ address: `${origin}/go/${await links.make(who)}`, minutes: LINK_LASTS / 60_000 }),
      table: (match) => `${origin}/m/${encodeURIComponent(match)}`,
      sessions: sessions.list,
      end: sessions.end,
    },
  };
}
