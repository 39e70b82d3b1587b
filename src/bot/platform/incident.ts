import type { Log } from '#src/program-log';
import { newId } from '#store/new-id';
import { isDiskTrouble } from './discord-trouble.ts';

/** Logs something that should not happen under a number that a player can pass on. */
export function incident(log: Log, error: unknown, facts: Record<string, unknown>): string {
  const id = newId();
  const words = isDiskTrouble(error) ? 'the disk takes nothing: it is full, read-only or failing' : 'unexpected';
  log.error({ incident: id, err: error, ...facts }, words);
  return id;
}
