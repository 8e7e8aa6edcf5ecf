import { sql, type Kysely } from 'kysely';

/**
 * Keeps the list price of each payment, and when its alerts were closed. All payments so far, and those that the release before still
 * inserts, were made at 6200 cents, so the default fills the column without writing the table.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments
      add column list_price_cents integer not null default 6200,
      add column alerts_closed_at timestamptz`.execute(db);
  await sql`
    update payments set alerts_closed_at = closed.at
    from (
      select about, max(at) as at from audit_log
      where about like 'payment %'
        and action in ('refund_payment', 'revoke_access', 'restore_access', 'submit_evidence', 'dismiss_alerts')
      group by about
    ) as closed
    where payments.id = substring(closed.about from '^payment ([0-9]+)$')::bigint`.execute(db);
}
