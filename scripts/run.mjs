import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, bundleTogether, root } from '../src/bundle.mjs';

/**
 * Runs a TypeScript program of this project: `node scripts/run.mjs src/main.ts`. It is bundled first when a source has
 * changed, so that a start reads one file and not hundreds, and nobody has to know of a build. With `--bundle` before
 * them, programs are only made, each by itself; with `--together` they share what they have in common.
 */

const [, self, ...words] = process.argv;
if (self && resolve(self) === fileURLToPath(import.meta.url)) {
  const inProject = (/** @type {string} */ path) => relative(root, resolve(path));
  if (words[0] === '--bundle') for (const entry of words.slice(1)) await bundle(inProject(entry));
  else if (words[0] === '--together') await bundleTogether(words.slice(1).map(inProject));
  else {
    const entry = inProject(words[0] ?? '');
    const file = await bundle(entry);
    process.argv.splice(1, 2, join(root, entry));
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(file).href);
  }
}
