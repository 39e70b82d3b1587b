import type { MatchCommand } from '#bot/serve/command';
import { adminCommands } from './admin/index.ts';
import { matchCommands } from './match/index.ts';
import { me } from './me.ts';
import { organiser } from './organiser.ts';
import { party } from './party.ts';
import { replace } from './replace.ts';
import { rules } from './rules.ts';
import { standIn } from './stand-in.ts';
import { tables } from './tables.ts';

/** All commands that are no game's: the subcommands of `/match`, those that stand alone, and those of operators. */
export const allCommands: readonly MatchCommand[] = [
  ...matchCommands,
  rules,
  party,
  me,
  tables,
  standIn,
  replace,
  organiser,
  ...adminCommands,
];
