import { defineConfig } from 'vitest/config';
import { counts } from './scripts/counts.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { builtSources } from './test/kit/built.ts';
import { inProof } from './test/kit/lengths.ts';

export default defineConfig({
  plugins: [builtSources],
  test: {
    // What kills, storms, measures, or looks through the page of rooms takes long: `npm run proof` has it besides.
    include: inProof ? ['test/**/*.{test,proof}.ts'] : ['test/**/*.test.ts'],
    reporters: ['default', counts()],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests wait now and then, so three keep two processors busy; each more would learn and compile the same programs once more.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What a test makes is garbage soon. With room for more of it, it is dead before it is looked through: 2 to 13 % of the CPU.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: ['test/kit/programs.ts', 'test/kit/postgres-once.ts'],
    setupFiles: ['test/kit/same-dice.ts', 'test/kit/small-pictures.ts'],
    server: { deps: { external: [/\/dist\/tested\//] } },
    // What a test was made into is kept in node_modules, by its content: making it anew took every run ten seconds.
    experimental: { fsModuleCache: true },
    // Files share what they import: loading it anew for each was a fifth of the time. No module keeps state of a test.
    isolate: false,
  },
});
