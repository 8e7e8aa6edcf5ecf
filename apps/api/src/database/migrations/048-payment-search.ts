import { sql, type Kysely } from 'kysely';

/** Lets admins search many payments, and count those of the last days, without reading the whole table. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments add column state text not null generated always as (
      case
        when source = 'grant' then case when is_revoked then 'revoked' else 'granted' end
        when dispute in ('open', 'lost') then 'disputed'
        when status = 'succeeded' and amount_cents > 0 and refunded_cents >= amount_cents then 'refunded'
        when status = 'succeeded' and is_revoked then 'revoked'
        when status = 'succeeded' and not entitles then 'mismatch'
        when status = 'succeeded' and uid is null then 'unclaimed'
        when status = 'succeeded' then 'paid'
        when status in ('canceled', 'failed') then status
        else 'open'
      end) stored`.execute(db);
  await sql`create index payments_state on payments (state, created_at desc, id desc)`.execute(db);
  await sql`create index payments_email_parts on payments using gin (lower(email) gin_trgm_ops)`.execute(db);
  await sql`create index payments_paid on payments (paid_at) where paid_at is not null`.execute(db);
  await sql`create index users_created on users (created_at)`.execute(db);
}
