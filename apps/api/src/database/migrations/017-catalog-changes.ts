import { sql, type Kysely } from 'kysely';

/**
 * Each row of the three lists names the transaction that wrote it last, so that a process reads what was committed since it
 * last looked. `companies.openings` is the number of open roles, as `/openings` counts them, and no longer of postings.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function mark_change() returns trigger language plpgsql as $$
    begin
      new.changed_in := pg_current_xact_id();
      return new;
    end $$`.execute(db);
  await sql`
    create table catalog_deletions (
      kind text not null,
      changed_in xid8 not null default pg_current_xact_id(),
      primary key (kind, changed_in)
    )`.execute(db);
  await sql`
    create function mark_deletion() returns trigger language plpgsql as $$
    begin
      insert into catalog_deletions (kind) values (tg_argv[0]) on conflict do nothing;
      return null;
    end $$`.execute(db);
  for (const [table, kind] of [
    ['companies', 'company'],
    ['car_brands', 'carBrand'],
    ['us_states', 'usState'],
  ] as const) {
    // The default is evaluated once for all stored rows, so the table is not written again.
    await sql
      .raw(`alter table ${table} add column changed_in xid8 not null default pg_current_xact_id()`)
      .execute(db);
    await sql.raw(`create index ${table}_changed on ${table} (changed_in)`).execute(db);
    await sql
      .raw(
        `create trigger ${table}_marked before update on ${table}
         for each row execute function mark_change()`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${table}_deleted after delete or truncate on ${table}
         for each statement execute function mark_deletion('${kind}')`,
      )
      .execute(db);
  }
  await countRoles(db);
}

/** `companies.openings` follows the table `openings`. */
async function countRoles(db: Kysely<never>): Promise<void> {
  for (const trigger of ['jobs_added', 'jobs_removed', 'jobs_changed'])
    await sql`drop trigger ${sql.ref(trigger)} on jobs`.execute(db);
  // The function counts the open rows of any table that has `company_id` and `closed_at`.
  for (const [name, event, tables] of [
    ['openings_added', 'insert', 'new table as new_rows'],
    ['openings_changed', 'update', 'old table as old_rows new table as new_rows'],
    ['openings_removed', 'delete', 'old table as old_rows'],
  ] as const) {
    await sql
      .raw(
        `create trigger ${name} after ${event} on openings referencing ${tables}
         for each statement execute function count_openings()`,
      )
      .execute(db);
  }
  await sql`
    update companies set openings = coalesce(counted.n, 0)
    from companies as each
      left join (select company_id, count(*) as n from openings where closed_at is null group by company_id) as counted
        on counted.company_id = each.id
    where companies.id = each.id and companies.openings <> coalesce(counted.n, 0)`.execute(db);
}
