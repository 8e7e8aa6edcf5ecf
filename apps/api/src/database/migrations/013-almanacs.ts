import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A revoked almanac keeps the hash of its token, so that its address answers that it is gone.
  await sql`
    create table almanacs (
      id uuid primary key,
      uid text not null references users (uid) on delete cascade,
      token_hash text not null unique,
      key_id text,
      sealed_token bytea,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      check ((revoked_at is null) = (key_id is not null and sealed_token is not null))
    )`.execute(db);
  await sql`create unique index almanacs_one_a_user on almanacs (uid) where revoked_at is null`.execute(db);
}
