import { z } from 'zod';
import { Word } from '#src/bounds';
import { type Parts, Title } from './match-parts.ts';
import { parseJson, read } from './record.ts';
import type { OperatorWish, ServerPause, ServerRecord } from './store.ts';

/** What is saved of a server. */

/** So many wishes and interactions are remembered of a server. */
export const REMEMBERED_OF_SERVER = 20;

const server = z.object({
  pause: z.object({ id: Word, by: Word, since: z.number(), reason: Title } satisfies Parts<ServerPause>).optional(),
  wishes: z
    .array(
      z.object({
        id: Word,
        what: z.enum(['end', 'set-aside']),
        match: Word,
        by: Word,
        reason: Title,
      } satisfies Parts<OperatorWish>),
    )
    .max(REMEMBERED_OF_SERVER),
  done: z.array(Word).max(REMEMBERED_OF_SERVER),
}) satisfies z.ZodType<ServerRecord>;

/** The file of servers, by id. Throws `Damaged`. */
export const parseServers = (text: string): Record<string, ServerRecord> =>
  read(z.record(z.string(), server), parseJson(text));

/** The record itself. Throws `Damaged`. */
export const checkServer = (given: unknown): ServerRecord => read(server, given);

/** What is known of a server of which nothing was saved. */
export const unknownServer = (): ServerRecord => ({ wishes: [], done: [] });
