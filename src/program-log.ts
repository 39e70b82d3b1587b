import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Interaction tokens stand in the addresses of REST errors: `/interactions/<id>/<token>`, `/webhooks/<id>/<token>`. */
const INTERACTION_TOKEN = /((?:interactions|webhooks)(?:\/|%2F)\d+(?:\/|%2F))[\w.~%-]+/gi;
/** A bot token has three parts; what looks like one is never written, whoever logged it. */
const BOT_TOKEN = /\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}/g;

/** A line of text without any secret in it. `token` is the bot's own. */
export function withoutTokens(line: string, token?: string): string {
  const clean = line.replace(INTERACTION_TOKEN, '$1[token]').replace(BOT_TOKEN, '[token]');
  return token ? clean.replaceAll(token, '[token]') : clean;
}

/** Errors from this level on are looked up in the sources. */
const LOOKED_UP = 50;

/** Gives a stack with its places in the sources, some time later; undefined when it cannot say. */
type Where = (stack: string) => Promise<string | undefined>;

/**
 * The log of the program: one JSON line per entry. Tokens are taken out of the finished line, so none can slip by. With `where` an error
 * gets a second line, which says where in the sources it was.
 */
export function openLog(level: string, token?: string, to?: DestinationStream, where?: Where): Log {
  const destination = to ?? pino.destination({ fd: 2, sync: true });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFacts },
      hooks: {
        streamWrite: (line) => withoutTokens(line, token),
        logMethod(args, write, at) {
          write.apply(this, args);
          const [facts] = args as [unknown];
          const { err, incident } = Object(facts) as { err?: unknown; incident?: unknown };
          if (!where || at < LOOKED_UP || !(err instanceof Error) || !err.stack) return;
          void where(err.stack).then(
            (stack) => stack && write.apply(this, [{ incident, stack }, 'where it was'] as never),
          );
        },
      },
    },
    destination,
  );
}

/** What an error may tell: never its request body, which can hold a hand of cards. */
function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code, status, method, url } = error as { code?: unknown; status?: unknown; method?: unknown; url?: unknown };
  const cause = error.cause === undefined ? undefined : errorFacts(error.cause);
  return { name, message, code, status, method, url, stack, cause };
}
