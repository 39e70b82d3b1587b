import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { FolderInUse } from './errors.ts';

const holderSchema = z.object({ pid: z.int().min(1), host: z.string(), started: z.string().nullable() });
type Holder = z.infer<typeof holderSchema>;

const heldHere = new Set<string>();

/**
 * Takes a folder for this process and gives the function that lets it go. The lock of a dead process is taken over.
 * Throws `FolderInUse` when a live process has it, this one included, or one on another machine: that one's life
 * cannot be seen from here.
 */
export async function lock(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  if (heldHere.has(file)) throw inUse(folder, file, 'this process');
  heldHere.add(file);
  try {
    await take(folder, file);
  } catch (error) {
    heldHere.delete(file);
    throw error;
  }
  return async () => {
    await rm(file, { force: true });
    heldHere.delete(file);
  };
}

async function take(folder: string, file: string): Promise<void> {
  const me: Holder = { pid: process.pid, host: hostname(), started: (await startOf(process.pid)) ?? null };
  while (!(await wrote(file, JSON.stringify(me)))) {
    const text = await settledText(file);
    if (text === undefined) continue;
    const holder = readHolder(text);
    if (holder && (await lives(holder))) throw inUse(folder, file, `process ${holder.pid} on ${holder.host}`);
    await removeStale(file, text);
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

/** The text of the lock. A lock without meaning gets a moment: its holder may be about to write it. */
async function settledText(file: string): Promise<string | undefined> {
  for (let looks = 0; ; looks++) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined || readHolder(text) || looks === 5) return text;
    await wait(50);
  }
}

/** Removes the lock that was judged stale, and no other: a second process may have taken it over meanwhile. */
async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.${process.pid}.tmp`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const text = await readFile(aside, 'utf8').catch(() => judged);
  if (text !== judged) await wrote(file, text);
  await rm(aside, { force: true });
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

function inUse(folder: string, file: string, whom: string): FolderInUse {
  return new FolderInUse(
    `The store folder ${folder} is in use by ${whom}. Stop that first: two processes must not share a folder. ` +
      `If it surely no longer runs, delete ${file}.`,
  );
}
