import { sql, type Kysely } from 'kysely';

/**
 * The columns are those of rate-limiter-flexible, which inserts them by their order. Unlogged, because a write costs less
 * without the log of PostgreSQL, and counts that start from zero after a crash of the database do no harm.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      points integer not null,
      expire bigint not null
    )`.execute(db);
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
}
