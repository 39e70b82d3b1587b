import { createHash, randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { FolderInUse, LockStuck } from './errors.ts';

const holderSchema = z.object({ pid: z.int().min(1), host: z.string(), started: z.string().nullable() });
type Holder = z.infer<typeof holderSchema>;

const heldHere = new Set<string>();

/** So often a lock that comes and goes is looked at, `PAUSE` ms apart: whoever needs longer is not merely starting too. */
const LOOKS = 250;
const PAUSE = 20;

/**
 * Takes a folder for this process and gives the function that lets it go. The lock of a dead process is taken over.
 * Throws `FolderInUse` when a live process has it, this one included. So it does for a process on another machine,
 * whose life cannot be seen from here. Throws `LockStuck` when the lock can neither be read nor replaced.
 */
export async function lock(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  if (heldHere.has(file)) throw inUse(folder, file, 'this process');
  heldHere.add(file);
  try {
    await take(folder, file);
  } catch (error) {
    heldHere.delete(file);
    throw isErrno(error) ? stuck(folder, file, error.message) : error;
  }
  return async () => {
    await rm(file, { force: true });
    heldHere.delete(file);
  };
}

async function take(folder: string, file: string): Promise<void> {
  const me: Holder = { pid: process.pid, host: hostname(), started: (await startOf(process.pid)) ?? null };
  // The token makes each text another one, so that a lock that was judged is known again.
  const mine = JSON.stringify({ ...me, token: randomBytes(6).toString('hex') });
  for (let looks = 0; !(await made(file, mine)); looks++) {
    if (looks >= LOOKS) throw stuck(folder, file, 'others keep taking it');
    const text = await textOf(file);
    if (text === undefined) {
      await wait(PAUSE);
      continue;
    }
    const holder = readHolder(text);
    if (holder && (await lives(holder))) throw inUse(folder, file, `process ${holder.pid} on ${holder.host}`);
    if (await replaced(file, text, mine)) return;
  }
}

/** Makes the file with its text in one stroke; whether it was not there yet. */
async function made(file: string, text: string): Promise<boolean> {
  const fresh = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  await writeFile(fresh, text, { flag: 'wx', mode: 0o600 });
  try {
    await link(fresh, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ENOENT: whoever took the folder meanwhile has cleaned it of unfinished files.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    // Some file systems have no hard links: there it is not one stroke, but still one process that makes it.
    return await wrote(file, text);
  } finally {
    await rm(fresh, { force: true });
  }
}

async function wrote(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Puts this text in the place of the one that was judged stale, and of no other: a second process may have taken it over
 * meanwhile. Only whoever holds the claim to that very text replaces it. A claim is a lock itself, and a dead process may have left it.
 */
async function replaced(file: string, judged: string, mine: string): Promise<boolean> {
  const claim = `${file}.${createHash('sha256').update(judged).digest('hex').slice(0, 12)}.tmp`;
  if (!(await made(claim, mine))) {
    const text = await textOf(claim);
    const holder = text === undefined ? undefined : readHolder(text);
    if (text === undefined || (holder && (await lives(holder)))) {
      await wait(PAUSE);
      return false;
    }
    if (!(await replaced(claim, text, mine))) return false;
  }
  try {
    if ((await textOf(file)) !== judged) return false;
    const fresh = `${claim}.${randomBytes(6).toString('hex')}.tmp`;
    await writeFile(fresh, mine, { flag: 'wx', mode: 0o600 });
    await rename(fresh, file);
    return true;
  } finally {
    await rm(claim, { force: true });
  }
}

/** The text of a lock, undefined when there is none; throws what the disk throws else. One without meaning gets a moment: its holder may be about to write it. */
async function textOf(file: string): Promise<string | undefined> {
  for (let looks = 0; ; looks++) {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (isErrno(error) && error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined || readHolder(text) || looks === 5) return text;
    await wait(50);
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function lives(holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) return true;
  const started = await startOf(holder.pid);
  // Numbers of processes come again, in a container after every restart: only number and start together are one process.
  if (holder.started !== null && started !== undefined) return started === holder.started;
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process was started, in the words of Linux (proc(5), field 22 of stat), '' for one that is only a zombie. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in brackets, field 2, may hold anything: count from its end.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields?.[0] === 'Z' ? '' : fields?.[19];
}

const isErrno = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string';

const stuck = (folder: string, file: string, why: string): LockStuck =>
  new LockStuck(
    `The store folder ${folder} cannot be taken: ${why}. If no other process uses it, delete ${file} and let this one write there.`,
  );

function inUse(folder: string, file: string, whom: string): FolderInUse {
  return new FolderInUse(
    `The store folder ${folder} is in use by ${whom}. Stop that first: two processes must not share a folder. ` +
      `If it surely no longer runs, delete ${file}.`,
  );
}
