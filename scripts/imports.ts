import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Who may import whom (docs/architecture.md). A folder may always import itself; the first rule that fits a file counts. */
export const LAYERS: readonly { folder: string; may: readonly string[] }[] = [
  { folder: 'src/core', may: ['node:crypto'] },
  { folder: 'src/chance', may: ['src/core', 'node:crypto'] },
  { folder: 'src/asking', may: ['src/core', 'src/game-part', 'renderers/pictures', 'discord-api-types', 'zod'] },
  { folder: 'src/games/', may: ['src/core', 'data', 'zod'] },
  { folder: 'src/store', may: ['src/core', 'lowdb', 'zod', 'node:'] },
  { folder: 'src/drawing', may: ['renderers/measure', 'renderers/scene', 'canvas', 'lru-cache', 'node:'] },
  { folder: 'src/local', may: ['src/asking/limits', 'discord-api-types', 'ws', 'zod', 'node:'] },
  {
    folder: 'src/bot',
    may: [
      'src/core',
      'src/store',
      'src/log',
      'src/settings',
      'src/game-part',
      'src/asking',
      'commands',
      'src/drawing',
      'renderers/scene',
      'discord.js',
      'node-cron',
      'pino',
      'zod',
      'node:',
    ],
  },
  { folder: 'src', may: ['src', 'commands', 'renderers', 'data', 'zod', 'pino', 'node:'] },
  {
    folder: 'commands',
    may: ['src/core', 'src/asking', 'src/games', 'src/game-part', 'renderers/pictures', 'discord-api-types', 'zod'],
  },
  { folder: 'renderers', may: ['src/core', 'src/games', 'data', 'node:'] },
];
/** Folders whose code must not know time, chance or the outside. */
const PURE = ['src/core', 'src/games', 'src/asking', 'commands'];
const BANNED = /\b(Math\.random|Date\.now|new Date|setTimeout|setInterval|process\.|globalThis\.|fetch\()/;

const IMPORT = /\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)|^import\s+'([^']+)'/gm;

export interface Violation {
  file: string;
  why: string;
}

const MAPS: Record<string, string> = {
  '#core/': 'src/core/',
  '#chance/': 'src/chance/',
  '#asking/': 'src/asking/',
  '#drawing/': 'src/drawing/',
  '#games/': 'src/games/',
  '#store/': 'src/store/',
  '#bot/': 'src/bot/',
  '#local/': 'src/local/',
  '#src/': 'src/',
  '#commands/': 'commands/',
  '#renderers/': 'renderers/',
  '#data/': 'data/',
};

/** Every TypeScript file below the layered folders. */
export function sources(root: string): string[] {
  return ['src', 'commands', 'renderers'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
}

/** What a file's text imports against the table of layers, or does that its folder may not do. */
export function violationsOf(file: string, text: string): Violation[] {
  const layer = LAYERS.find(({ folder }) => file.startsWith(folder));
  if (!layer) return [{ file, why: 'belongs to no layer' }];
  const own = layer.folder.endsWith('/') ? file.split('/').slice(0, 3).join('/') : layer.folder;
  const found: Violation[] = [];
  for (const [, from, dynamic, bare] of text.matchAll(IMPORT)) {
    const specifier = (from ?? dynamic ?? bare)!;
    const target = resolved(file, specifier);
    const allowed = target.startsWith(own) || layer.may.some((may) => target === may || target.startsWith(may));
    if (!allowed) found.push({ file, why: `imports ${specifier}` });
  }
  const banned = PURE.some((folder) => file.startsWith(folder)) ? BANNED.exec(text) : null;
  if (banned) found.push({ file, why: `uses ${banned[0]}` });
  return found;
}

function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(resolve('.'), resolve(dirname(file), specifier));
  const map = Object.keys(MAPS).find((prefix) => specifier.startsWith(prefix));
  return map ? specifier.replace(map, MAPS[map]!) : specifier;
}

export function allViolations(root: string): Violation[] {
  return sources(root).flatMap((file) => violationsOf(file, readFileSync(join(root, file), 'utf8')));
}
