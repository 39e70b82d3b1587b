import { readdirSync, readFileSync } from 'node:fs';

/** What Linux says of a program, with the processes that it has begun (proc(5)). */

/** Resident memory in bytes. What the processes read from the same files, Node above all, is there once. */
export function residentOf(pid: number): number {
  const all = withChildren(pid).map((each) => {
    const status = saidOf(each, 'status');
    const bytes = (what: string) => Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1_024;
    return { own: bytes('RssAnon') + bytes('RssShmem'), file: bytes('RssFile') };
  });
  return all.reduce((sum, { own }) => sum + own, 0) + Math.max(...all.map(({ file }) => file));
}

/** ms of CPU so far, to a hundredth of a second. Of processes that have ended too. */
export function cpuOf(pid: number): number {
  const ticks = withChildren(pid).flatMap((each) => {
    const fields = saidOf(each, 'stat').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).map(Number);
  });
  return ticks.reduce((all, n) => all + n, 0) * 10;
}

/** Nothing of one that has ended meanwhile. */
function saidOf(pid: number, what: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

function withChildren(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => {
    const listed = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim();
    return listed === '' ? [] : listed.split(' ').map(Number);
  });
  return [pid, ...children.flatMap(withChildren)];
}
