import type { Locale } from '#core/text';

/** A browser in which a person is logged in, as they may see it themselves. Times are in ms since 1970. */
export interface OpenSession {
  /** Names it, and opens nothing. */
  id: string;
  madeAt: number;
  usedAt: number;
  /** What kind of browser it is, as `Firefox, Linux`; empty when it did not say. */
  browser: string;
}

/** Whoever gets a link, and what their page is to know of them. */
export interface LinkedPerson {
  user: string;
  /** What they are called. */
  name: string;
  locale: Locale;
  /** The server in which they asked for it: its open lobbies are shown to them too. */
  guild: string | null;
  /** The match that their page shows first; without one it shows all of theirs. */
  match?: string;
}

/** How people come from Discord to the page of their matches. It is there where the bot has a public address. */
export interface Browsers {
  /** The address of a link that is good once and for so many minutes. The link that the person had before is good no more. */
  link(who: LinkedPerson): Promise<{ address: string; minutes: number }>;
  /** The address of a match, for a browser that is known already. */
  table(match: string): string;
  /** Their open sessions, the last used first. */
  sessions(user: string): Promise<OpenSession[]>;
  /** Ends one of them, or all. What is not there is ended already. */
  end(user: string, which: string | 'all'): Promise<void>;
}
