import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** A way to a database. */
export interface Way {
  url: string;
  /** What is under way breaks off, and nobody comes through until it is mended. */
  cut(): Promise<void>;
  /** Nothing breaks off, and nothing comes through: what is sent meanwhile arrives when it is mended. */
  hang(): void;
  mend(): Promise<void>;
}

/** Opens one to the database at this address. */
export async function wayTo(address: string): Promise<Way> {
  const to = new URL(address);
  const sockets = new Set<Socket>();
  let free = Promise.resolve();
  let go = () => {};
  async function* passed(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      await free;
      yield piece;
    }
  }
  const server = createServer((from) => {
    const beyond = connect(Number(to.port), to.hostname);
    for (const socket of [from, beyond]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    // One that breaks takes the other with it: whoever asks must not wait for a server that is gone.
    pipeline(from, passed, beyond, passed, from, () => {});
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
      go();
      const closed = server.listening ? once(server, 'close') : undefined;
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    hang() {
      free = new Promise((resolve) => {
        go = resolve;
      });
    },
    async mend() {
      go();
      if (!server.listening) await listen(port);
    },
  };
}
