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

/** The key of the job that delivers a match. Of a key there is one job at most that has not begun. */
export const DELIVER = 'deliver ';

/** SQL: adds the job that delivers a match at once. `match` is an expression. One that waits for its time comes forward. */
export const delivers = (schema: string, match: string): string =>
  `${schema}.add_job('deliver', json_build_object('match', ${match}), 'match ' || ${match}, job_key := '${DELIVER}' || ${match})`;

/** The key of the job that has computers answer in a match, and its queue. */
export const COMPUTERS = 'computers ';

/** SQL: adds the job that looks at once whether a computer is asked in a match. */
export const looks = (schema: string, match: string): string =>
  `${schema}.add_job('computers', json_build_object('match', ${match}), '${COMPUTERS}' || ${match}, job_key := '${COMPUTERS}' || ${match})`;
