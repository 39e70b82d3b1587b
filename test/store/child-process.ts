import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of ours that runs a script of this folder; `lines` grows with what it prints. */
export interface Child {
  process: ChildProcess;
  lines: string[];
  /** Resolves when the process is gone and all its output is read. */
  gone: Promise<void>;
  /** Resolves when `lines` has that many lines; rejects when the process ends before. */
  printed(count: number): Promise<void>;
}

export function startChild(script: string, ...args: string[]): Child {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['scripts/run.mjs', file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop()!;
    lines.push(...parts);
  });
  const gone = once(child, 'close').then(() => {});
  async function printed(count: number): Promise<void> {
    while (lines.length < count) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${script} ended: ${lines.join(' | ')}`);
      await Promise.race([once(child.stdout, 'data'), gone]);
    }
  }
  return { process: child, lines, gone, printed };
}
