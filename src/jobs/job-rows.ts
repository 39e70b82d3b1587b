import type { ThoughtOut } from '#bot/computers/turn';
import type { JobsStanding } from '#bot/deliver/jobs';
import type { Database } from '#store/postgres/database';
import { COMPUTERS, DELIVER, delivers, surely } from '#store/postgres/deliveries';

/** What the job that delivers a match knows. */
export interface DeliverJob {
  match: string;
  renew?: boolean;
  /** How often what waits was not taken yet. */
  tries?: number;
  /** The channel in which people have to change something. */
  blocked?: string;
}

/** What the job that has computers answer in a match knows. */
export interface ComputersJob {
  match: string;
  /** What was thought out already, for a moment of the match. */
  thought?: ThoughtOut | undefined;
}

const RENEW = 'renew ';
const FILM = 'film ';
/** The channel by which processes tell each other how a delivery went. Ids of matches are their own all over the world. */
export const TOLD = 'castellan_delivered';

/** The jobs of a database. All times are those of its server. */
export interface JobRows {
  /** Delivers a match at once; one that waits for its time comes forward. */
  deliverNow(match: string): Promise<void>;
  /** Delivers it so many ms from now, unless that is due already. */
  deliverLater(job: DeliverJob, ms: number): Promise<void>;
  /** Renews its picture so many ms from now, and not when that was planned before. */
  renewLater(match: string, ms: number): Promise<void>;
  /** Has its film made, unless it is being made. */
  film(match: string): Promise<void>;
  /** Matches that wait for people to change something, and where. */
  blocked(): Promise<{ match: string; channel: string }[]>;
  /** Matches whose picture is to be renewed. */
  renewals(): Promise<string[]>;
  /** Looks at the computers of a match so many ms from now, unless that is due already. */
  lookLater(job: ComputersJob, ms: number): Promise<void>;
  /** Looks at those of all matches at once for which that is planned. */
  lookNow(): Promise<void>;
  /** How many jobs are under way or due: those that look at computers, and the others. */
  due(): Promise<{ others: number; computers: number }>;
  /** The same of the others, with how long the oldest has been due. */
  standing(): Promise<JobsStanding>;
  /** Tells all processes. */
  tell(text: string): Promise<void>;
  /**
   * Adds the jobs that are missing, brings forward those that have failed often, frees queues that nobody has,
   * and takes spent jobs away. Gives how many were missing; none
   * where another process does it just now.
   */
  sweep(): Promise<number>;
}

/** One process at a time looks for what is missing. */
const SWEEPS = `hashtextextended('castellan sweep ' || current_schema(), 0)`;

