import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, bundleHere, bundleTogether, root } from '../src/bundle.mjs';
import { GROUPS } from './groups.mjs';

/**
 * Runs a TypeScript program of this project: `node scripts/run.mjs src/main.ts`. It is bundled first when a source has
 * changed, so that a start reads one file and not hundreds, and nobody has to know of a build. With `--bundle` before
 * them, programs are only made, each by itself; with `--together` they share what they have in common. A verb of several programs
 * (`groups.mjs`) stands for the one that the next word names.
 */

const PROGRAM = join('src', 'main.ts');
const [, self, ...words] = process.argv;
if (self && resolve(self) === fileURLToPath(import.meta.url)) {
  const inProject = (/** @type {string} */ path) => relative(root, resolve(path));
  if (words[0] === '--bundle') for (const entry of words.slice(1)) await bundleHere(inProject(entry));
  else if (words[0] === '--together') await bundleTogether(words.slice(1).map(inProject));
  else {
    const [first = '', second = ''] = words;
    const programs = GROUPS[first];
    const named = programs?.[second];
    if (programs && named === undefined && !existsSync(join(root, 'scripts', `${first}.ts`))) {
      process.stderr.write(`${first}: one of ${Object.keys(programs).join(', ')}\n`);
      process.exit(2);
    }
    const entry = inProject(programs ? join(root, 'scripts', `${named ?? first}.ts`) : first);
    const file = await bundle(entry);
    process.argv.splice(1, named === undefined ? 2 : 3, join(root, entry));
    // Of the program that runs for months nobody reads a stack until something is wrong: see where.mjs.
    process.setSourceMapsEnabled(entry !== PROGRAM);
    await import(pathToFileURL(file).href);
  }
}
