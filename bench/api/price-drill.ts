/**
 * Changes the price from $62 to $79 while people pay, by replacing two API processes behind a balancer one by one, and checks that each
 * who paid has access, and was charged what the page had shown.
 *
 * Some open an intent, a page of the payment link or a promotion code before the change and pay after it, also while webhooks are lost.
 * `DRILL_SECONDS` is the time before and after the change, 10 by default.
 */
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@org/local-services/launcher/settings.ts';
import { CallFailed, type ProductSession } from '@org/local-services/seed/product-session.ts';
import { confirm, hasPaid } from '@org/local-services/seed/seed.ts';
import { createPaymentLink } from '@org/local-services/stripe/stripe.ts';
import { stripeControl } from '@org/stripe-emulator/control.ts';
import pg from 'pg';
import { startApiFromSource } from './api-process.ts';
import { print } from './callers.ts';
import { newEmail, signUp, type Shop } from './payer.ts';
import { withProcesses } from './processes-behind-balancer.ts';

const seconds = Number(process.env.DRILL_SECONDS ?? 10);
const prices = { former: 62, later: 79 };
const payersAtOnce = 3;
const slowPayersOfEachKind = 10;
const pauseMs = 200;
const maxAccessMs = 60_000;
const otherPrice = `--import=${import.meta.resolve('@org/local-services/other-price.ts')}`;

interface Payer {
  session: ProductSession;
  email: string;
  /** The amount that the page shows when the payer presses the button. */
  shownCents: number;
}

/** The counts of the drill. */
const counts = { paidByForm: 0, paidByLink: 0, askedAgain: 0, triedAgain: 0, withoutLink: 0 };
const paid: Payer[] = [];
const failures: string[] = [];

/** The price that an open page shows. It depends on the release of the process that sent the page. */
let pagePrice = prices.former;

/** Asks for the payment form as the page does: accepts a new price, and presses "Try again". */
async function openForm(
  session: ProductSession,
  email: string,
): Promise<{ secret: string; dueCents: number }> {
  let amount = pagePrice;
  for (;;) {
    try {
      const body = { amount, email, userId: session.uid };
      const { clientSecret, dueCents } = await session.call('POST', '/api/create-payment-intent', body);
      return { secret: String(clientSecret), dueCents: Number(dueCents) };
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status === 409 && error.message.includes('The price has changed')) {
        counts.askedAgain += 1;
        amount = Number(/\$(\d+)/.exec(error.message)?.[1]);
      } else if (error.status === 400 || error.status === 503) {
        // A page of the new release has reached a process of the previous release.
        counts.triedAgain += 1;
        await wait(pauseMs);
      } else throw error;
    }
  }
}

async function payByForm(shop: Shop): Promise<void> {
  const email = newEmail();
  const session = await signUp(shop, email);
  const { secret, dueCents } = await openForm(session, email);
  await confirm(secret, shop.stripeOrigin);
  counts.paidByForm += 1;
  paid.push({ session, email, shownCents: dueCents });
}

/** @returns the URL of the hosted page; `undefined` while none is given */
async function linkFor(session: ProductSession): Promise<URL | undefined> {
  try {
    return new URL(String((await session.call('GET', '/api/payment-link')).paymentLink));
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 503) throw error;
    counts.withoutLink += 1;
    return undefined;
  }
}

async function payOnPage(url: URL, email: string): Promise<void> {
  const form = new URLSearchParams({
    client_reference_id: url.searchParams.get('client_reference_id') ?? '',
    email,
    number: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
  });
  const answer = await fetch(url.origin + url.pathname, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(await answer.text());
  counts.paidByLink += 1;
}

/** The price that the hosted page of a link shows. */
async function shownOn(url: URL): Promise<number> {
  const page = await (await fetch(url)).text();
  return Number(/\$(\d+)\.00/.exec(page)?.[1]) * 100;
}

async function payByLink(shop: Shop): Promise<void> {
  const email = newEmail();
  const session = await signUp(shop, email);
  const url = await linkFor(session);
  if (!url) return payByForm(shop);
  const shownCents = await shownOn(url);
  await payOnPage(url, email);
  paid.push({ session, email, shownCents });
  return undefined;
}

/** Signs up and pays again and again until `isOver`, each fourth through the link. */
async function keepPaying(shop: Shop, isOver: () => boolean): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    try {
      await (turn % 4 === 0 ? payByLink(shop) : payByForm(shop));
    } catch (error) {
      failures.push(String(error));
    }
  }
}

type Prepared = () => Promise<void>;

/** People who have opened a form or a page before the change, and pay when the result is called. */
async function slowPayers(shop: Shop): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (let index = 0; index < slowPayersOfEachKind; index += 1) {
    const [byForm, byLink] = [newEmail(), newEmail()];
    const atForm = await signUp(shop, byForm);
    const { secret, dueCents } = await openForm(atForm, byForm);
    prepared.push(async () => {
      await confirm(secret, shop.stripeOrigin);
      counts.paidByForm += 1;
      paid.push({ session: atForm, email: byForm, shownCents: dueCents });
    });
    const atLink = await signUp(shop, byLink);
    const url = await linkFor(atLink);
    if (!url) throw new Error('No link is given before the change.');
    prepared.push(async () => {
      const shownCents = await shownOn(url);
      await payOnPage(url, byLink);
      paid.push({ session: atLink, email: byLink, shownCents });
    });
  }
  return prepared;
}

