import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What a start reads: the bundle of a program, and what it imports whatever the settings say. */
function readAtOnce(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const follow = (at: string): void => {
    if (found.has(at)) return;
    const text = readFileSync(at, 'utf8');
    found.set(at, text);
    for (const [, to] of text.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];/gm))
      follow(join(dirname(at), to!));
  };
  follow(file);
  return found;
}
/** What each part brings that a setting asks for, by the module in whose name it is loaded. */
const APART = {
  'postgres-store': /^import\b[^;]*["']pg["'];/m,
  'postgres-jobs': /^import\b[^;]*["']graphile-worker["'];/m,
  'open-metrics': /^import\b[^;]*["']prom-client["'];/m,
  endpoint: /function isFromDiscord\b/,
};

test('a start without DATABASE_URL, METRICS_PORT and INTERACTIONS_PORT imports nothing of what they ask for; those are parts of their own', () => {
  const bundle = 'dist/test/bot/child.mjs';
  const read = readAtOnce(bundle);
  const all = [...read.values()].join('\n');
  // Else nothing was followed, or the store is not in it.
  expect(read.size).toBeGreaterThan(3);
  expect(all).toMatch(/openJsonStore/);
  for (const [module, brings] of Object.entries(APART)) {
    expect(all).not.toMatch(brings);
    const apart = [...all.matchAll(/import\(["'](\.[^"']+)["']\)/g)]
      .map(([, to]) => to!)
      .filter((to) => to.includes(module));
    expect(apart).toHaveLength(1);
    const chunk = [...read.keys()].find((file) => read.get(file)!.includes(apart[0]!))!;
    expect([...readAtOnce(join(dirname(chunk), apart[0]!)).values()].join('\n')).toMatch(brings);
  }
});
