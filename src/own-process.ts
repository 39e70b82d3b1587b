import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type OwnProcess = ChildProcess;

/**
 * Starts a program of ours in a process of its own, which keeps this one alive only while it is `held`; it ends itself when this one does. What
 * is sent either way is copied as by `structuredClone`. `words` are for Node, `env` is what it has besides the environment of this one.
 */
export function ownProcess(start: string, words: readonly string[] = [], env: Record<string, string> = {}): OwnProcess {
  const child = fork(start, {
    execArgv: [...words],
    env: { ...process.env, ...env },
    // What Node prints as it ends for want of memory is not for the log: whoever has begun it says so in words.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  held(child, false);
  return child;
}

/** Whether this process stays alive for the other one. */
export function held(child: OwnProcess, alive: boolean): void {
  for (const each of [child, child.channel]) {
    if (alive) each?.ref();
    else each?.unref();
  }
}

/** Ends it, whatever it does; resolves when it has ended. */
export async function endProcess(child: OwnProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  // Who waits for its end stays alive for it.
  held(child, true);
  await once(child, 'exit');
}

/** Said by such a program: it ends with whoever has begun it and not before, whatever a terminal or the system tells both at once. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
