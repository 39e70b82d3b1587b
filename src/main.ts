import { offered } from './offered.ts';
import { readEnvFile, runUntilSignal } from './run.ts';

readEnvFile();
await runUntilSignal(({ examples }) => offered(examples));
