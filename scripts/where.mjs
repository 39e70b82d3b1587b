import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../src/bundle.mjs';

/**
 * Where in the sources an error was: `node scripts/where.mjs < log`. What it reads it gives back, with the places of bundles replaced.
 * The program does not load the maps itself: decoded they take a hundred MB.
 */

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map();
/** @param {string} file */
function mapOf(file) {
  const map = `${file}.map`;
  if (!maps.has(file))
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined);
  return maps.get(file);
}

const read = await text(process.stdin);
process.stdout.write(
  read.replace(/(?:file:\/\/)?(\/[^\s():]+\.mjs):(\d+):(\d+)/g, (place, file, line, column) => {
    const found = mapOf(file)?.findEntry(line - 1, column - 1);
    if (!found || !('originalSource' in found) || !found.originalSource) return place;
    const source = relative(root, resolve(dirname(file), found.originalSource));
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  }),
);
