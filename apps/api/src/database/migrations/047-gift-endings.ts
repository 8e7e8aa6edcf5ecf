import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table gifts add column ending_mailed text check (ending_mailed in ('refund', 'dispute', 'operator'))`.execute(
    db,
  );
  // The givers of gifts that have ended before are not told long after.
  await sql`
    update gifts set ending_mailed = case
      when dispute in ('open', 'lost') then 'dispute'
      when refunded_cents >= amount_cents then 'refund'
      else 'operator' end
    from payments where payments.id = payment_id and status = 'succeeded' and not entitles`.execute(db);
}
