import { BOT_ROOMS } from './bot-rooms.ts';
import { GAME_ROOMS } from './game-rooms.ts';
import { NODE_FILES, type Room } from './room.ts';
import { STAND_IN_ROOMS } from './stand-in-rooms.ts';

/** What stands behind the store: files, or a database. */
const STORE = ['node:module', 'node:timers', 'node:util', 'lowdb', 'lru-cache', 'pg', 'zod'] as const;
/**
 * Who may import whom, and there is no other place that says so. A file belongs to the room that names it most exactly.
 * A room may always import itself.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  // What is given: the kernel, printed content, the log.
  core: { at: ['src/core/'], floor: 0, may: ['node:crypto'], pure: true },
  data: { at: ['data/<game>/', 'examples/<game>/data/'], floor: 0, may: [] },
  log: { at: ['src/program-log.ts'], floor: 0, may: ['pino'] },
  'own process': { at: ['src/own-process.ts'], floor: 0, may: ['node:child_process', 'node:events'] },
  'working process': { at: ['src/working-process.ts'], floor: 0.5, may: ['own process'] },
  bundle: {
    at: ['src/bundle.mjs'],
    floor: 0,
    may: ['node:child_process', 'node:events', 'node:fs', 'node:path', 'node:url', 'esbuild'],
  },
  settings: { at: ['src/settings.ts'], floor: 0, may: ['zod'] },
  'env file': { at: ['src/env-file.ts', 'src/first-line.ts'], floor: 0, may: ['node:fs'] },
  bounds: { at: ['src/bounds.ts'], floor: 0.5, may: ['zod'], types: ['core'] },
  'lesson file': { at: ['src/lesson-file.ts'], floor: 0.5, may: ['zod'], types: ['core'] },
  // The page of rooms has of the other one how a picture is moved, likewise below one address.
  page: { at: ['src/local/page/'], floor: 0, may: ['/rooms/lib'] },
  // The page on the table door: what it loads and does not own is handed out below one address.
  'page of the door': { at: ['src/web/page/'], floor: 0, may: ['/page/lib'] },
  manifest: { at: ['package.json'], floor: 0, may: [] },
  // What rests on the kernel alone.
  chance: { at: ['src/chance/'], floor: 1, may: ['core', 'node:crypto'], pure: true },
  thinking: { at: ['src/thinking/'], floor: 1.1, may: ['core', 'chance'], pure: true },
  store: { at: ['src/store/'], floor: 1, may: ['core', 'bounds', ...NODE_FILES, ...STORE] },
  renderers: { at: ['renderers/'], floor: 1, may: [], types: ['core'], pure: true },
  ...GAME_ROOMS,
  // Scenes become pictures in a process of their own; only there is a canvas.
  drawing: {
    at: ['src/drawing/'],
    floor: 2,
    may: [
      'bundle',
      'own process',
      'renderers/measure.ts',
      'src/core/text.ts',
      'canvas',
      'lru-cache',
      'node:crypto',
      'node:module',
      'node:path',
      'node:url',
      'sharp',
    ],
    types: ['renderers/scene.ts'],
  },
  'pictures of a game': {
    at: ['renderers/<game>/', 'examples/<game>/renderers/'],
    floor: 2,
    may: [
      'renderers',
      'src/core/text.ts',
      'printed',
      // Gloomhaven's printed things are read when they are first asked for, each kind by its own file.
      'data/gloomhaven/scenarios.en.json',
      'data/gloomhaven/scenarios.ja.json',
      'lru-cache',
    ],
    types: ['core', 'view types'],
    pure: true,
  },
  'game-part': { at: ['src/game-part.ts'], floor: 2, may: [], types: ['core', 'renderers/pictures.ts'] },
  // Questions, and the command of a game.
  asking: { at: ['src/asking/'], floor: 3, may: ['core', 'discord-api-types'], types: ['game-part'], pure: true },
  rulebook: { at: ['src/rulebook/'], floor: 3, may: ['core', 'minisearch'], pure: true },
  'command of a game': {
    at: [
      'commands/td.ts',
      'commands/scythe.ts',
      'commands/gloomhaven.ts',
      'commands/meq.ts',
      'examples/<game>/command.ts',
    ],
    floor: 3,
    may: [],
    types: ['game-part'],
    pure: true,
  },
  ...STAND_IN_ROOMS,
  ...BOT_ROOMS,
  // What browsers get of the table door, by a framework that is kept elsewhere.
  web: {
    at: ['src/web/'],
    floor: 9.5,
    may: [
      'core',
      'store',
      'platform',
      'match',
      'words',
      'serve',
      'hono',
      '@hono/node-server',
      'lru-cache',
      'node:crypto',
      'node:events',
      'node:fs',
      'node:module',
      'node:path',
      'node:http',
      'zod',
    ],
    types: ['deliver', 'table', 'log', 'node:net'],
  },

  // How it stands, for operators.
  metrics: {
    at: ['src/metrics/'],
    floor: 9.5,
    may: ['store', 'prom-client', 'node:events', 'node:http'],
    types: ['platform', 'deliver', 'log', 'node:net'],
  },

  // Where Discord posts interactions, for a bot without a gateway.
  interactions: {
    at: ['src/interactions/'],
    floor: 1,
    may: ['discord-api-types', 'node:crypto', 'node:events', 'node:http'],
    types: ['log', 'node:net'],
  },

  // Everything put together.
  registry: {
    at: ['src/registry.ts'],
    floor: 10,
    may: ['game', 'printed', 'seen', 'judge', 'pictures of a game', 'command of a game', 'commands'],
    types: ['game-part'],
  },
  // Games to learn from, registered apart from those of the product.
  examples: {
    at: ['examples/index.ts'],
    floor: 10,
    may: ['game', 'judge', 'printed', 'seen', 'pictures of a game', 'command of a game'],
    types: ['game-part'],
  },
  offered: { at: ['src/offered.ts'], floor: 10.2, may: ['registry', 'examples'] },
  // Files of strangers are looked through in a process, which has games and words of its own.
  reading: {
    at: ['src/reading/'],
    floor: 10.5,
    may: [
      'offered',
      'serve',
      'match',
      'bundle',
      'own process',
      'working process',
      'node:module',
      'node:path',
      'node:url',
    ],
  },
  // Computers think in a process as well.
  thinker: {
    at: ['src/thinker/'],
    floor: 10.5,
    may: [
      'offered',
      'computers',
      'bundle',
      'own process',
      'working process',
      'node:module',
      'node:os',
      'node:path',
      'node:url',
    ],
    types: ['core', 'match'],
  },
  run: {
    at: [
      'src/run.ts',
      'src/local-page.ts',
      'src/open-store.ts',
      'src/program-number.ts',
      'src/shelf.ts',
      'src/where.ts',
    ],
    floor: 11,
    may: [
      'env file',
      'core',
      'node:url',
      'node:child_process',
      'node:crypto',
      'node:fs',
      'node:module',
      'node:path',
      'log',
      'settings',
      'store',
      'drawing',
      'reading',
      'thinker',
      'local',
      // What the stand-in passes on of its rooms.
      'local people',
      'local world',
      'platform',
      'deliver',
      'jobs',
      'bot',
      'interactions',
      'web',
      'metrics',
    ],
    types: ['game-part', 'local rest', 'local table'],
  },
  main: { at: ['src/main.ts'], floor: 12, may: ['offered', 'run', 'env file'] },
  // Before Discord, where several programs have one bot.
  proxy: {
    at: ['src/proxy/'],
    floor: 12,
    may: ['env file', 'settings', '@discordjs/rest', '@discordjs/proxy', 'node:events', 'node:http'],
    types: ['node:net'],
  },

  // Blind players, whole tables, measurements: what tests and scripts share.
  kit: {
    at: ['test/kit/', 'test/e2e/', 'test/games/<game>/likings.ts', 'test/examples/<game>/likings.ts'],
    floor: 13,
    may: 'everything below',
  },
  scripts: { at: ['scripts/', 'vitest.config.ts'], floor: 14, may: 'everything below' },
  tests: { at: ['test/'], floor: 15, may: 'everything below' },
};
