import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What Dockerfile, .dockerignore and compose.yaml say, for machines without Docker. */

/** What stands behind an instruction of the Dockerfile, each time that it is there. */
const saidBy = (instruction: string): string[] =>
  [...readFileSync('Dockerfile', 'utf8').matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, what]) => what!);

/** The base image, what is run to make the image, who runs it, and what is run then. */
export const image = {
  from: saidBy('FROM')[0]!,
  runs: saidBy('RUN'),
  user: saidBy('USER')[0],
  command: JSON.parse(saidBy('CMD')[0]!) as string[],
};

/** What is copied, and to where. */
export const copies: { from: string; to: string }[] = saidBy('COPY').flatMap((line) => {
  const words = line.split(' ');
  const to = words.pop()!;
  return words.map((from) => ({ from, to: to.endsWith('/') ? join(to, from) : to }));
});

/** The last line that fits says whether a file is ignored. Only names of files and folders, and `*`, are understood here. */
const ignores = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
export function isIgnored(file: string): boolean {
  const line = ignores.findLast((one) => {
    const name = one.replace(/^!/, '');
    if (name !== '*' && !/^[\w./-]+$/.test(name))
      throw new Error(`.dockerignore: ${one} is not understood by this test`);
    return name === '*' || file === name || file.startsWith(`${name}/`);
  });
  return line !== undefined && !line.startsWith('!');
}

/** Copies the project into a folder as Docker does. */
export function copyInto(folder: string): void {
  for (const { from, to } of copies)
    cpSync(from, join(folder, to), { recursive: true, preserveTimestamps: true, filter: (file) => !isIgnored(file) });
}

/** What compose.yaml says of one of its services. */
export interface Composed {
  image: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string | number>;
  stop_grace_period?: string;
  deploy?: { replicas: number };
}
/** Those of compose.yaml, by name. */
export const composed = (
  parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as { services: Record<string, Composed> }
).services;
/** Those that are this program. */
export const own = Object.entries(composed).filter(([, { build }]) => build !== undefined);
