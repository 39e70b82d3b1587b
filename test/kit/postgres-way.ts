import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** A way to a database that can be cut: what is under way breaks off, and nobody comes through until it is mended. */
export interface Way {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Opens one to the database at this address. */
export async function wayTo(address: string): Promise<Way> {
  const to = new URL(address);
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const beyond = connect(Number(to.port), to.hostname);
    for (const socket of [from, beyond]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // One that breaks takes the other with it: whoever asks must not wait for a server that is gone.
    pipeline(from, beyond, from, () => {});
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const url = new URL(address);
  Object.assign(url, { hostname: '127.0.0.1', port: String(port) });
  return {
    url: url.href,
    async cut() {
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}
