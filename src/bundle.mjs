import { existsSync, mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The bundle of a TypeScript program of this project, in `dist/`: made by esbuild when a source has changed since the last
 * time (packages stay outside). `entry` is a path below the project. Gives the path of the file to run.
 * @param {string} entry
 * @returns {Promise<string>}
 */
export async function bundle(entry) {
  const file = join(root, 'dist', entry.replace(/\.ts$/, '.mjs'));
  const list = `${file}.inputs`;
  if (isFresh(file, list)) return file;
  const began = new Date();
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    entryPoints: [join(root, entry)],
    outfile: file,
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  mkdirSync(dirname(file), { recursive: true });
  for (const { path, contents } of outputFiles) replace(path, contents);
  replace(list, JSON.stringify(Object.keys(metafile.inputs)));
  // What is saved while it is made is newer than it.
  utimesSync(file, began, began);
  return file;
}

/** Written whole or not at all: others may start the same program now. @param {string} path @param {string | Uint8Array} contents */
function replace(path, contents) {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, path);
}

/** Whether nothing the bundle was made of is newer than it. @param {string} file @param {string} list */
function isFresh(file, list) {
  if (!existsSync(file) || !existsSync(list)) return false;
  const made = statSync(file).mtimeMs;
  /** @type {string[]} */
  const inputs = JSON.parse(readFileSync(list, 'utf8'));
  return [...inputs, 'package.json'].every((input) => {
    const found = statSync(join(root, input), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs < made;
  });
}
