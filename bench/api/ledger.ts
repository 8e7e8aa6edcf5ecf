/**
 * Measures the calls of payers and admins with 10,000, 100,000 and a million payments and ten million page views, and webhooks
 * with as many, and prints the table of the README, the memory of the process and the plan of the slowest statement of each call.
 * `BENCH_REQUESTS` is the number of requests of each row, 200 by default; `BENCH_SIZES` are numbers of payments, between commas.
 */
import { costOf } from './cost-of.ts';
import { generatePayments, generateViews } from './generate-payments.ts';
import { printHead, printMemory, printTimes, responseTimes } from './response-times.ts';
import { withSignedInProduct } from './signed-in-product.ts';
import { PaymentEvents } from './webhook-calls.ts';

const sizes = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
const views = 10_000_000;
const webhooks = { warmUp: 500, measured: 2_000 };

await withSignedInProduct('bench-ledger', async ({ product, headers, client, plans }) => {
  await generateViews(client, views);
  const admin = `${product.origin}/api/admin`;
  const events = new PaymentEvents(client);
  const rates = new Map<number, number>();
  let stored = 0;
  let calls: Record<string, string> = {};
  printHead('payments');
  for (const size of sizes) {
    await generatePayments(client, stored, size - stored);
    stored = size;
    // PostgreSQL would do this by itself within minutes of so many changes.
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ uid: string; email: string; id: number; intent: string }>(
      `select uid, email, id, intent_id as intent from payments where intent_id = 'pi_reader${Math.floor(size / 2) + 50}'`,
    );
    const [payment] = rows;
    if (!payment) throw new Error('There is no such payment.');
    const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    calls = {
      'the latest payments': `${admin}/payments`,
      'page 100': `${admin}/payments?page=100`,
      'the refunded ones': `${admin}/payments?state=refunded`,
      'those with an alert': `${admin}/payments?hasAlert=true`,
      'those in processing': `${admin}/payments?state=processing`,
      'of the last 30 days': `${admin}/payments?from=${day}`,
      'of an e-mail': `${admin}/payments?search=${encodeURIComponent(payment.email)}`,
      'of a part of e-mails': `${admin}/payments?search=reader77`,
      'of an id of Stripe': `${admin}/payments?search=${payment.intent}`,
      'of nobody': `${admin}/payments?search=nobody-is-called-so`,
      'one payment': `${admin}/payments/${payment.id}`,
      'the overview of 30 days': `${admin}/overview`,
      'the overview of 90 days': `${admin}/overview?days=90`,
    };
    for (const [what, url] of Object.entries(calls))
      printTimes(size, what, await responseTimes(url, headers));
    await events.addPayments(webhooks.warmUp + webhooks.measured);
    const cost = await costOf(
      `${product.origin}/api/stripe/webhook`,
      {
        amounts: webhooks,
        setupRequest: (request) => events.next(request),
        untilDone: () => events.untilFollowed(),
      },
      { api: product.apiPid() },
    );
    rates.set(size, cost.perSecond);
  }
  for (const [size, rate] of rates)
    process.stdout.write(`\n${Math.round(rate)} webhooks a second beside ${size} payments`);
  process.stdout.write('\n');
  printMemory(product.apiPid(), 'at the end');
  await plans.print(client, Object.values(calls), headers);
});
