import { NODE_FILES, type Room } from './room.ts';

const LIMITS = 'src/asking/terms/limits.ts';
/** How plain JSON is copied. */
const COPY = 'src/core/copy.ts';
/** The stand-in up to its messages. */
const LOCAL = [LIMITS, 'local world', 'local validate', 'local guild', 'local messages'] as const;

/** The stand-in for Discord, from what exists up to the two doors of the bot. It shares the table of limits with the bot, and how plain JSON is copied. */
export const STAND_IN_ROOMS = {
  'local world': { at: ['src/local/world/'], floor: 4, may: [...NODE_FILES, 'discord-api-types'] },
  'local validate': { at: ['src/local/validate/'], floor: 4.1, may: [LIMITS, 'local world', 'discord-api-types'] },
  'local guild': { at: ['src/local/guild/'], floor: 4.2, may: [LIMITS, 'local world', 'discord-api-types'] },
  'local messages': {
    at: ['src/local/messages/'],
    floor: 4.3,
    may: [LIMITS, COPY, 'local world', 'local validate', 'local guild', 'discord-api-types'],
  },
  'local interactions': {
    at: ['src/local/interactions/'],
    floor: 4.4,
    may: [...LOCAL, 'discord-api-types', 'node:crypto', 'node:http'],
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
} as const satisfies Readonly<Record<string, Room>>;
