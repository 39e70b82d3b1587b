import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { type Locale, locales } from '#core/text';
import type { Store } from '#store/store';
import type { Desk } from './desk.ts';
import { Refused } from './refused.ts';
import { SESSION_LASTS, type SeatedPerson } from './sessions.ts';

/** Who asks, as the routes know it. */
export interface Asking {
  Variables: {
    /** Absent when they have no session. */
    seated: SeatedPerson | undefined;
    locale: Locale;
    /** Where the request comes from. */
    address: string;
  };
}

const NAME = 'castellan';
const isHttps = ({ origin }: Desk): boolean => origin.startsWith('https:');
/** Over https the name says that no other host, and no page without encryption, has set it. */
const prefix = (desk: Desk) => (isHttps(desk) ? { prefix: 'host' as const } : {});
const cookieOf = (desk: Desk) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: isHttps(desk),
  maxAge: SESSION_LASTS / 1_000,
  ...prefix(desk),
});

/** Gives a browser the words by which it is known from now on. */
export const giveCookie = (c: Context, desk: Desk, words: string): Promise<void> =>
  setSignedCookie(c, NAME, words, keyOf(desk), cookieOf(desk));

/** Takes them back. */
export const takeCookie = (c: Context, desk: Desk): void => void deleteCookie(c, NAME, cookieOf(desk));

/** Finds out who asks, and in which language they read: the one of `?lang=`, of `/me`, of their program; of somebody unknown, of the browser. */
export function findsOutWho(desk: Desk, store: Pick<Store, 'profile'>): MiddlewareHandler<Asking> {
  return async (c, next) => {
    const asked = locales.find((one) => one === c.req.query('lang'));
    if (asked) c.set('locale', asked);
    // A cookie that was not signed here is none.
    const words = await getSignedCookie(c, keyOf(desk), NAME, 'prefix' in prefix(desk) ? 'host' : undefined);
    const seated = words ? await desk.sessions.of(words) : undefined;
    c.set('seated', seated);
    if (seated && !asked) {
      const { wishes, locale } = await store.profile(seated.user);
      c.set('locale', wishes?.locale ?? locale ?? seated.locale);
    }
    await next();
  };
}

/** Who asks; refuses whoever has no session. */
export const seatedOf = (c: Context<Asking>): SeatedPerson => {
  const seated = c.get('seated');
  if (!seated) throw new Refused('who');
  return seated;
};

/** The language that a browser asks for: Japanese where it would rather have it than English. */
export function browserLocale(c: Context): Locale {
  const first = /\b(ja|en)\b/i.exec(c.req.header('accept-language') ?? '')?.[1]?.toLowerCase();
  return first === 'ja' ? 'ja' : 'en';
}

const keyOf = ({ key }: Desk): Uint8Array<ArrayBuffer> => new Uint8Array(key);
