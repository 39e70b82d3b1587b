import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/** Whether a host is this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/** The address by which others reach a host: where it listens everywhere, one of this machine in its network if it has any. */
export function addressOf(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return host;
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = all.filter(({ internal }) => !internal);
  const [first] = [...outside.filter(({ family }) => family === 'IPv4'), ...(host === '::' ? outside : [])];
  return first?.address ?? '127.0.0.1';
}

/**
 * Lets in only requests that name the table by an address it is bound to. A foreign page may point its name at this
 * machine (DNS rebinding): then Host shows that name. A foreign page in the same browser shows its own name in Origin.
 */
export function guard(host: string, port: () => number): (request: IncomingMessage) => boolean {
  const everywhere = host === '0.0.0.0' || host === '::';
  const own = everywhere
    ? Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map((each) => each.address))
    : [host];
  const names = new Set(
    [...own, 'localhost', '127.0.0.1', '::1'].map((name) => (name.includes(':') ? `[${name}]` : name)),
  );
  const isOurs = (given: string | undefined) => {
    const [, name, at] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(given?.toLowerCase() ?? '') ?? [];
    return name !== undefined && names.has(name) && Number(at ?? 80) === port();
  };
  return ({ headers }) => {
    if (!isOurs(headers.host)) return false;
    return headers.origin === undefined || (headers.origin.startsWith('http://') && isOurs(headers.origin.slice(7)));
  };
}
