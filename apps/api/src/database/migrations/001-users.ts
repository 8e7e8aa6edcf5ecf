import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      uid text not null unique,
      email text not null,
      role text not null default 'user' check (role in ('user', 'admin')),
      has_paid_access boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);
  await sql`
    create table role_changes (
      id bigint generated always as identity primary key,
      uid text not null,
      role text not null,
      changed_by text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table signed_out_sessions (
      session_hash text primary key,
      expires_at timestamptz not null
    )`.execute(db);
}
