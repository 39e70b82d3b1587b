import type { Room } from './room.ts';

/** A room of a game, and of an example, which has all its rooms in one folder. */
const roomAt = (name: string): string[] => [`src/games/<game>/${name}/`, `examples/<game>/${name}/`];

/**
 * The rooms of a game, the same in each: what its components say; questions to the state; the rules by chapters of the rulebook; what a
 * viewer sees of it. Who judges a position (the computer player, pulls, the audit) is beside that, and nobody asks him but the registry.
 */
export const GAME_ROOMS = {
  printed: { at: roomAt('printed'), floor: 1, may: ['core', 'bounds', 'data', 'zod'], pure: true },
  state: {
    at: roomAt('state'),
    floor: 1.1,
    may: ['core', 'bounds', 'data', 'printed', 'zod'],
    pure: true,
  },
  'view types': {
    at: ['src/games/<game>/seen/view.types.ts', 'examples/<game>/seen/view.types.ts'],
    floor: 1.15,
    may: [],
    types: ['core', 'printed', 'state'],
    pure: true,
  },
  rules: {
    at: roomAt('rules'),
    floor: 1.2,
    may: ['core', 'bounds', 'data', 'printed', 'state', 'zod'],
    types: ['view types'],
    pure: true,
  },
  seen: {
    at: roomAt('seen'),
    floor: 1.3,
    may: ['core', 'bounds', 'lesson file', 'data', 'printed', 'state', 'rules', 'zod'],
    types: ['view types'],
    pure: true,
  },
  judge: {
    at: roomAt('judge'),
    floor: 1.3,
    may: ['core', 'bounds', 'data', 'printed', 'state', 'rules', 'zod'],
    pure: true,
  },
  game: {
    at: ['src/games/<game>/', 'examples/<game>/'],
    floor: 1.4,
    may: ['core', 'bounds', 'data', 'printed', 'state', 'rules', 'seen', 'zod'],
    types: ['view types'],
    pure: true,
  },
} satisfies Record<string, Room>;
