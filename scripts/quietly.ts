import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program of Node beside others, and whether it ended well. What it prints comes when it has ended, so that nothing stands in the midst of something else. */
export async function quietly(words: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const said: Buffer[] = [];
  for (const out of [child.stdout, child.stderr]) out.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = await once(child, 'close');
  for (const chunk of said) process.stdout.write(chunk);
  return status === 0;
}
