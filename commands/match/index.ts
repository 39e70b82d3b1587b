import type { MatchCommand } from '#bot/serve/command';
import { again } from './again.ts';
import { board } from './board.ts';
import { end } from './end.ts';
import { exportMatch } from './export.ts';
import { free } from './free.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { importMatch } from './import.ts';
import { invite } from './invite.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { log } from './log.ts';
import { mine } from './mine.ts';
import { newMatch } from './new.ts';
import { news } from './news.ts';
import { note } from './note.ts';
import { object } from './object.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { text } from './text.ts';
import { thread } from './thread.ts';
import { undo } from './undo.ts';

/** The subcommands of `/match`, in the order in which Discord, help and README list them. */
export const matchCommands: readonly MatchCommand[] = [
  newMatch,
  join,
  leave,
  invite,
  options,
  start,
  status,
  news,
  mine,
  board,
  hand,
  text,
  note,
  log,
  undo,
  object,
  orders,
  thread,
  settings,
  free,
  end,
  again,
  exportMatch,
  importMatch,
  help,
];
