import type { Hono, MiddlewareHandler } from 'hono';
import type { Desk } from './desk.ts';
import type { Asking } from './who.ts';

/** How people come to the page: by links of the bot (`by-links.ts`), or at a local table by saying who they are (`by-choice.ts`). */
export interface Entrance extends Pick<Desk, 'origin' | 'key'> {
  /** Lets in only what the page itself sends. */
  guard: MiddlewareHandler<Asking>;
  /** Finds out who asks, and in which language they read. */
  who: MiddlewareHandler<Asking>;
  /** Whether somebody who came in may stay. */
  isOpen(user: string, session: string): Promise<boolean>;
  /** Adds the routes of coming in, of who one is, and of leaving. */
  addRoutes(app: Hono<Asking>): void;
}
