import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The number of jobs of a queue in one state. */
interface JobCount {
  queue: string;
  /** Failed jobs count for a day, until they are deleted. */
  state: 'due' | 'active' | 'failed';
  jobs: number;
  /** How long the oldest job has been due or running. */
  waitedSeconds: number;
}

/** Counts the jobs of all processes. The list is empty before the queue has started for the first time. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.job') is not null as is_there`.execute(db);
  if (!found[0]?.isThere) return [];
  const { rows } = await sql<JobCount>`
    select queue.name as queue, state.name as state, count(job.id) as jobs,
      coalesce(extract(epoch from now() - min(coalesce(job.started_on, job.start_after))), 0)::float8 as waited_seconds
    from pgboss.queue
    cross join (values ('due'), ('active'), ('failed')) as state (name)
    left join pgboss.job on job.name = queue.name and case state.name
      when 'due' then job.state in ('created', 'retry') and job.start_after <= now()
      else job.state::text = state.name end
    where queue.name not like '\\_\\_%'
    group by queue.name, state.name`.execute(db);
  return rows;
}
