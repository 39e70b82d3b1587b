// Node itself does not read TypeScript: the process runs a bundle of its own.
import { pathToFileURL } from 'node:url';
import { bundle } from '../bundle.mjs';

await import(pathToFileURL(await bundle('src/thinker/program.ts')).href);
