import type pg from 'pg';

/**
 * Adds users who have each opened one payment in the last three years: of a hundred 4 are refunded, 1 is disputed, 6 are left open, canceled or
 * failed, and 1 is unclaimed. Each payment has two facts of the ledger, which two events brought.
 *
 * @param first - number of the first user
 */
export async function generatePayments(client: pg.Client, first: number, count: number): Promise<void> {
  const numbers = [first, first + count - 1];
  const opened = `now() - interval '3 years' * (1 - (n - $1)::float8 / ($2 - $1 + 1)) - interval '1 minute'`;
  await client.query(
    `insert into users (uid, email, has_paid_access, created_at)
     select 'reader-' || n, 'reader' || n || '@' || substr(md5(n::text), 1, 6) || '.example.com', n % 100 > 11, ${opened}
     from generate_series($1::int, $2::int) as n`,
    numbers,
  );
  await client.query(
    `insert into payments (uid, source, idempotency_key, intent_id, amount_cents, currency, email, status, refunded_cents, dispute,
       entitles, paid_at, created_at)
     select case when part <> 11 then 'reader-' || n end, case when part = 11 then 'link' else 'intent' end,
       'reader-' || n, 'pi_reader' || n, 6200, 'usd', 'reader' || n || '@' || substr(md5(n::text), 1, 6) || '.example.com',
       case when part < 6 then (array['open','canceled','failed'])[1 + part % 3] else 'succeeded' end,
       case when part between 6 and 9 then 6200 else 0 end, case when part = 10 then 'open' else 'none' end,
       part > 10, case when part >= 6 then ${opened} end, ${opened}
     from generate_series($1::int, $2::int) as n, lateral (select n % 100 as part) as parts`,
    numbers,
  );
  await client.query(
    `insert into stripe_events (id, type, created_at, received_at, applied, alert)
     select 'evt_' || kind || n, kind, ${opened}, ${opened}, true, case when n % 1000 = 0 and kind = 'charge.succeeded' then 'A test.' end
     from generate_series($1::int, $2::int) as n, unnest(array['payment_intent.created', 'charge.succeeded']) as kind`,
    numbers,
  );
  await client.query(
    `insert into payment_facts (intent_id, event_id, fact, recorded_at)
     select 'pi_reader' || n, 'evt_' || type || n, jsonb_build_object('kind', 'intent', 'intentId', 'pi_reader' || n, 'atSeconds', 1700000000,
         'status', case when type = 'charge.succeeded' and n % 100 >= 6 then 'succeeded' else 'open' end,
         'amountCents', 6200, 'currency', 'usd', 'uid', 'reader-' || n), ${opened}
     from generate_series($1::int, $2::int) as n, unnest(array['payment_intent.created', 'charge.succeeded']) as type`,
    numbers,
  );
}

/**
 * Replaces the page views by a year of views, with as many paths a day as the product counts, and adds equally many visits a day.
 */
export async function generateViews(client: pg.Client, views: number): Promise<void> {
  await client.query('truncate page_views, visits');
  // The partitions that the product's job would have created during the year.
  await client.query(`
    do $$ declare month date; begin
      for month in select generate_series(date_trunc('month', current_date - 364), current_date, interval '1 month') loop
        execute format('create table if not exists %I partition of page_views for values from (%L) to (%L)',
          to_char(month, '"page_views_"YYYY_MM'), month, month + interval '1 month');
      end loop; end $$`);
  await client.query(
    `insert into page_views (day, path, views)
     select current_date - day, case when path = 0 then '/zodiac-sample' else '/blog/generated-' || path || '.html' end,
       greatest(1, $1::int / 365000)
     from generate_series(0, 364) as day, generate_series(0, 999) as path`,
    [views],
  );
  await client.query(
    `insert into visits (day, kind, visits)
     select current_date - day, kind, $1::int / 365 / 7 from generate_series(0, 364) as day,
       unnest(array['home', 'sample', 'article', 'blog', 'almanac', 'shop', 'product']) as kind`,
    [views],
  );
}
