import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { crashServer } from './postgres-server.ts';
import { scratch } from './scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the PostgreSQL server of this run: see `postgres.ts`. */
    postgres: string;
  }
}

/** Before all tests: where the server of this run lies, should a test ask for it. Afterwards it is gone. */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(scratch, 'castellan-postgres-'));
  project.provide('postgres', folder);
  return async () => {
    await crashServer(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
