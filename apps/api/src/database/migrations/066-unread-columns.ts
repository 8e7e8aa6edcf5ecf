import { sql, type Kysely } from 'kysely';

/**
 * Drops what no release reads anymore, because lists and articles are read from PostgreSQL and disputes are answered
 * in Stripe's Dashboard. A new database has none of it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop function if exists note_change() cascade`.execute(db);
  await sql`drop function if exists mark_change() cascade`.execute(db);
  await sql`drop function if exists mark_deletion() cascade`.execute(db);
  for (const table of ['companies', 'car_brands', 'us_states', 'blog_posts'])
    await sql`alter table ${sql.table(table)} drop column if exists changed_in`.execute(db);
  // Ends the schedule of a job that this release lacks; its runs would wait forever. A new database has no queue yet.
  await sql`
    do $$ begin
      if to_regclass('pgboss.schedule') is not null then
        delete from pgboss.schedule where name = 'delete-content-changes';
      end if;
    end $$`.execute(db);
  await sql`drop table if exists catalog_deletions`.execute(db);
  await sql`drop sequence if exists openings_version`.execute(db);
  await sql`drop table if exists dispute_evidence`.execute(db);
  await sql`delete from payment_tasks where kind = 'submit_evidence'`.execute(db);
  await sql`
    alter table payment_tasks
      drop constraint payment_tasks_kind_check,
      add constraint payment_tasks_kind_check check (kind in (
        'cancel_intent', 'expire_sessions', 'refund_duplicate', 'refund_deleted', 'refund_requested', 'refund_warned'
      ))`.execute(db);
}
