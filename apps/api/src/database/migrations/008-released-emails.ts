import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users
      alter column email drop not null,
      add column former_email text`.execute(db);
  await sql`
    create index users_former_email on users (lower(former_email)) where former_email is not null`.execute(
    db,
  );
  await sql`alter table payments add column opened_by text`.execute(db);
}
