import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { intentIdOf } from '#test/payments/payer.ts';
import { eventOf, openShop, paidIntent, type Shop } from '#test/payments/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Makes every write fail with SQLSTATE 53100, as PostgreSQL does when its disk is full. */
async function fillDisk(): Promise<() => Promise<void>> {
  await sql`
    create function no_space() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`.execute(shop.db);
  const forEachTable = (statement: string) =>
    sql`do ${sql.lit(`
      declare tables cursor for select oid::regclass as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace;
      begin for found in tables loop execute format('${statement}', found.name); end loop; end`)}`.execute(
      shop.db,
    );
  await forEachTable(
    'create trigger no_space before insert or update or delete on %s execute function no_space()',
  );
  return async () => {
    await forEachTable('drop trigger no_space on %s');
    await sql`drop function no_space()`.execute(shop.db);
  };
}

test('F15: while the disk is full writes are 503 and reads work; no acknowledged write is lost, and writes work again afterwards', async () => {
  const [ada, bob, eve] = [await shop.payer(), await shop.payer(), await shop.payer()];
  const paid = async (payer: typeof ada) =>
    eventOf('payment_intent.succeeded', paidIntent(intentIdOf(await payer.openIntent()), payer.uid));
  const [acknowledged, delayed] = [await paid(ada), await paid(bob)];
  expect((await shop.deliver(acknowledged)).status).toBe(200);

  const freeSpace = await fillDisk();
  const refused = await shop.deliver(delayed);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
  const intent = await eve.askForIntent();
  expect([intent.status, intent.body.code, intent.headers.has('retry-after')]).toEqual([
    503,
    'unavailable',
    true,
  ]);
  for (const read of ['/api/stats', '/api/car-brands?page=1&limit=1', `/api/user/${ada.uid}`])
    expect([read, (await ada.call('GET', read)).status]).toEqual([read, 200]);
  expect(await shop.hasAccess(ada.uid)).toBe(true);
  expect(await shop.hasAccess(bob.uid)).toBe(false);

  await freeSpace();
  expect((await shop.deliver(delayed)).status).toBe(200);
  expect((await eve.askForIntent()).status).toBe(200);
  expect([await shop.hasAccess(ada.uid), await shop.hasAccess(bob.uid)]).toEqual([true, true]);
});
