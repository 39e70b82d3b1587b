import type { Room } from './room.ts';

/**
 * The rooms of a game, the same in each: what its components say; questions to the state; the rules by chapters of the rulebook; what a
 * viewer sees of it. Who judges a position (the computer player, pulls, the audit) is beside that, and nobody asks him but the registry.
 */
export const GAME_ROOMS = {
  printed: { at: ['src/games/<game>/printed/'], floor: 1, may: ['core', 'bounds', 'data', 'zod'], pure: true },
  state: {
    at: ['src/games/<game>/state/'],
    floor: 1.1,
    may: ['core', 'bounds', 'data', 'printed', 'zod'],
    pure: true,
  },
  'view types': {
    at: ['src/games/<game>/seen/view.types.ts'],
    floor: 1.15,
    may: [],
    types: ['core', 'printed', 'state'],
    pure: true,
  },
  rules: {
    at: ['src/games/<game>/rules/'],
    floor: 1.2,
    may: ['core', 'bounds', 'data', 'printed', 'state', 'zod'],
    types: ['view types'],
    pure: true,
  },
  seen: {
    at: ['src/games/<game>/seen/'],
    floor: 1.3,
    may: ['core', 'bounds', 'data', 'printed', 'state', 'rules', 'zod'],
    types: ['view types'],
    pure: true,
  },
  judge: {
    at: ['src/games/<game>/judge/'],
    floor: 1.3,
    may: ['core', 'bounds', 'data', 'printed', 'state', 'rules', 'zod'],
    pure: true,
  },
  game: {
    at: ['src/games/<game>/'],
    floor: 1.4,
    may: ['core', 'bounds', 'data', 'printed', 'state', 'rules', 'seen', 'zod'],
    types: ['view types'],
    pure: true,
  },
} satisfies Record<string, Room>;
