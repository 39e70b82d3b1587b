import { GAME_ROOMS } from './game-rooms.ts';
import type { Room } from './room.ts';

const NODE_FILES = ['node:crypto', 'node:fs', 'node:os', 'node:path'] as const;
/** What stands behind the store: files, or a database. */
const STORE = ['node:module', 'node:timers', 'node:util', 'lowdb', 'lru-cache', 'pg', 'zod'] as const;
const LIMITS = 'src/asking/terms/limits.ts';
/** The stand-in up to its messages. */
const LOCAL = [LIMITS, 'local world', 'local validate', 'local guild', 'local messages'] as const;

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
  // The stand-in for Discord, from what exists up to the two doors of the bot. It shares the table of limits with the bot,
  // and nothing else.
  'local world': { at: ['src/local/world/'], floor: 4, may: [...NODE_FILES, 'discord-api-types'] },
  'local validate': { at: ['src/local/validate/'], floor: 4.1, may: [LIMITS, 'local world', 'discord-api-types'] },
  'local guild': { at: ['src/local/guild/'], floor: 4.2, may: [LIMITS, 'local world', 'discord-api-types'] },
  'local messages': {
    at: ['src/local/messages/'],
    floor: 4.3,
    may: [LIMITS, 'local world', 'local validate', 'local guild', 'discord-api-types'],
  },
  'local interactions': {
    at: ['src/local/interactions/'],
    floor: 4.4,
    may: [...LOCAL, 'discord-api-types', 'node:crypto'],
  },
  'local people': {
    at: ['src/local/people/'],
    floor: 4.5,
    may: [...LOCAL, 'local interactions', 'discord-api-types', 'node:crypto'],
  },
  'local rest': {
    at: ['src/local/rest/'],
    floor: 4.5,
    may: [...LOCAL, 'local interactions', 'discord-api-types', 'node:crypto', 'node:http'],
  },
  'local gateway': {
    at: ['src/local/gateway/'],
    floor: 4.5,
    may: [...LOCAL, 'discord-api-types', 'node:crypto', 'node:http', 'ws'],
  },
  'local table': {
    at: ['src/local/table/'],
    floor: 4.6,
    may: [...LOCAL, 'local people', 'local rest', ...NODE_FILES, 'node:http', 'node:module', 'node:zlib'],
  },
  local: {
    at: ['src/local/discord.ts'],
    floor: 4.7,
    may: [...LOCAL, 'local interactions', 'local people', 'local rest', 'local gateway', 'local table', 'node:http'],
    types: ['node:net'],
  },
  // The bot, from the platform up.
  platform: {
    at: ['src/bot/platform/'],
    floor: 4,
    may: ['store', 'asking', 'discord.js', 'node:crypto'],
    types: ['core', 'log'],
  },
  match: {
    at: ['src/bot/match/'],
    floor: 5,
    may: ['core', 'chance', 'store', 'asking', 'platform', 'node:crypto', 'luxon', 'openskill'],
    types: ['game-part', 'log', 'discord.js'],
  },
  words: {
    at: ['src/bot/words/'],
    floor: 6,
    may: ['core', 'asking', 'platform', 'match'],
    types: ['store', 'game-part', 'discord.js'],
  },
  deliver: {
    at: ['src/bot/deliver/'],
    floor: 7,
    may: [
      'core',
      'store',
      'asking',
      'drawing',
      'platform',
      'match',
      'words',
      'discord.js',
      'node-cron',
      'node:crypto',
      'node:fs',
      'node:module',
      'node:timers',
    ],
    types: ['game-part', 'renderers/scene.ts', 'renderers/pictures.ts'],
  },
  // Seats that computers play: when they answer, and who thinks for them.
  computers: {
    at: ['src/bot/computers/'],
    floor: 7.5,
    may: ['core', 'chance', 'thinking', 'match', 'platform'],
    types: ['game-part'],
  },
  serve: {
    at: ['src/bot/serve/'],
    floor: 8,
    may: ['core', 'store', 'asking', 'platform', 'match', 'words', 'deliver', 'discord.js', 'node:crypto'],
    types: ['game-part'],
  },
  // What a page shows of a match, beside Discord's messages.
  table: {
    at: ['src/bot/table/'],
    floor: 8.5,
    may: ['core', 'store', 'asking', 'platform', 'match', 'words', 'deliver', 'serve', 'node:crypto'],
    types: ['game-part'],
  },
  // The subcommands of /match and what they run; the bot is handed them by the registry.
  commands: {
    at: ['commands/'],
    floor: 9,
    may: [
      'core',
      'store',
      'asking',
      'platform',
      'match',
      'words',
      'deliver',
      'serve',
      'rulebook',
      'discord-api-types',
      'node:crypto',
    ],
    types: ['game-part', 'discord.js'],
    pure: true,
  },
  bot: {
    at: ['src/bot/bot.ts'],
    floor: 9,
    may: ['store', 'asking', 'platform', 'match', 'deliver', 'computers', 'serve', 'table', 'discord.js'],
    types: ['game-part', 'log'],
  },
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
    at: ['src/run.ts', 'src/local-page.ts', 'src/open-store.ts', 'src/shelf.ts', 'src/where.ts'],
    floor: 11,
    may: [
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
      'bot',
      'web',
    ],
    types: ['game-part', 'local rest', 'local table'],
  },
  main: { at: ['src/main.ts'], floor: 12, may: ['offered', 'run'] },

  // Blind players, whole tables, measurements: what tests and scripts share.
  kit: {
    at: ['test/kit/', 'test/e2e/', 'test/games/<game>/likings.ts', 'test/examples/<game>/likings.ts'],
    floor: 13,
    may: 'everything below',
  },
  scripts: { at: ['scripts/', 'vitest.config.ts'], floor: 14, may: 'everything below' },
  tests: { at: ['test/'], floor: 15, may: 'everything below' },
};
