import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A pooler before a database, as pgbouncer is one: it has connections of its own to the server, and gives them out by transaction. */
export interface Pooler {
  url: string;
  close(): void;
}

/** Which of the connections that nobody has is given out next. */
export type Choice = 'the last one' | 'the first one';
const CHOICES = { 'the last one': -1, 'the first one': 0 } as const satisfies Record<Choice, number>;

/** ReadyForQuery outside of a transaction (PostgreSQL, "Message Formats"): the connection can be given to somebody else. */
const AT_REST = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
/** AuthenticationOk, a BackendKeyData of its own, and AT_REST: it lets everybody in. */
const WELCOME = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
  Buffer.from([0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 1]),
  AT_REST,
]);
/** The first letter of Terminate, by which a client leaves. */
const LEAVES = 0x58;

/** A connection to the server, and who hears what is said on it. */
interface Backend {
  socket: Socket;
  hears: (chunk: Buffer, isAtRest: boolean) => void;
}

/** Begins as a client does, and settles when the server has let it in. */
async function backendAt({ port, hostname }: URL, startup: Buffer): Promise<Backend> {
  const socket = connect(Number(port), hostname);
  const backend: Backend = { socket, hears: () => {} };
  let tail = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    tail = Buffer.concat([tail, chunk]).subarray(-AT_REST.length);
    backend.hears(chunk, tail.equals(AT_REST));
  });
  socket.write(startup);
  await new Promise<void>((ready) => {
    backend.hears = (_, isAtRest) => isAtRest && ready();
  });
  return backend;
}

/** Opens one with so many connections to the server at this address, which asks for no password. */
export async function openPooler(address: string, size: number, choice: Choice): Promise<Pooler> {
  const sockets: Socket[] = [];
  const free: Backend[] = [];
  const queue: ((backend: Backend) => void)[] = [];
  let opened: Promise<void> | undefined;

  async function open(startup: Buffer): Promise<void> {
    for (let n = 0; n < size; n++) free.push(await backendAt(new URL(address), startup));
    sockets.push(...free.map(({ socket }) => socket));
  }
  function giveOut(): void {
    while (queue.length > 0 && free.length > 0) queue.shift()!(free.splice(CHOICES[choice], 1)[0]!);
  }

  const server = createServer(async (client) => {
    sockets.push(client);
    client.on('error', () => {});
    const [startup] = (await once(client, 'data')) as [Buffer];
    opened ??= open(startup);
    await opened;
    let mine: Promise<Backend> | undefined;
    client.on('data', (chunk: Buffer) => {
      if (chunk[0] === LEAVES) return void client.end();
      mine ??= new Promise<Backend>((got) => queue.push(got)).then((backend) => {
        backend.hears = (said, isAtRest) => {
          if (isAtRest) {
            mine = undefined;
            free.push(backend);
            giveOut();
          }
          client.write(said);
        };
        return backend;
      });
      void mine.then(({ socket }) => socket.write(chunk));
      giveOut();
    });
    client.write(WELCOME);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(address);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
