// @ts-check
import { addressOf } from './door.js';

/** How long (ms) until a stream that the server has refused is tried again. */
const AGAIN = 2_000;

/**
 * Follows what the server tells, over lost connections, until `close` is called.
 * @param {string | undefined} match that is watched besides those in which the reader sits
 * @param {(told: Parameters<typeof import('./state.js').withEvent>[1]) => void} tell
 */
export function followChanges(match, tell) {
  /** @type {EventSource} */
  let source;
  let last = '';
  let timer = 0;
  const open = () => {
    const more = new URLSearchParams({ ...(match && { m: match }), ...(last && { last }) }).toString();
    source = new EventSource(addressOf(`events${more && `?${more}`}`));
    source.addEventListener('error', () => {
      tell({ event: 'lost' });
      // A browser tries again by itself unless it was refused.
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = window.setTimeout(open, AGAIN);
    });
    for (const event of /** @type {const} */ (['here', 'again', 'change']))
      source.addEventListener(event, ({ lastEventId, data }) => {
        last = lastEventId;
        tell(event === 'change' ? { event, ...JSON.parse(data) } : { event });
      });
  };
  open();
  return {
    close() {
      clearTimeout(timer);
      source.close();
    },
  };
}
