import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What looks through a page for what keeps people out: to be run in the page, then `axe.run()`. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
