import type { Log } from '#src/log';
import { newId } from '#store/new-id';

/** Logs something that should not happen under a number that a player can pass on. */
export function incident(log: Log, error: unknown, facts: Record<string, unknown>): string {
  const id = newId();
  log.error({ incident: id, err: error, ...facts }, 'unexpected');
  return id;
}
