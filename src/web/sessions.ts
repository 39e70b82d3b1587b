import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { LinkedPerson, OpenSession } from '#bot/match/browsers';
import { locales } from '#core/text';
import type { Json } from '#core/types';
import type { Store } from '#store/store';
import { hashOf, sameText } from './web-key.ts';

/** A session lasts so long from its making, in ms; a person has so many at most. */
export const SESSION_LASTS = 30 * 86_400_000;
export const SESSIONS = 10;
/** That it is used is written down once in so long, in ms. */
const NOTED = 3_600_000;

/** Under this name the store has all of them, by user. Who is forgotten there has none any more. */
export const SESSIONS_KEPT = 'browsers';

/** As it is kept. What the browser has is not in it: only the hash of that. */
const Kept = z.object({
  hash: z.string(),
  madeAt: z.number(),
  usedAt: z.number(),
  browser: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  guild: z.string().nullable(),
});
type Kept = z.infer<typeof Kept>;
const Own = z.array(Kept);

/** Somebody in their browser, and the session by which they are known. */
export interface SeatedPerson extends LinkedPerson {
  session: string;
}

/** The sessions of people in browsers. */
export interface Sessions {
  /** A new one, and the words by which its browser is known from now on. Of more than `SESSIONS` the oldest ends. */
  begin(who: LinkedPerson, browser: string): Promise<string>;
  /** Whose words these are; undefined when there is no such session, or it is over. It counts as used. */
  of(words: string): Promise<SeatedPerson | undefined>;
  /** Whether that session goes on. */
  isOpen(user: string, session: string): Promise<boolean>;
  /** Those of a person, the last used first. */
  list(user: string): Promise<OpenSession[]>;
  /** Ends one, or all. */
  end(user: string, which: string | 'all'): Promise<void>;
}

/** Sessions in the store, so that they outlive a restart. */
export function openSessions(store: Pick<Store, 'meta' | 'changeMeta'>, clock: { now(): number }): Sessions {
  const isGood = ({ madeAt }: Kept) => madeAt + SESSION_LASTS > clock.now();
  const goodIn = (own: unknown): Kept[] => (Own.safeParse(own).data ?? []).filter(isGood);
  const ownIn = (kept: Json | undefined, user: string): Kept[] =>
    kept instanceof Object && Object.hasOwn(kept, user) ? goodIn((kept as Record<string, unknown>)[user]) : [];
  /** Looked up at each request: of others nothing is read. */
  const open = async (user: string): Promise<Kept[]> => ownIn(await store.meta(SESSIONS_KEPT), user);
  /** Writes down what becomes of those of a person; what is over goes with that. */
  const change = (user: string, make: (own: Kept[]) => Kept[]): Promise<void> =>
    store.changeMeta(SESSIONS_KEPT, (before) => {
      const entries = Object.entries({ ...(before instanceof Object && before), [user]: make(ownIn(before, user)) });
      const kept = entries.map(([name, own]) => [name, goodIn(own)] as const).filter(([, own]) => own.length > 0);
      return Object.fromEntries(kept) as Json;
    });
  return {
    async begin({ user, match: _, ...who }, browser) {
      const secret = randomBytes(16).toString('base64url');
      const now = clock.now();
      const made: Kept = { ...who, hash: hashOf(secret), madeAt: now, usedAt: now, browser };
      await change(user, (own) => [...own, made].slice(-SESSIONS));
      return `${user}.${secret}`;
    },
    async of(words) {
      const at = words.indexOf('.');
      const [user, hash] = [words.slice(0, at), hashOf(words.slice(at + 1))];
      const one = at < 1 ? undefined : (await open(user)).find((each) => sameText(each.hash, hash));
      if (!one) return undefined;
      const now = clock.now();
      if (now - one.usedAt >= NOTED)
        await change(user, (own) => own.map((each) => (each.hash === hash ? { ...each, usedAt: now } : each)));
      return { user, name: one.name, locale: one.locale, guild: one.guild, session: idOf(one) };
    },
    isOpen: async (user, session) => (await open(user)).some((one) => idOf(one) === session),
    async list(user) {
      const own = (await open(user)).sort((a, b) => b.usedAt - a.usedAt);
      return own.map((one) => ({ id: idOf(one), madeAt: one.madeAt, usedAt: one.usedAt, browser: one.browser }));
    },
    end: (user, which) => change(user, (own) => (which === 'all' ? [] : own.filter((one) => idOf(one) !== which))),
  };
}

/** The beginning of the hash: it names a session, and is not what opens it. */
const idOf = ({ hash }: Kept): string => hash.slice(0, 12);
