/** Addresses of this machine. */
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * The address that a request comes from. A proxy on this machine is believed: it says who has asked it, at the end of `X-Forwarded-For`. Whoever
 * comes from elsewhere could write there what they like.
 */
export function callerAddress(socket: string, forwarded: string | undefined): string {
  if (!LOOPBACK.test(socket)) return socket;
  return forwarded?.split(',').at(-1)?.trim() || socket;
}
