/**
 * Jobs in the database, as graphile-worker keeps them in a schema of its own. A commit adds them in the same
 * statement: one that delivers what is new in an outbox, and one that looks whether a computer is asked.
 */

/** Where jobs stand, and who hears that this process has added one. */
export interface Adding {
  /** The schema of the jobs, quoted. */
  schema: string;
  /** A match was saved as this version, with something new in its outbox. */
  added(match: string, version: number): void;
}

/**
 * SQL: the id of the job that this call of `add_job` adds. The engine looks twice for a job of the same key. Whoever takes that job between the two
 * looks keeps it, and nothing is added (graphile/worker#580): then the call gives no row, and is made again.
 */
export const surely = (call: string): string =>
  `coalesce(${Array.from({ length: CALLS }, () => `(${call}).id`).join(', ')})`;
/** That a job is taken in that moment again and again does not happen. */
const CALLS = 3;

/** The key of the job that delivers a match. Of a key there is one job at most that has not begun. */
export const DELIVER = 'deliver ';
/** The key of the job that has computers answer in a match, and its queue. */
export const COMPUTERS = 'computers ';

/** SQL: adds the job of a match that is done at once in this queue, and gives its id. Its key has the name of what it does. */
const atOnce = (schema: string, task: string, queue: string, match: string): string =>
  surely(
    `${schema}.add_job('${task}', json_build_object('match', ${match}), '${queue}' || ${match}, job_key := '${task} ' || ${match})`,
  );

/** SQL: adds the job that delivers a match at once, and gives its id. `match` is an expression. One that waits for its time comes forward. */
export const delivers = (schema: string, match: string): string => atOnce(schema, 'deliver', 'match ', match);
/** SQL: adds the job that looks at once whether a computer is asked in a match, and gives its id. */
export const looks = (schema: string, match: string): string => atOnce(schema, 'computers', COMPUTERS, match);
