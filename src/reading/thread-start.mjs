// The thread runs a bundle of its own: node itself does not read TypeScript, and a thread inherits nothing that would.
import { pathToFileURL } from 'node:url';
import { bundle } from '../bundle.mjs';

await import(pathToFileURL(await bundle('src/reading/thread.ts')).href);
