import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** Counts the unsent mails, with the time for which the oldest has been due. */
export const countMails = (db: Db): Promise<{ waiting: number; overdueSeconds: number }> =>
  db
    .selectFrom('mails')
    .select([
      sql<number>`count(*)`.as('waiting'),
      sql<number>`coalesce(greatest(extract(epoch from now() - min(due_at)), 0), 0)::float8`.as(
        'overdueSeconds',
      ),
    ])
    .where('content', 'is not', null)
    .executeTakeFirstOrThrow();
