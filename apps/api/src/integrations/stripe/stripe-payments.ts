import type Stripe from 'stripe';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { chargeFact, disputeFact, intentFact, refundFact, sessionFact } from './stripe-facts.ts';

/** A payment of the product as Stripe's lists report it now. */
export interface ListedIntent {
  intentId: string;
  facts: PaymentFact[];
  /** The received and refunded amounts of the charge, in cents. 0 until it is paid. */
  receivedCents: number;
  refundedCents: number;
}

export interface ListedPeriod {
  payments: ListedIntent[];
  /** There are more payments than were read. */
  isCutShort: boolean;
}

const maxIntents = 5_000;

/**
 * Lists the payments of the product that Stripe opened in a period: those with its metadata, and those of its payment links.
 *
 * @param links - ids of the product's payment links
 */
export async function listPayments(
  stripe: Stripe,
  { from, until }: { from: Date; until: Date },
  links: readonly string[],
): Promise<ListedPeriod> {
  const atSeconds = Math.floor(Date.now() / 1000);
  const created = { gte: seconds(from), lt: seconds(until) };
  const sessions: Stripe.Checkout.Session[] = [];
  for (const link of links) sessions.push(...(await sessionsOf(stripe, link, created)));
  const sessionFacts = new Map(
    sessions
      .map((session) => sessionFact(session, atSeconds))
      .flatMap((fact) => (fact ? [[fact.intentId, fact] as const] : [])),
  );
  const intents = await stripe.paymentIntents
    .list({ created, limit: 100, expand: ['data.latest_charge'] })
    .autoPagingToArray({ limit: maxIntents });
  const payments: ListedIntent[] = [];
  for (const intent of intents) {
    const session = sessionFacts.get(intent.id);
    const isOurs = intent.metadata.uid !== undefined && intent.metadata.idempotency_key !== undefined;
    if (isOurs || session) payments.push(await listed(stripe, intent, session, atSeconds));
  }
  return { payments, isCutShort: intents.length === maxIntents };
}

async function listed(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  session: PaymentFact | undefined,
  atSeconds: number,
): Promise<ListedIntent> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const about = { payment_intent: intent.id, limit: 100 };
  const isPaid = intent.status === 'succeeded';
  // The total of the charge no longer includes a failed refund.
  const refunds = isPaid ? (await stripe.refunds.list(about)).data : [];
  const disputes = charge?.disputed ? (await stripe.disputes.list(about)).data : [];
  const facts = [
    intentFact(intent, atSeconds),
    session,
    charge && chargeFact(charge, atSeconds),
    ...refunds.map((refund) => refundFact(refund, atSeconds)),
    ...disputes.map((dispute) => disputeFact(dispute, atSeconds)),
  ];
  return {
    intentId: intent.id,
    facts: facts.filter((fact) => fact !== null && fact !== undefined),
    receivedCents: isPaid ? intent.amount_received : 0,
    refundedCents: charge?.amount_refunded ?? 0,
  };
}

/** A session is opened up to a day before its payment. */
const maxSessionSeconds = 86_400;

const sessionsOf = (stripe: Stripe, link: string, { gte, lt }: { gte: number; lt: number }) =>
  stripe.checkout.sessions
    .list({
      payment_link: link,
      status: 'complete',
      created: { gte: gte - maxSessionSeconds, lt },
      limit: 100,
    })
    .autoPagingToArray({ limit: maxIntents });

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
