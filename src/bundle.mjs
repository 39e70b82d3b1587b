import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Packages that go into a bundle: those of many files. To find and read them takes a start a quarter of its time. */
const INSIDE = ['discord.js', 'discord-api-types', '@discordjs/proxy', '@discordjs/rest', 'ws', 'zod'];
/** What bundled CommonJS packages call for modules of Node. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";
/** Where that lies, below `dist/`, which programs that were bundled together have in common. */
const SHARED = 'shared';
/** How long it stays when it is not made any more, in ms: some programs may still run. */
const STAYS = 86_400_000;

/**
 * The bundle of a TypeScript program of this project, in `dist/`: made by esbuild when a source has changed since the last
 * time (most packages stay outside). `entry` is a path below the project. Gives the path of the file to run.
 * @param {string} entry
 * @returns {Promise<string>}
 */
export async function bundle(entry) {
  if (!isFresh(entry)) await makeElsewhere(entry);
  return fileOf(entry);
}

/**
 * The same in this process.
 * @param {string} entry
 */
export async function bundleHere(entry) {
  if (!isFresh(entry)) await make([entry]);
}

/**
 * In a process of its own: what esbuild and its result take, some sixty MB, would stay with the program for good.
 * @param {string} entry
 */
async function makeElsewhere(entry) {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), '--bundle', join(root, entry)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${entry} could not be bundled`);
}

/**
 * The same for several programs at once, in little more time than one of them takes: what they have in common is read, and
 * written, once. Where `bundle` is asked for one of them afterwards, it is there.
 * @param {readonly string[]} entries
 */
export async function bundleTogether(entries) {
  if (entries.every(isFresh)) return;
  await make(entries);
  const folder = join(root, 'dist', SHARED);
  const old = Date.now() - STAYS;
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (statSync(join(folder, name)).mtimeMs < old) rmSync(join(folder, name), { force: true });
}

/** @param {string} entry */
const fileOf = (entry) => join(root, 'dist', entry.replace(/\.ts$/, '.mjs'));
/** @param {string} entry */
const listOf = (entry) => `${fileOf(entry)}.inputs`;

/** @param {readonly string[]} entries */
async function make(entries) {
  const began = new Date();
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    entryPoints: [...entries],
    outdir: 'dist',
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    chunkNames: `${SHARED}/[name]-[hash]`,
    // What is imported only sometimes lies apart, and is read only then.
    splitting: true,
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
  // Programs come after what they share, each with the list of its sources last.
  const programs = new Set(entries.map(fileOf));
  for (const { path, contents } of outputFiles.sort(
    (a, b) => Number(programs.has(a.path)) - Number(programs.has(b.path)),
  )) {
    mkdirSync(dirname(path), { recursive: true });
    replace(path, contents);
  }
  for (const entry of entries) {
    replace(listOf(entry), JSON.stringify(sourcesOf(entry, metafile)));
    // What is saved while it is made is newer than it.
    utimesSync(fileOf(entry), began, began);
  }
}

/**
 * All sources of a program of ours, and what they import.
 * @param {string} entry
 * @param {import('esbuild').Metafile} made
 * @returns {string[]}
 */
function sourcesOf(entry, { inputs }) {
  const sources = new Set([entry]);
  for (const source of sources)
    for (const { path } of inputs[source]?.imports ?? [])
      for (const one of path.includes('*') ? amongThem(source, path) : [path])
        if (one in inputs && !one.includes('node_modules/')) sources.add(one);
  return [...sources];

  /**
   * The files whose name is put together where they are imported. esbuild writes one pattern for all of them.
   * @param {string} source
   * @param {string} path
   */
  function amongThem(source, path) {
    const [before = '', after = ''] = path.split('**/*');
    const folder = `${join(dirname(source), before)}/`.replace('//', '/');
    return Object.keys(inputs).filter((one) => one.startsWith(folder) && one.endsWith(after));
  }
}

/** Names of the packages that stay outside. @returns {string[]} */
function outside() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !INSIDE.includes(name));
}

/** Written whole or not at all: others may start the same program now. @param {string} path @param {string | Uint8Array} contents */
export function replace(path, contents) {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, path);
}

/** Whether nothing the bundle was made of is newer than it. @param {string} entry */
function isFresh(entry) {
  const [file, list] = [fileOf(entry), listOf(entry)];
  if (!existsSync(file) || !existsSync(list)) return false;
  const made = statSync(file).mtimeMs;
  /** @type {string[]} */
  const inputs = JSON.parse(readFileSync(list, 'utf8'));
  return [...inputs, 'package.json', 'package-lock.json'].every((input) => {
    const found = statSync(join(root, input), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs < made;
  });
}
