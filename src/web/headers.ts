import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** What a page only reads: in itself it is shown nowhere. */
const PARTS = /^\/page\/.+\.(?:m?js|css|ttf)$/;

/**
 * What browsers are told to keep to: nothing in line, nothing from elsewhere, in no frame. The many parts of the page say only what counts for
 * them. The words of all would weigh a third of the page.
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
  const part = secureHeaders({
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (c, next) => (PARTS.test(c.req.path) ? part : whole)(c, next);
}
