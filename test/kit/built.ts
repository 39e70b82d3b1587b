import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import type { Plugin } from 'vitest/config';
import { replace, root } from '../../src/bundle.mjs';

/**
 * The program and its tests as the runner has them: every source made JavaScript by esbuild once, before all tests, a file each, and read by
 * Node itself. A test runner that makes and reads three thousand files its own way takes a fifth of the whole time for that.
 */

const FOLDER = join(root, 'dist/tested');
const FOLDERS = ['src', 'commands', 'renderers', 'examples', 'scripts', 'test'];
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> };

const among = (...files: string[]) => new Set(files.map((file) => join(root, file)));
/** What the runner reads before anything is made, with all that it imports. */
const BEFORE = among('test/kit/programs.ts', 'test/kit/postgres-once.ts');
/** These read a module anew, which only what the runner reads allows: they and all that they import are read so. */
const READ_BY_RUNNER = among('test/renderers/tears-kept-names.proof.ts');
const BY_RUNNER = '?by-runner';
/** These alone: the runner runs them anew for every file of tests. */
const THEMSELVES = among('test/kit/same-dice.ts', 'test/kit/small-pictures.ts');

/** The file below the project that an import means, undefined for a package. */
function fileMeant(words: string, importer: string): string | undefined {
  if (words.startsWith(root)) return relative(root, words);
  if (words.startsWith('.')) return relative(root, resolve(dirname(importer), words));
  for (const [name, path] of Object.entries(imports)) {
    const [begin = ''] = name.split('*');
    if (words.startsWith(begin)) return path.replace('./', '').replace('*', words.slice(begin.length));
  }
  return undefined;
}

/** What is written for `import.meta.url`: a source is where it was. */
const PLACE = 'placeOfSource';

const isSource = (file: string) => file.endsWith('.ts') && FOLDERS.includes(file.split('/')[0]!);
/** Where that lies which a source was made into. */
export const builtOf = (file: string): string => join(FOLDER, file.replace(/\.ts$/, '.mjs'));

/** Makes all sources, each with its map: `node scripts/where.mjs < log` turns places of them into those of the sources. */
export async function buildSources(): Promise<void> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter(isSource);
  const known = new Set(files);
  const { outputFiles } = await build({
    entryPoints: files,
    absWorkingDir: root,
    outdir: FOLDER,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    supported: { 'import-attributes': true },
    define: { 'import.meta.url': PLACE },
    sourcemap: true,
    sourcesContent: false,
    write: false,
    logLevel: 'error',
  });
  // Its process would stay with the run, with half a GB.
  await stop();
  for (const { path, text } of outputFiles) {
    if (path.endsWith('.map')) {
      renew(path, text);
      continue;
    }
    const source = relative(FOLDER, path).replace(/\.mjs$/, '.ts');
    const code = text
      .replace(/(\b(?:from|import)\s*\(?\s*)"([.#][^"]+)"/g, (whole, before: string, words: string) => {
        const file = fileMeant(words, join(root, source));
        if (file === undefined) return whole;
        const to = relative(dirname(path), known.has(file) ? builtOf(file) : join(root, file));
        return `${before}"${to.startsWith('.') ? to : `./${to}`}"`;
      })
      // What is put together stands for sources, which lie to each other as they do in the project, or for other files, which are where they were.
      .replace(/(\bimport\(\s*(?:\/\* @vite-ignore \*\/\s*)?)`(\.[^`]*)`/g, (_, before: string, words: string) => {
        const to = words.endsWith('.ts')
          ? words.replace(/ts$/, 'mjs')
          : `${relative(dirname(path), dirname(join(root, source)))}/${words}`;
        return `${before}\`${to}\``;
      });
    const place = `const ${PLACE} = ${JSON.stringify(pathToFileURL(join(root, source)).href)};`;
    renew(path, code.includes(PLACE) ? `${place} ${code}` : code);
  }
}

/** What is the same is left as it is: another run may be reading it. */
function renew(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  replace(path, text);
}

/** Leads what tests and scripts import of the program to what was made of it. */
export const builtSources: Plugin = {
  name: 'built-sources',
  enforce: 'pre',
  resolveId(words, importer) {
    if (!/^[.#/]/.test(words) || words.includes('?')) return undefined;
    const [from = ''] = importer?.split('?') ?? [];
    if (BEFORE.has(from)) return undefined;
    const file = fileMeant(words, from);
    if (file === undefined) return undefined;
    const path = join(root, file);
    if (importer?.endsWith(BY_RUNNER) || READ_BY_RUNNER.has(from))
      return file.endsWith('.ts') ? `${path}${BY_RUNNER}` : undefined;
    if (BEFORE.has(path) || READ_BY_RUNNER.has(path) || THEMSELVES.has(path)) return undefined;
    return isSource(file) && existsSync(builtOf(file)) ? { id: builtOf(file), external: true } : undefined;
  },
};
