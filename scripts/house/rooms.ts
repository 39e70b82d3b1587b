/** A room of the house: some files, how high it lies, and all that it may import. */
export interface Room {
  /** Folders (with `/` at the end) and single files. `<game>` is one game, the same one in the whole row. */
  at: readonly string[];
  /** It may import rooms on lower floors only. */
  floor: number;
  /**
   * Names of rooms, paths of single files, packages. `'everything below'`: any room of a lower floor, and any package.
   * Of a room with `<game>` another such room sees the part of its own game alone.
   */
  may: readonly string[] | 'everything below';
  /** Of these it may import types, and nothing that is there when the program runs. */
  types?: readonly string[];
  /** It knows neither time nor chance nor the outside (`globals.ts`). */
  pure?: true;
}

const NODE_FILES = ['node:crypto', 'node:fs', 'node:os', 'node:path'] as const;

/**
 * Who may import whom, and there is no other place that says so. A file belongs to the room that names it most exactly.
 * A room may always import itself.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  // What is given: the kernel, printed content, the log.
  core: { at: ['src/core/'], floor: 0, may: ['node:crypto'], pure: true },
  data: { at: ['data/<game>/'], floor: 0, may: [] },
  log: { at: ['src/log.ts'], floor: 0, may: ['pino'] },
  settings: { at: ['src/settings.ts'], floor: 0, may: ['zod'] },
  page: { at: ['src/local/page/'], floor: 0, may: [] },
  manifest: { at: ['package.json'], floor: 0, may: [] },

  // What rests on the kernel alone.
  chance: { at: ['src/chance/'], floor: 1, may: ['core', 'node:crypto'], pure: true },
  game: { at: ['src/games/<game>/'], floor: 1, may: ['core', 'data', 'zod'], pure: true },
  store: { at: ['src/store/'], floor: 1, may: [...NODE_FILES, 'node:timers', 'lowdb', 'zod'], types: ['core'] },
  renderers: { at: ['renderers/'], floor: 1, may: [], types: ['src/core/text.ts', 'src/core/types.ts'], pure: true },

  // Pictures; and what a game hands to the bot. `content.ts` passes on names of `schema.ts`; what is printed on the cards
  // of Scythe's Automa has a file of its own.
  paint: { at: ['renderers/paint.ts'], floor: 2, may: ['renderers', 'canvas', 'node:module'] },
  'pictures of a game': {
    at: ['renderers/<game>/'],
    floor: 2,
    may: [
      'renderers',
      'src/core/text.ts',
      'src/games/<game>/content.ts',
      'src/games/<game>/schema.ts',
      'src/games/scythe/automa/cards.ts',
    ],
    types: ['src/core/types.ts', 'src/games/<game>/view.types.ts'],
    pure: true,
  },
  'game-part': { at: ['src/game-part.ts'], floor: 2, may: [], types: ['core', 'renderers/pictures.ts'] },

  // Questions, and the command of a game.
  asking: { at: ['src/asking/'], floor: 3, may: ['core', 'discord-api-types'], types: ['game-part'], pure: true },
  'command of a game': {
    at: ['commands/td.ts', 'commands/scythe.ts'],
    floor: 3,
    may: [],
    types: ['game-part'],
    pure: true,
  },

  // The stand-in for Discord shares the table of limits with the bot, and nothing else.
  local: {
    at: ['src/local/'],
    floor: 4,
    may: [...NODE_FILES, 'node:http', 'node:module', 'src/asking/limits.ts', 'discord-api-types', 'ws'],
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
    may: ['core', 'store', 'asking', 'platform', 'node:crypto'],
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
    may: ['core', 'store', 'asking', 'paint', 'platform', 'match', 'words', 'discord.js', 'node-cron', 'node:crypto'],
    types: ['game-part'],
  },
  serve: {
    at: ['src/bot/serve/'],
    floor: 8,
    may: ['core', 'store', 'asking', 'platform', 'match', 'words', 'deliver', 'discord.js', 'node:crypto'],
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
      'discord-api-types',
      'node:crypto',
    ],
    types: ['game-part', 'discord.js'],
    pure: true,
  },
  bot: {
    at: ['src/bot/bot.ts'],
    floor: 9,
    may: ['asking', 'platform', 'match', 'deliver', 'serve', 'discord.js'],
    types: ['store', 'game-part', 'log'],
  },

  // Everything put together.
  registry: {
    at: ['src/registry.ts'],
    floor: 10,
    may: ['game', 'pictures of a game', 'command of a game', 'commands'],
    types: ['game-part'],
  },
  run: {
    at: ['src/run.ts'],
    floor: 11,
    may: [
      'node:crypto',
      'node:fs',
      'node:module',
      'node:path',
      'log',
      'settings',
      'store',
      'paint',
      'local',
      'platform',
      'deliver',
      'bot',
    ],
    types: ['game-part'],
  },
  main: { at: ['src/main.ts'], floor: 12, may: ['registry', 'run'] },

  // Blind players, whole tables, measurements: what tests and scripts share.
  kit: { at: ['test/kit/', 'test/e2e/', 'test/games/<game>/likings.ts'], floor: 13, may: 'everything below' },
  scripts: { at: ['scripts/', 'vitest.config.ts'], floor: 14, may: 'everything below' },
  tests: { at: ['test/'], floor: 15, may: 'everything below' },
};

/** Where a file is: the room, and the game if the room has one for each. */
export interface Place {
  room: string;
  game: string | undefined;
}

/** The room that names a file most exactly; undefined when none does. */
export function placeOf(
  file: string,
  games: readonly string[],
  rooms: Readonly<Record<string, Room>> = ROOMS,
): Place | undefined {
  let best: (Place & { length: number }) | undefined;
  for (const [room, { at }] of Object.entries(rooms))
    for (const where of at)
      for (const game of where.includes('<game>') ? games : [undefined]) {
        const there = of(where, game);
        if (!(there.endsWith('/') ? file.startsWith(there) : file === there)) continue;
        if (!best || there.length > best.length) best = { room, game, length: there.length };
      }
  return best && { room: best.room, game: best.game };
}

/** A path of a row for one game. */
export const of = (where: string, game: string | undefined): string =>
  game ? where.replaceAll('<game>', game) : where;
