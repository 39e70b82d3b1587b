import { existsSync, mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Packages that go into a bundle: those of many files. To find and read them takes a start a quarter of its time. */
const INSIDE = ['discord.js', 'discord-api-types', 'ws', 'zod'];
/** What bundled CommonJS packages call for modules of Node. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * The bundle of a TypeScript program of this project, in `dist/`: made by esbuild when a source has changed since the last
 * time (most packages stay outside). `entry` is a path below the project. Gives the path of the file to run.
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
    external: outside(),
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  mkdirSync(dirname(file), { recursive: true });
  for (const { path, contents } of outputFiles) replace(path, contents);
  replace(list, JSON.stringify(Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules/'))));
  // What is saved while it is made is newer than it.
  utimesSync(file, began, began);
  return file;
}

/** Names of the packages that stay outside. @returns {string[]} */
function outside() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !INSIDE.includes(name));
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
  return [...inputs, 'package.json', 'package-lock.json'].every((input) => {
    const found = statSync(join(root, input), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs < made;
  });
}
