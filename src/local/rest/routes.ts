import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { guildRoutes } from './guilds.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import type { Route } from './router.ts';
import { threadRoutes } from './threads.ts';
import { userRoutes } from './users.ts';

/** All routes the stand-in knows; of two that match a path the earlier one serves. */
export const ROUTES: readonly Route[] = [
  userRoutes,
  guildRoutes,
  messageRoutes,
  threadRoutes,
  channelRoutes,
  commandRoutes,
  interactionRoutes,
].flat();
