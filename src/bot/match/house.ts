import type { REST } from 'discord.js';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import type { Log } from '#src/program-log';
import type { Store } from '#store/store';
import type { Browsers } from './browsers.ts';
import type { Blocked } from './notes.ts';
import type { Reader } from './reader.ts';
import type { Thinker } from './to-think.ts';

/** What a new match starts with unless somebody says otherwise. */
export interface Defaults {
  locale: Locale;
  remindAfterHours: number;
  remindEveryHours: number;
  /** How many files a person may open in 24 hours. */
  importsPerDay: number;
  /** The same of all in a server together. */
  importsPerServer: number;
  /** How many lobbies a person may have open at once, and how many there may be in a server. */
  lobbiesPerPerson: number;
  lobbiesPerServer: number;
  /** After so many days without a change a lobby is closed; 0: never. */
  lobbyDays: number;
  /** How films of matches are encoded; `off`: as WebP, and only when somebody asks for one. */
  films: 'webp' | 'gif' | 'off';
}

/** What every part of the bot works with. */
export interface House {
  /** The way to Discord. */
  rest: REST;
  /** The id of the bot as a user. */
  own: string;
  store: Store;
  games: ReadonlyMap<string, AnyGame>;
  log: Log;
  clock: { now(): number };
  defaults: Defaults;
  /** Who reads the files that people open. */
  reader: Reader;
  /** Who thinks for computers. */
  thinker: Thinker;
  /** The way to the page in browsers; absent where the bot has no public address. */
  browsers?: Browsers;
  /** Whether a delivery of the match is under way, so that what is put in now goes with the next one. */
  isDelivering(match: string): boolean;
  /** Posts what waits in the outbox of a match, or with `renew` brings board and bell up to date; see `openCourier`. Never rejects. */
  deliver(match: string, renew?: 'renew'): Promise<Delivery>;
}

/** How a delivery went: ms since its begin, and what stood in the way of public messages. */
export interface Delivery {
  /** The channel in which a public message stands below all others now. */
  below?: string;
  drawn?: number;
  delivered?: number;
  trouble?: 'later' | Blocked;
  missing?: string[];
}
