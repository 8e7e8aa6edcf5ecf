import type { Db } from '#database/connection.ts';
import { isRegistered } from '#modules/users/account.ts';
import type { Decline, PaymentFact } from '#kernel/payment-facts.ts';
import type { OnCommit } from '#database/transact.ts';
import { countDeclines } from './card-declines.ts';
import { refreshEntitlement } from './entitlement.ts';
import { projectPayment, type Terms } from './project-payment.ts';
import { lock } from '#database/lock.ts';
import {
  adoptIntent,
  factsOfIntent,
  insertFacts,
  insertLinkPayment,
  paymentOfIntent,
  saveProjection,
  type Payment,
} from './queries.ts';

/** Why somebody should look at a payment. */
export type Alert =
  | 'amount_mismatch'
  | 'currency_mismatch'
  | 'uid_mismatch'
  | 'unknown_payment'
  /** Paid through the link by somebody we cannot name yet. */
  | 'unclaimed'
  /** Paid through a payment link that is not the product's. */
  | 'link_mismatch'
  /** One is returned. */
  | 'paid_twice';

interface Recorded {
  /** Whether the facts are about a payment of ours. */
  applied: boolean;
  alert: Alert | undefined;
}

interface Origin {
  /** The event that brought the facts; null for what was read at Stripe. */
  eventId: string | null;
  /** The product's payment link; one payment through any other buys something else. */
  paymentLinkId: string | undefined;
  declines: readonly Decline[];
}

/**
 * Adds facts about one intent to the ledger and brings payment and access up to date, all in the transaction given.
 * What was read and says nothing new is not recorded.
 */
export async function recordFacts(
  trx: Db,
  onCommit: OnCommit,
  intentId: string,
  facts: PaymentFact[],
  { eventId, paymentLinkId, declines }: Origin,
): Promise<Recorded> {
  // Facts of one payment are recorded one after the other, so that each projection sees all that came before.
  await lock(trx, 'intent', intentId);
  const payment = (await paymentOfIntent(trx, intentId)) ?? (await newPayment(trx, facts, paymentLinkId));
  const known = await factsOfIntent(trx, intentId);
  if (!payment) {
    await insertFacts(trx, facts, eventId);
    return { applied: false, alert: strangerAlert(facts) };
  }
  await countDeclines(trx, onCommit, payment, declines);
  const terms = termsOf(payment);
  const before = projectPayment(known, terms);
  const projection = projectPayment([...known, ...facts], terms);
  const isNews = JSON.stringify(before) !== JSON.stringify(projection);
  if (eventId !== null || isNews) await insertFacts(trx, facts, eventId);

  const named = payment.uid ?? (await namedUser(trx, payment));
  const moves = projection.entitles !== payment.entitles;
  if (!isNews && !moves && named === payment.uid && projection.status === payment.status) {
    return { applied: true, alert: eventId === null ? undefined : projection.mismatch };
  }
  if (named !== null) await lock(trx, 'user', named);
  const uid = await saveProjection(trx, payment.id, named, projection);
  const entitling =
    uid !== null && (moves || uid !== payment.uid) ? await refreshEntitlement(trx, onCommit, uid) : 0;
  return { applied: true, alert: projection.mismatch ?? alertOf(uid, projection.entitles, entitling) };
}

function alertOf(uid: string | null, entitles: boolean, entitling: number): Alert | undefined {
  if (!entitles) return undefined;
  if (uid === null) return 'unclaimed';
  return entitling > 1 ? 'paid_twice' : undefined;
}

/** The payment of an intent seen for the first time: an attempt that missed Stripe's answer, or the payment link. */
async function newPayment(
  trx: Db,
  facts: PaymentFact[],
  paymentLinkId: string | undefined,
): Promise<Payment | undefined> {
  for (const fact of facts) {
    if (fact.kind === 'session' && fact.linkId === paymentLinkId) return insertLinkPayment(trx, fact);
    if (fact.kind === 'intent' && fact.uid !== undefined && fact.idempotencyKey !== undefined) {
      return adoptIntent(trx, fact.intentId, { uid: fact.uid, idempotencyKey: fact.idempotencyKey });
    }
  }
  return undefined;
}

/** Why an operator should look at money that belongs to none of our payments. */
function strangerAlert(facts: PaymentFact[]): Alert | undefined {
  if (facts.some((fact) => fact.kind === 'session' && fact.isPaid)) return 'link_mismatch';
  // Names a user, though no attempt of ours opened it.
  const isUnknown = facts.some(
    (fact) => fact.kind === 'intent' && fact.status === 'succeeded' && fact.uid !== undefined,
  );
  return isUnknown ? 'unknown_payment' : undefined;
}

function termsOf(payment: Payment): Terms {
  return {
    amountCents: payment.amount_cents,
    currency: payment.currency,
    ...(payment.source === 'intent' &&
      payment.uid !== null && { metadataUid: payment.opened_by ?? payment.uid }),
  };
}

async function namedUser(trx: Db, { client_reference: reference }: Payment): Promise<string | null> {
  return reference !== null && (await isRegistered(trx, reference)) ? reference : null;
}
