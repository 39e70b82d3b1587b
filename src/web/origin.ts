import type { MiddlewareHandler } from 'hono';
import { Refused } from './refused.ts';

const READING = ['GET', 'HEAD'];

/**
 * Lets in only what is sent to the public address (`Host`), and of what changes something only what comes from its own page. The middleware
 * that Hono brings (`csrf`) looks at forms alone, and lets in what has no `Origin`.
 */
export function fromOwnPage(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (c, next) => {
    // A foreign page may point its name at this machine (DNS rebinding).
    if (c.req.header('host')?.toLowerCase() !== host) throw new Refused('foreign');
    if (!READING.includes(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const isOwn = c.req.header('origin') === origin && (site === undefined || site === 'same-origin');
      if (!isOwn) throw new Refused('foreign');
    }
    await next();
  };
}
