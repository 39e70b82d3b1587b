import { readEnvFile, runUntilSignal } from './run.ts';

readEnvFile();
await runUntilSignal(async () => (await import('./registry.ts')).games);
