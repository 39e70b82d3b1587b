import { readEnvFile } from './env-file.ts';
import { offered } from './offered.ts';
import { runUntilSignal } from './run.ts';

readEnvFile();
// `npm start` says nothing, `npm run worker` says so.
await runUntilSignal(({ examples }) => offered(examples), {
  kind: process.argv[2] === 'worker' ? 'worker' : 'bot',
});
