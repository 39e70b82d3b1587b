import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { replace, root } from '../../../src/bundle.mjs';

/** What a program has of the game, and our tables for it. */
interface Started {
  content: typeof import('#games/tears-of-the-dragon/printed/content');
  tearsOfTheDragon: typeof import('#games/tears-of-the-dragon/game').tearsOfTheDragon;
  arena: typeof import('./battle/arena.ts').arena;
  table: typeof import('./board.ts').table;
}

const PARTS = `
export * as content from '#games/tears-of-the-dragon/printed/content';
export { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
export { arena } from './battle/arena.ts';
export { table } from './board.ts';`;
const FOLDER = join(root, 'dist/tested/started');

let starts = 0;

/**
 * The game, and our tables for it, as a program has them that was started with these values (docs/games/tears-of-the-dragon.md). It is made
 * with them in the place of the file, and read anew each time. Throws what such a start throws.
 */
export async function startedWith(values: object): Promise<Started> {
  const made = await build({
    stdin: { contents: PARTS, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'values',
        setup({ onLoad }) {
          const contents = JSON.stringify(values);
          onLoad({ filter: /tears-of-the-dragon\/values\.json$/ }, () => ({ contents, loader: 'json' }));
        },
      },
    ],
  });
  await stop();
  const file = join(FOLDER, `${process.pid}-${++starts}.mjs`);
  mkdirSync(FOLDER, { recursive: true });
  replace(file, made.outputFiles[0]!.contents);
  try {
    return await import(/* @vite-ignore */ `${pathToFileURL(file).href}?start`);
  } finally {
    rmSync(file);
  }
}
