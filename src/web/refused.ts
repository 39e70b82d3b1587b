import type { Context } from 'hono';
import { Declined } from '#bot/match/declined';
import { Unplayable } from '#bot/match/sound';
import { incident } from '#bot/platform/incident';
import { troubleWords } from '#bot/serve/granted';
import { reason } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { Locale } from '#core/text';
import type { Log } from '#src/program-log';
import { BrokenRecord, NewerRecord } from '#store/errors';

/** What stands in the way of a request, and as which status of HTTP it is said. */
export const STATUS = {
  /** Who asks is not known. */
  who: 401,
  /** At a local table: nobody has said yet who sits in that window. */
  choose: 401,
  /** At a local table with keys: the window has none that is good. */
  key: 401,
  /** The request does not come from the page. */
  foreign: 403,
  /** There is no such thing, or not for them. */
  unknown: 404,
  /** Rules or bot do not grant it. */
  refused: 409,
  /** A link that was used up, or is too old. */
  gone: 410,
  large: 413,
  /** It is not what the route takes. */
  wrong: 400,
  often: 429,
  /** The match cannot be read. */
  broken: 500,
  incident: 500,
} as const;
export type RefusedKind = keyof typeof STATUS;

/** Ends a request with a reason. */
export class Refused extends Error {
  override name = 'Refused';
  readonly kind: RefusedKind;
  /** Seconds after which it may be tried again. */
  readonly after: number | undefined;
  constructor(kind: RefusedKind, after?: number) {
    super(kind);
    this.kind = kind;
    this.after = after;
  }
}

/** A request that ended badly, as JSON: `{ error: { kind, words } }`, in the language of whoever asks. */
export function errorAnswer(c: Context, error: unknown, { locale, log }: { locale: Locale; log: Log }): Response {
  const { kind, words } = told(error, locale, log);
  if (error instanceof Refused && error.after !== undefined) c.header('Retry-After', String(error.after));
  c.header('Cache-Control', 'no-store');
  return c.json({ error: { kind, words } }, STATUS[kind]);
}

function told(error: unknown, locale: Locale, log: Log): { kind: RefusedKind; words: string } {
  if (error instanceof Refused) return { kind: error.kind, words: say(`web.${error.kind}`, locale) };
  if (error instanceof Declined) {
    // What the bot says of a match that is not there, it says of its buttons.
    if (error.refused.key === 'bot.refusal.old-button') return { kind: 'unknown', words: say('web.unknown', locale) };
    return { kind: 'refused', words: reason(undefined, error.refused, locale) };
  }
  const number = incident(log, error, { during: 'a request' });
  const isBroken = error instanceof BrokenRecord || error instanceof Unplayable || error instanceof NewerRecord;
  return { kind: isBroken ? 'broken' : 'incident', words: troubleWords(error, locale, number) };
}
