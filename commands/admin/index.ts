import type { MatchCommand } from '#bot/serve/command';
import { archive } from './archive.ts';
import { endMatch } from './end.ts';
import { exportWhole } from './export.ts';
import { limits } from './limits.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { pause } from './pause.ts';
import { resume } from './resume.ts';
import { setAside } from './set-aside.ts';

/** The subcommands of `/admin`, in the order in which Discord and README list them. */
export const adminCommands: readonly MatchCommand[] = [
  list,
  endMatch,
  exportWhole,
  move,
  archive,
  pause,
  resume,
  setAside,
  limits,
];
