import { defineConfig } from 'vitest/config';
import { counts } from './scripts/counts.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', counts()],
    testTimeout: 60_000,
    // Once in some thousand a press or a login is lost where browsers and servers of all workers share a busy machine; the report names what was tried again.
    retry: 1,
    hookTimeout: 60_000,
    maxWorkers: 3,
    globalSetup: 'test/kit/programs.ts',
    // Files share what they import: loading it anew for each was a fifth of the time. No module keeps state of a test.
    isolate: false,
  },
});