/** They stand in this schema, quoted. */
export function jobRowsIn({ query, inOne }: Database, schema: string): JobRows {
  const add = (task: string, job: DeliverJob | ComputersJob, { key, queue, ms, mode }: Spec) =>
    query(
      `select ${surely(`${schema}.add_job($1, $2::json, $3, now() + $4 * interval '1 millisecond', job_key := $5, job_key_mode := $6)`)}`,
      [task, JSON.stringify(job), queue, ms, key, mode],
    );
  const queueOf = (match: string) => `match ${match}`;
  const looks = `(task_id is not distinct from (select id from ${schema}._private_tasks where identifier = 'computers'))`;
  return {
    async deliverNow(match) {
      await query(`select ${delivers(schema, '$1::text')}`, [match]);
    },
    async deliverLater(job, ms) {
      const { match } = job;
      await add('deliver', job, { key: DELIVER + match, queue: queueOf(match), ms, mode: 'preserve_run_at' });
    },
    async renewLater(match, ms) {
      const job = { match, renew: true };
      await add('deliver', job, { key: RENEW + match, queue: queueOf(match), ms, mode: 'replace' });
    },
    async film(match) {
      await add('film', { match }, { key: FILM + match, queue: FILM + match, ms: 0, mode: 'unsafe_dedupe' });
    },
    blocked: () =>
      query(`select payload->>'match' as match, payload->>'blocked' as channel from ${schema}._private_jobs
        where key = '${DELIVER}' || (payload->>'match') and payload->>'blocked' is not null and locked_at is null`),
    renewals: async () =>
      (
        await query<{ match: string }>(`select payload->>'match' as match from ${schema}._private_jobs
          where key = '${RENEW}' || (payload->>'match') and locked_at is null`)
      ).map(({ match }) => match),
    async lookLater(job, ms) {
      const name = COMPUTERS + job.match;
      await add('computers', job, { key: name, queue: name, ms, mode: 'preserve_run_at' });
    },
    async lookNow() {
      await query(`update ${schema}._private_jobs set run_at = now() where locked_at is null and ${looks}`);
      await query(`select pg_notify('jobs:insert', '{"r":1,"count":8}')`);
    },
    async due() {
      const [row] = await query<{ others: number; computers: number }>(`select
        count(*) filter (where not ${looks})::integer as others,
        count(*) filter (where ${looks})::integer as computers
        from ${schema}._private_jobs where locked_at is not null or (run_at <= now() and attempts < max_attempts)`);
      return row!;
    },
    async standing() {
      const [row] = await query<JobsStanding>(`select count(locked_at)::integer as "underWay",
          count(*)::integer - count(locked_at)::integer as waiting,
          (extract(epoch from now() - min(run_at)) * 1000)::float8 as oldest
        from ${schema}._private_jobs
        where not ${looks} and (locked_at is not null or (run_at <= now() and attempts < max_attempts))`);
      return row!;
    },
    async tell(text) {
      await query('select pg_notify($1, $2)', [TOLD, text]);
    },
    sweep: () =>
      inOne(async (held) => {
        const [row] = await held.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(${SWEEPS}) as mine`);
        return row!.mine ? swept() : 0;
      }),
  };

  async function swept(): Promise<number> {
    await query(`delete from ${schema}._private_jobs where id in (
        select id from ${schema}._private_jobs where attempts >= max_attempts and locked_at is null for update skip locked)`);
    // Each time that a job has failed the engine waits longer, up to six hours. Whoever waits for news gets them sooner.
    await query(`update ${schema}._private_jobs set run_at = now()
      where last_error is not null and run_at > now() + interval '1 minute' and locked_at is null and attempts < max_attempts`);
    // Whoever has a queue has a job of it: both are marked, and freed, in one statement. An end that was under way for very long may leave a queue.
    await query(`update ${schema}._private_job_queues queue set locked_by = null, locked_at = null
      from (select id, locked_by from ${schema}._private_job_queues one where locked_by is not null
        and not exists (select from ${schema}._private_jobs job where job.job_queue_id = one.id and job.locked_by = one.locked_by)) left_so
      where queue.id = left_so.id and queue.locked_by = left_so.locked_by`);
    const isMissing = `waits and aside is null
        and not exists (select from ${schema}._private_jobs job where job.key in ('${DELIVER}' || match.id, '${FILM}' || match.id))`;
    const missing = await query<{ id: string }>(`select id from match where ${isMissing} order by id`);
    let added = 0;
    // Each by itself: who adds many at once and who writes down that others have ended may wait for each other.
    for (const { id } of missing)
      added += (await query(`select ${delivers(schema, 'id')} from match where id = $1 and ${isMissing}`, [id])).length;
    // A queue that is in use must stay: without it two jobs of a match would run at once. Of a match that is over nothing comes.
    await query(`delete from ${schema}._private_job_queues where id in (
        select queue.id from ${schema}._private_job_queues queue join match
          on queue.queue_name in ('match ' || match.id, '${FILM}' || match.id, '${COMPUTERS}' || match.id)
        where queue.locked_at is null and not match.waits and match.status not in ('lobby', 'running')
          and not exists (select from ${schema}._private_jobs job where job.job_queue_id = queue.id)
        for update of queue skip locked)`);
    return added;
  }
}

interface Spec {
  key: string;
  queue: string;
  ms: number;
  mode: 'replace' | 'preserve_run_at' | 'unsafe_dedupe';
}
