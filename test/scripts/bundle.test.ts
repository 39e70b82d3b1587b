import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { bundle, bundleHere } from '../../src/bundle.mjs';

/** The bundles of the programs (`src/bundle.mjs`): made when a source has changed, and only then. */

mkdirSync('.tmp', { recursive: true });
const folder = mkdtempSync('.tmp/bundle-');
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join('dist', folder), { recursive: true });
});

/** What a program says that imports a piece by a name it puts together. */
async function said(again: number): Promise<unknown> {
  const entry = relative('.', join(folder, 'program.ts'));
  await bundleHere(entry);
  const { words } = await import(`${pathToFileURL(resolve(await bundle(entry))).href}?again=${again}`);
  return words;
}

test('a piece that is imported by a name put together is a source as well: changed, it is in the next bundle', async () => {
  const piece = join(folder, 'pieces', 'first.ts');
  mkdirSync(join(folder, 'pieces'));
  writeFileSync(piece, "export const words = 'before';");
  writeFileSync(
    join(folder, 'program.ts'),
    `// The name is put together.\nexport const { words } = await import(${JSON.stringify('./pieces/')} + ["first"][0] + ".ts");`,
  );
  expect(await said(1)).toBe('before');
  writeFileSync(piece, "export const words = 'after';");
  const later = new Date(Date.now() + 2_000);
  utimesSync(piece, later, later);
  expect(await said(2)).toBe('after');
});
