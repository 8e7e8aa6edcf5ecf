import { sql, type Kysely } from 'kysely';

/** When backups were stored, so that a missing one is noticed by the processes, which do not see the folder of backups. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table backups (
      made_at timestamptz primary key,
      bytes bigint not null
    )`.execute(db);
}
