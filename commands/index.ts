import type { MatchCommand } from '#bot/serve/command';
import { adminCommands } from './admin/index.ts';
import { ahead } from './ahead.ts';
import { browser } from './browser.ts';
import { lesson } from './lesson.ts';
import { matchCommands } from './match/index.ts';
import { me } from './me.ts';
import { organiser } from './organiser.ts';
import { party } from './party.ts';
import { privacy } from './privacy.ts';
import { replace } from './replace.ts';
import { replay } from './replay.ts';
import { results } from './results.ts';
import { rewind } from './rewind.ts';
import { rules } from './rules.ts';
import { standIn } from './stand-in.ts';
import { summary } from './summary.ts';
import { tables } from './tables.ts';

/** All commands that are no game's: the subcommands of `/match`, those that stand alone, and those of operators. */
export const allCommands: readonly MatchCommand[] = [
  ...matchCommands,
  rules,
  party,
  rewind,
  replay,
  summary,
  results,
  me,
  privacy,
  tables,
  browser,
  lesson,
  ahead,
  standIn,
  replace,
  organiser,
  ...adminCommands,
];
