// A thread does not inherit the loader for TypeScript, however the program itself was started.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
