import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';

let opened: Promise<Browser> | undefined;

/**
 * A headless Chromium for a test: the one from npm, or the system browser whose path is in `CHROME`.
 * It looks nothing up by itself, so a test that reaches for the network is a test
 * whose page does. To begin one takes seconds, so all files of tests in a process have the same one, each its own windows in it, and
 * `leave` it. It ends with the process.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await opened;
  if (browser?.isConnected()) return browser;
  opened = launch();
  return await opened;
}

/** Closes all windows, with what their pages have kept. */
export async function leave(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

async function launch(): Promise<Browser> {
  if (process.env.CHROME) return await chromium.launch({ executablePath: process.env.CHROME, args: quiet });
  const home = await unpacked();
  // A bare machine has no NSS; the package brings it for such places.
  const libraries = [join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...process.env, LD_LIBRARY_PATH: libraries } as Record<string, string>;
  return await chromium.launch({ executablePath: join(home, 'chromium'), args: quiet, env });
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
];

/**
 * Folder of the browser from npm and its libraries, unpacked once per version into the temporary folder. The package itself takes a half
 * written file of a second test process for a finished one; unpacking aside and renaming cannot be seen half done.
 */
async function unpacked(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
  const home = join(tmpdir(), `castellan-browser-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(join(home, 'lib'))) {
    const aside = await mkdtemp(`${home}-`);
    const { TMPDIR } = process.env;
    process.env.TMPDIR = aside;
    try {
      const { default: packed } = await import('@sparticuz/chromium');
      await packed.executablePath();
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
    const tar = brotliDecompressSync(readFileSync(join(dirname(entry), '../bin/al2023.tar.br')));
    execFileSync('tar', ['-xf', '-', '-C', aside], { input: tar });
    await rename(aside, home).catch(() => rm(aside, { recursive: true }));
  }
  return home;
}
