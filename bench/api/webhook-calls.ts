import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { localKeys } from '@org/local-services/stripe/stripe.ts';
import type { Client } from 'pg';
import type autocannon from 'autocannon';

const maxFollowMs = 60_000;

/** Creates Stripe events, each about a different open payment, and checks their results. */
export class PaymentEvents {
  readonly #client: Client;
  #payments = 0;
  #sent = 0;

  /** @param client - the database of the product */
  constructor(client: Client) {
    this.#client = client;
  }

  /** Adds users with an open payment, one for each event. */
  async addPayments(count: number): Promise<void> {
    const last = this.#payments + count;
    const values = [this.#payments, last - 1];
    await this.#client.query(
      `insert into users (uid, email)
       select 'payer-' || n, 'payer-' || n || '@example.com' from generate_series($1::int, $2::int) as n`,
      values,
    );
    await this.#client.query(
      `insert into payments (uid, source, idempotency_key, intent_id, amount_cents, currency)
       select 'payer-' || n, 'intent', 'payer-' || n, 'pi_payer' || n, 6200, 'usd' from generate_series($1::int, $2::int) as n`,
      values,
    );
    // PostgreSQL does this by itself, but not soon enough after many rows were added at once.
    await this.#client.query('analyze users, payments');
    this.#payments = last;
  }

  /** Returns a request with a new event: the next open payment has succeeded. */
  next(request: autocannon.Request): autocannon.Request {
    const number = this.#sent++;
    const at = Math.floor(Date.now() / 1_000);
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      created: at,
      livemode: false,
      data: {
        object: {
          id: `pi_payer${number}`,
          object: 'payment_intent',
          status: 'succeeded',
          amount: 6200,
          amount_received: 6200,
          currency: 'usd',
          metadata: { uid: `payer-${number}`, idempotency_key: `payer-${number}` },
        },
      },
    });
    const signature = createHmac('sha256', localKeys.webhookSecret).update(`${at}.${body}`).digest('hex');
    return {
      ...request,
      method: 'POST',
      headers: {
        ...request.headers,
        'content-type': 'application/json',
        'stripe-signature': `t=${at},v1=${signature}`,
      },
      body,
    };
  }

  /** Waits until the jobs have processed all changes of access. */
  async untilFollowed(): Promise<void> {
    const endsAt = performance.now() + maxFollowMs;
    for (;;) {
      const { rows } = await this.#client.query<{ waiting: number }>(
        'select count(*)::int as waiting from access_changes where told_at is null',
      );
      if (rows[0]?.waiting === 0) return;
      if (performance.now() > endsAt) throw new Error('The changes of access were not handled in a minute.');
      await wait(100);
    }
  }

  /**
   * Checks the results of the events that were sent, all of which were answered: each with one fact of the ledger, a payment that
   * gives access, an account that has it, and one change of access.
   */
  async check(): Promise<{ sent: number; lost: number; repeated: number }> {
    const { rows } = await this.#client.query<{ lost: number; repeated: number }>(
      `with outcome as (
         select n,
           (select count(*) from payment_facts where intent_id = 'pi_payer' || n and event_id is not null) as facts,
           (select count(*) from access_changes where uid = 'payer-' || n) as changes,
           exists (select from payments where intent_id = 'pi_payer' || n and status = 'succeeded' and entitles) as entitles,
           exists (select from users where uid = 'payer-' || n and has_paid_access) as has_access
         from generate_series(0, $1::int - 1) as n
       )
       select (count(*) filter (where facts = 0 or changes = 0 or not entitles or not has_access))::int as lost,
         (count(*) filter (where facts > 1 or changes > 1))::int as repeated
       from outcome`,
      [this.#sent],
    );
    const [found] = rows;
    if (!found) throw new Error('PostgreSQL returned no outcome.');
    return { sent: this.#sent, ...found };
  }
}
