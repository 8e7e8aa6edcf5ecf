import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startApp } from '#test/harness.ts';
import { up } from './051-prices-and-alerts.ts';

test('payments from before get the price of then, and the alerts that admins have closed stay closed', async () => {
  const app = await startApp();
  try {
    await sql`alter table payments drop column list_price_cents, drop column alerts_closed_at`.execute(
      app.db,
    );
    const { rows } = await sql<{ id: number }>`
      insert into payments (source, intent_id, amount_cents, currency)
      values ('link', 'pi_decided', 6200, 'usd'), ('link', 'pi_open', 6200, 'usd')
      returning id`.execute(app.db);
    const [decided, open] = rows.map(({ id }) => id);
    await sql`
      insert into audit_log (at, actor_command, action, about, reason) values
        ('2026-11-01T10:00Z', 'ada', 'dismiss_alerts', ${`payment ${decided}`}, 'why'),
        ('2026-11-02T10:00Z', 'ada', 'revoke_access', ${`payment ${decided}`}, 'why'),
        ('2026-11-03T10:00Z', 'ada', 'claim_payment', ${`payment ${open}`}, 'why'),
        ('2026-11-03T10:00Z', 'ada', 'end_code', ${`promotion code ${open}`}, 'why')`.execute(app.db);
    await up(app.db as never);
    const stored = await app.db
      .selectFrom('payments')
      .select(['listPriceCents', 'alertsClosedAt'])
      .where('id', 'in', [Number(decided), Number(open)])
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { listPriceCents: 6200, alertsClosedAt: new Date('2026-11-02T10:00Z') },
      { listPriceCents: 6200, alertsClosedAt: null },
    ]);
  } finally {
    await app.close();
  }
});
