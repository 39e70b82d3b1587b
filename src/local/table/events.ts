import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveWorld } from '../world/new-world.ts';
import { type Hint, type PersonRecord, seesChannel } from '../world/world.ts';

/** Server-sent events for a page: hints to look again, only of what the person may know of. */
export function serveEvents(
  world: LiveWorld,
  person: PersonRecord,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    connection: 'keep-alive',
  });
  response.write(': here\n\n');
  const stop = world.onHint((hint) => {
    if (mayKnow(world, person, hint)) {
      const { kind, channel } = hint;
      response.write(`data: ${JSON.stringify({ kind, ...(channel === undefined ? {} : { channel }) })}\n\n`);
    }
  });
  request.on('close', stop);
}

function mayKnow(world: LiveWorld, person: PersonRecord, hint: Hint): boolean {
  if (hint.only !== undefined && hint.only !== person.id) return false;
  const channel = hint.channel === undefined ? undefined : world.channels.get(hint.channel);
  return channel === undefined ? hint.channel === undefined : seesChannel(person, channel);
}
