import { readdirSync, readFileSync } from 'node:fs';

/** What Linux says of a program, with the processes that it has begun (proc(5)). */

/** Resident memory in bytes. What the processes read from the same files, Node above all, is there once. */
export function residentOf(pid: number): number {
  const all = withChildren(pid).map(memoryOf);
  return all.reduce((sum, { own }) => sum + own, 0) + Math.max(...all.map(({ file }) => file));
}

/** Bytes that one of these processes has for itself: the one whose command line has this in it. 0 while there is none. */
export function ownMemoryOf(pid: number, called: string): number {
  const one = withChildren(pid).find((each) => said(`${each}/cmdline`).includes(called));
  return one === undefined ? 0 : memoryOf(one).own;
}

/** Bytes of a process: its own, and what it has read from files, which others may share. */
function memoryOf(pid: number): { own: number; file: number } {
  const status = said(`${pid}/status`);
  const bytes = (what: string) => Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1_024;
  return { own: bytes('RssAnon') + bytes('RssShmem'), file: bytes('RssFile') };
}

/** ms of CPU so far, to a hundredth of a second. Of processes that have ended too. */
export function cpuOf(pid: number): number {
  const ticks = withChildren(pid).flatMap((each) => {
    const fields = said(`${each}/stat`).split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).map(Number);
  });
  return ticks.reduce((all, n) => all + n, 0) * 10;
}

/** ms of CPU of the main thread so far, as finely as the scheduler counts it. It stands still while the machine does something else. */
export const mainThreadOf = (pid: number): number => threadOf(pid, String(pid));

/**
 * Begins to measure what this process and those that it has begun do: ms of CPU of all their threads until it is asked. A thread that
 * ends meanwhile is not in it.
 */
export function ownWork(): () => number {
  const begun = withChildren(process.pid).slice(1);
  const before = begun.map(threadsOf);
  const own = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(own);
    const spent = begun.flatMap((pid, i) => [...threadsOf(pid)].map(([id, ms]) => ms - (before[i]!.get(id) ?? 0)));
    return spent.reduce((sum, ms) => sum + ms, (user + system) / 1_000);
  };
}

const threadsOf = (pid: number): Map<string, number> => new Map(tasksOf(pid).map((id) => [id, threadOf(pid, id)]));

const threadOf = (pid: number, id: string): number => Number(said(`${pid}/task/${id}/schedstat`).split(' ')[0]) / 1e6;

/** Nothing of one that has ended meanwhile. */
function said(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function withChildren(pid: number): number[] {
  const children = tasksOf(pid).flatMap((thread) => {
    const listed = said(`${pid}/task/${thread}/children`).trim();
    return listed === '' ? [] : listed.split(' ').map(Number);
  });
  return [pid, ...children.flatMap(withChildren)];
}
