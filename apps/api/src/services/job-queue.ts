import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';

/** Jobs in PostgreSQL: each runs once however many processes there are. */
export interface JobQueue {
  /** @param cron - minutes, hours, days, months, weekdays in UTC */
  schedule(name: string, cron: string, run: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startJobQueue(databaseUrl: string, log: FastifyBaseLogger): Promise<JobQueue> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, application_name: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  return {
    async schedule(name, cron, run) {
      await boss.createQueue(name, { policy: 'singleton', retryLimit: 0 });
      await boss.work(name, run);
      await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
