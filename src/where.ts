import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Found by name and not beside this file, which a bundle has swallowed. */
const SCRIPT = fileURLToPath(
  new URL('../scripts/where.mjs', pathToFileURL(createRequire(import.meta.url).resolve('#src/program-log'))),
);
/** Looks one stack up at a time: where everything fails at once, the first will do. */
let busy = false;

/** A stack of the bundled program with its places in the sources, from a process of its own, which reads the maps. Undefined when it cannot say. */
export async function placesOf(stack: string): Promise<string | undefined> {
  if (busy) return undefined;
  busy = true;
  return new Promise<string | undefined>((resolve) => {
    const child = execFile(process.execPath, [SCRIPT], { timeout: 10_000 }, (error, out) =>
      resolve(error ? undefined : out),
    );
    child.unref();
    child.stdin!.on('error', () => {}).end(stack);
  }).finally(() => {
    busy = false;
  });
}
