import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startApp } from '#test/harness.ts';

test('F14, F28: lists that wait for PostgreSQL leave connections for the calls of a payer', async () => {
  const app = await startApp();
  const [paid, payer] = [await app.as('paid'), await app.as('unpaid')];
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: lock } = Promise.withResolvers<void>();
  const locking = app.db.transaction().execute(async (trx) => {
    await sql`lock table companies in access exclusive mode`.execute(trx);
    lock();
    await isOver;
  });
  await isLocked;
  // These are more calls than the process has connections.
  const lists = Array.from({ length: 20 }, (_, index) =>
    paid.send('GET', `/api/companies?page=1&search=waiting${index}`),
  );
  await expect.poll(() => app.services.lists.use.waiting, { timeout: 10_000 }).toBeGreaterThan(5);
  const status = await payer.send('GET', `/api/user/${payer.uid}/payment-status`);
  expect(status.status).toBe(200);
  expect(await status.json()).toMatchObject({ hasPaid: false });
  expect(app.services.lists.use.waiting).toBeGreaterThan(5);
  end();
  await locking;
  for (const list of lists) expect((await list).status).toBe(200);
  await app.close();
});
