import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table promotion_codes (
      id bigint generated always as identity primary key,
      code text not null unique check (code = upper(code)),
      percent_off integer check (percent_off between 1 and 100),
      amount_off_cents integer check (amount_off_cents > 0),
      max_redemptions integer check (max_redemptions > 0),
      expires_at timestamptz,
      only_uid text,
      created_by text not null,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check (num_nonnulls(percent_off, amount_off_cents) = 1)
    )`.execute(db);
  await sql`
    create table code_failures (
      id bigint generated always as identity primary key,
      uid text not null,
      ip_hash text not null,
      failed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index code_failures_uid on code_failures (uid, failed_at)`.execute(db);
  await sql`create index code_failures_address on code_failures (ip_hash, failed_at)`.execute(db);
  await sql`
    alter table payments
      add column promotion_code_id bigint references promotion_codes (id),
      add column reserved_until timestamptz,
      add column is_repriced boolean not null default false,
      drop constraint payments_source_check,
      add constraint payments_source_check check (source in ('intent', 'link', 'code')),
      drop constraint payments_check,
      add constraint payments_check
        check (source <> 'intent' or (uid is not null and idempotency_key is not null))`.execute(db);
  await sql`
    create index payments_promotion_code on payments (promotion_code_id)
    where promotion_code_id is not null and status <> 'canceled'`.execute(db);
  await sql`
    alter table payment_tasks
      drop constraint payment_tasks_reason_check,
      add constraint payment_tasks_reason_check
        check (reason in ('paid', 'declined', 'replaced', 'deleted', 'lapsed'))`.execute(db);
}
