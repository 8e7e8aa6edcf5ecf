import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table dispute_evidence (
      dispute_id text primary key,
      intent_id text not null,
      evidence jsonb,
      audit_id bigint not null,
      decided_at timestamptz not null default now(),
      submitted_at timestamptz
    )`.execute(db);
  await sql`
    alter table payment_tasks
      drop constraint payment_tasks_kind_check,
      add constraint payment_tasks_kind_check check (
        kind in (
          'cancel_intent', 'expire_sessions', 'refund_duplicate', 'refund_deleted', 'refund_requested', 'refund_warned',
          'submit_evidence'
        )
      ),
      drop constraint payment_tasks_reason_check,
      add constraint payment_tasks_reason_check
        check (reason in ('paid', 'declined', 'replaced', 'deleted', 'lapsed', 'admin', 'fraud'))`.execute(
    db,
  );
}
