import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table second_factors (
      uid text primary key references users (uid) on delete cascade,
      key_id text not null,
      sealed bytea not null,
      last_step bigint not null default 0,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table recovery_codes (
      code_hash text primary key,
      uid text not null references second_factors (uid) on delete cascade
    )`.execute(db);
  await sql`create index recovery_codes_uid on recovery_codes (uid)`.execute(db);
  await sql`alter table sessions add column second_factor_at timestamptz`.execute(db);
}
