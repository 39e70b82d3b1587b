import { readEnvFile, runUntilSignal } from './run.ts';

readEnvFile();
await runUntilSignal(() => import('./registry.ts'));
