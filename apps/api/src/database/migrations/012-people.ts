import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // An id is unique among the people of one user only, so that it tells nothing of another user's.
  await sql`
    create table people (
      uid text not null references users (uid) on delete cascade,
      id uuid not null,
      key_id text not null,
      sealed bytea not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (uid, id)
    )`.execute(db);
  await sql`create index people_key on people (key_id)`.execute(db);
}
