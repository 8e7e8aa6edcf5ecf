import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_uid text,
      actor_command text,
      action text not null,
      about text not null,
      subject_uid text,
      reason text not null check (reason <> ''),
      before jsonb,
      after jsonb,
      check (num_nonnulls(actor_uid, actor_command) = 1)
    )`.execute(db);
  await sql`create index audit_log_about on audit_log (about, id)`.execute(db);
  await sql`create index audit_log_subject on audit_log (subject_uid, id) where subject_uid is not null`.execute(
    db,
  );
  await sql`
    create trigger audit_log_only_grows before update or delete on audit_log
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create trigger audit_log_is_not_emptied before truncate on audit_log
    for each statement execute function refuse_change()`.execute(db);
  // The owner of a table has these rights unless they are revoked. A superuser has them in any case.
  await sql`revoke update, delete, truncate on audit_log from public, current_user`.execute(db);

  await sql`
    alter table payments
      add column is_revoked boolean not null default false,
      drop constraint payments_source_check,
      add constraint payments_source_check check (source in ('intent', 'link', 'code', 'grant'))`.execute(db);
  await sql`
    alter table payment_tasks
      drop constraint payment_tasks_kind_check,
      add constraint payment_tasks_kind_check check (
        kind in ('cancel_intent', 'expire_sessions', 'refund_duplicate', 'refund_deleted', 'refund_requested')
      ),
      drop constraint payment_tasks_reason_check,
      add constraint payment_tasks_reason_check
        check (reason in ('paid', 'declined', 'replaced', 'deleted', 'lapsed', 'admin'))`.execute(db);
  await sql`create index payments_created on payments (created_at desc, id desc)`.execute(db);
}
