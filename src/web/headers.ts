import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** What a page only reads: in itself it is shown nowhere. */
const PARTS = /^\/page\/.+\.(?:m?js|css|ttf)$/;

/** What the page asks for at every turn: data and pictures, which run nothing. */
const ANSWERS = /^\/api\//;

/**
 * What browsers are told to keep to: nothing in line, nothing from elsewhere, in no frame. The many parts of the page, and the answers of the
 * door, say only what counts for them. The words of all would weigh a third of the page, and a fifteenth of an evening.
 */
export function guardedHeaders(origin: string): MiddlewareHandler {
  const strictTransportSecurity = origin.startsWith('https:') ? 'max-age=15552000' : false;
  const whole = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    // With `no-referrer` a form would send the origin `null`.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity,
  });
  const little = {
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
  const part = secureHeaders(little);
  const answer = secureHeaders({
    ...little,
    contentSecurityPolicy: { defaultSrc: ["'none'"], imgSrc: ["'self'"], frameAncestors: ["'none'"] },
  });
  return (c, next) => (PARTS.test(c.req.path) ? part : ANSWERS.test(c.req.path) ? answer : whole)(c, next);
}