async function untilAllInside(): Promise<Payer[]> {
  const startedAt = performance.now();
  let outside = paid;
  while (outside.length > 0 && performance.now() - startedAt < maxAccessMs) {
    const stillOutside: Payer[] = [];
    for (const payer of outside) if (!(await hasPaid(payer.session))) stillOutside.push(payer);
    outside = stillOutside;
    if (outside.length > 0) await wait(pauseMs);
  }
  return outside;
}

/** The number of payers whose charge differs from the shown price, and the alerts that admins see. */
async function wrongsIn(databaseUrl: string): Promise<{ wrong: number; alerts: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const charged = await client.query<{ uid: string; cents: number }>(
      `select payments.uid, (fact ->> 'amountCents')::int as cents
       from payments join payment_facts on payment_facts.intent_id = payments.intent_id
       where fact ->> 'status' = 'succeeded' or (fact ->> 'isPaid')::boolean`,
    );
    const { rows } = await client.query<{ alert: string }>(
      `select alert from stripe_events where alert is not null union all select alert from payment_alerts`,
    );
    const shown = new Map(paid.map(({ session, shownCents }) => [session.uid, shownCents]));
    const wrong = new Set(charged.rows.flatMap(({ uid, cents }) => (shown.get(uid) === cents ? [] : uid)));
    return { wrong: wrong.size, alerts: rows.map(({ alert }) => alert) };
  } finally {
    await client.end();
  }
}

/** Runs the command that compares the payments of today with Stripe. @returns what it prints */
async function reconcile(env: Record<string, string>): Promise<string> {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const cli = path.join(root, 'apps/api/src/cli.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@org/source', otherPrice, cli, 'reconcile-payments', today, today],
    { env: { ...process.env, ...env } },
  );
  return stdout.trim();
}

/** The waiting payers pay, half of them while no webhook arrives. */
async function payAtLast(slow: readonly Prepared[], stripeOrigin: string): Promise<void> {
  const control = stripeControl(stripeOrigin);
  await control.deliveryFaults({ drop: true });
  for (const pay of slow.slice(0, slow.length / 2)) await pay();
  await control.deliveryFaults();
  for (const pay of slow.slice(slow.length / 2)) await pay();
}

await withProcesses('price_drill', async ({ processes, shop, databaseUrl, env }) => {
  const formerLink = await createPaymentLink(shop.stripeOrigin, prices.former * 100);
  // As docs/operations.md requires, the previous release knows the new link before the price changes.
  const laterLink = await createPaymentLink(shop.stripeOrigin, prices.later * 100);
  const formerEnv = { ...env, DRAIN_SECONDS: '3', STRIPE_PAYMENT_LINK_ID: `${formerLink},${laterLink}` };
  const laterEnv = {
    ...formerEnv,
    STRIPE_PAYMENT_LINK_ID: `${laterLink},${formerLink}`,
    OTHER_PRICE_CENTS: String(prices.later * 100),
  };
  await processes.startTwo(() => startApiFromSource(root, formerEnv, []));
  let isOver = false;
  const paying = Array.from({ length: payersAtOnce }, () => keepPaying(shop, () => isOver));
  const slow = await slowPayers(shop);
  await wait(seconds * 1_000);

  const startedAt = performance.now();
  for (const former of processes.running)
    await processes.replace(
      former,
      () => startApiFromSource(root, laterEnv, [otherPrice]),
      // The first pages of the new release are loaded while a process of the former one still answers.
      () => (pagePrice = prices.later),
    );
  print(`both processes were replaced in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  await payAtLast(slow, shop.stripeOrigin);
  // Pages of the former release are still open.
  pagePrice = prices.former;
  await wait(seconds * 500);
  pagePrice = prices.later;
  await wait(seconds * 500);
  isOver = true;
  await Promise.all(paying);

  const outside = await untilAllInside();
  const { wrong, alerts } = await wrongsIn(databaseUrl);
  const reconciled = await reconcile(laterEnv);
  for (const problem of new Set([...failures, ...alerts])) print(problem);
  print(
    `${paid.length} paid (${counts.paidByForm} by the form, ${counts.paidByLink} through the link), ${outside.length} of them outside`,
  );
  print(
    `${paid.filter(({ shownCents }) => shownCents === prices.former * 100).length} of them at $${prices.former}; charged another amount than shown = ${wrong}; alerts = ${alerts.length}`,
  );
  print(
    `${counts.askedAgain} were asked again with the new price, ${counts.triedAgain} tries met the other release, ${counts.withoutLink} got no link; failed = ${failures.length}`,
  );
  print(reconciled);
  if (outside.length > 0 || wrong > 0 || failures.length > 0 || alerts.length > 0)
    throw new Error('The drill failed.');
});
