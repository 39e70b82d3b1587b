import type { Log } from '#src/program-log';
import { DatabaseTrouble } from '#store/errors';
import { newId } from '#store/new-id';
import { isDiskTrouble } from './discord-trouble.ts';

/** Logs something that should not happen under a number that a player can pass on. */
export function incident(log: Log, error: unknown, facts: Record<string, unknown>): string {
  const id = newId();
  log.error({ incident: id, err: error, ...facts }, wordsOf(error));
  return id;
}

function wordsOf(error: unknown): string {
  if (error instanceof DatabaseTrouble) return 'the database cannot be reached, or takes nothing';
  return isDiskTrouble(error) ? 'the disk takes nothing: it is full, read-only or failing' : 'unexpected';
}
