import type { Room } from './room.ts';

/** What a job works with. */
const JOBS = ['store', 'log', 'platform', 'match', 'deliver'] as const;

/** The bot, from the platform up, with the commands that the registry hands it. */
export const BOT_ROOMS = {
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
    types: ['game-part', 'log', 'renderers/scene.ts', 'renderers/pictures.ts'],
  },
  // Deliveries as jobs in a database.
  jobs: {
    at: ['src/jobs/'],
    floor: 7.6,
    may: [...JOBS, 'computers', 'graphile-worker', 'pg', 'node:events', 'node:timers'],
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
    may: ['core', 'store', 'asking', 'platform', 'match', 'words', 'deliver', 'discord-api-types', 'node:crypto'],
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
      // The help says by which numbers the levels think.
      'src/thinking/budgets.ts',
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
} as const satisfies Readonly<Record<string, Room>>;
