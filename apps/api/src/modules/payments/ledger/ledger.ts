import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import { isRegistered } from '#modules/users/account.ts';
import { isDeletedAccount } from '#modules/users/deleted-account.ts';
import type { Decline, PaymentFact } from '#kernel/payment-facts.ts';
import type { OnCommit } from '#database/transact.ts';
import { countDeclines } from './card-declines.ts';
import { refreshEntitlementOfLocked, settleJob } from './entitlement.ts';
import { awaitsEvidence, projectPayment, type Projection, type Terms } from './project-payment.ts';
import { lock } from '#database/lock.ts';
import { addDeletedRefund, addFraudRefund } from './task-queries.ts';
import {
  adoptIntent,
  insertFacts,
  insertLinkPayment,
  lockPayerOf,
  saveProjection,
  type Payment,
} from './queries.ts';

/** The job that sends the mails of gifts. */
export const giftsJob = 'deliver-gifts';

/** Why an operator must check a payment. */
export type Alert =
  | 'amount_mismatch'
  | 'currency_mismatch'
  | 'uid_mismatch'
  | 'unknown_payment'
  /** Paid through the link, but not yet assigned to a user. */
  | 'unclaimed'
  /** Paid through a payment link that is not the product's. */
  | 'link_mismatch'
  /** The user has paid more than once. All but one payment are refunded. */
  | 'paid_twice'
  /** Paid after the user had deleted the account. The payment is refunded. */
  | 'account_deleted'
  /** A refund failed after it was made, so the payer has not received the money. */
  | 'refund_failed'
  /** The payer disputes the payment, or the bank asks about it. Evidence is accepted until a deadline. */
  | 'disputed'
  /** The bank reports the payment as fraud, and the configuration leaves the decision to an admin. */
  | 'fraud_warning';

interface RecordResult {
  /** Whether the facts concern a payment of the product. */
  applied: boolean;
  alert: Alert | undefined;
}

interface Origin {
  /** The id of the webhook event; null for facts that were read from Stripe's API. */
  eventId: string | null;
  /** The product's payment link. A payment through another link is for another product. */
  paymentLinkId: string | undefined;
  /**
   * What follows from a warning of fraud.
   *
   * @defaultValue `'ask'`
   */
  fraudWarnings?: Config['stripe']['fraudWarnings'];
  declines: readonly Decline[];
}

/**
 * Adds facts about one intent to the ledger and updates the projection of its payment and the user's entitlement, in the
 * given transaction. Facts from the API that do not change the projection are not stored.
 *
 * @param trx - a transaction; it takes the locks of the intent and of the user
 * @returns whether the facts concern a payment of the product, and why an operator must check it
 */
export async function recordFacts(
  trx: Db,
  onCommit: OnCommit,
  intentId: string,
  reported: PaymentFact[],
  origin: Origin,
): Promise<RecordResult> {
  // Serialises the facts of one payment, so that each projection includes all earlier facts.
  await lock(trx, 'intent', intentId);
  return recordFactsOfLocked(trx, onCommit, intentId, reported, origin);
}

/** {@link recordFacts} in a transaction that has the lock of the intent. */
export async function recordFactsOfLocked(
  trx: Db,
  onCommit: OnCommit,
  intentId: string,
  reported: PaymentFact[],
  { eventId, paymentLinkId, fraudWarnings = 'ask', declines }: Origin,
): Promise<RecordResult> {
  const { payment: stored, facts: known } = await lockPayerOf(trx, intentId);
  const facts = await withoutNameOfDeleted(trx, reported, stored);
  const payment = stored ?? (await newPayment(trx, facts, paymentLinkId));
  if (!payment) {
    if (eventId === null && !changesUnknownPayment(known, facts)) return { applied: false, alert: undefined };
    await insertFacts(trx, facts, eventId);
    const alert = unknownPaymentAlert(facts);
    return { applied: false, alert: alert === unknownPaymentAlert(known) ? undefined : alert };
  }
  await countDeclines(trx, onCommit, payment, declines);
  const { projection, isChanged, isRefunded, alert } = changeBy(payment, known, facts, fraudWarnings);
  const newFacts = eventId !== null || isChanged ? facts : [];

  const owner = payment.uid ?? (await referencedUser(trx, payment));
  const entitlesChanged = projection.entitles !== payment.entitles;
  if (!isChanged && !entitlesChanged && owner === payment.uid && projection.status === payment.status) {
    await insertFacts(trx, newFacts, eventId);
    return { applied: true, alert: eventId === null ? undefined : alert };
  }
  // The giver of a gift is not locked: no access of theirs changes, and two gifts in opposite directions would deadlock.
  const isGift = payment.purpose === 'gift';
  const beneficiary = isGift ? (projection.redeemed?.by ?? null) : owner;
  const isLocked = stored !== undefined && !isGift && beneficiary === stored.uid;
  if (beneficiary !== null && !isLocked) await lock(trx, 'user', beneficiary);
  const save = { paymentId: payment.id, owner, projection, facts: newFacts, eventId };
  const { uid, isDeleted } = await saveProjection(trx, save);
  // A won dispute restores a payment from before the deletion, which is not refunded.
  if (uid !== null && isDeleted && projection.entitles && payment.status !== 'succeeded') {
    await addDeletedRefund(trx, uid, intentId);
    onCommit.wake(settleJob);
    return { applied: true, alert: 'account_deleted' };
  }
  if (isRefunded && (await addFraudRefund(trx, uid ?? '', intentId))) onCommit.wake(settleJob);
  if (isGift) {
    if (beneficiary !== null) await refreshEntitlementOfLocked(trx, onCommit, beneficiary);
    if (entitlesChanged) onCommit.wake(giftsJob);
    return { applied: true, alert };
  }
  const entitlement =
    uid !== null && (entitlesChanged || uid !== payment.uid)
      ? await refreshEntitlementOfLocked(trx, onCommit, uid)
      : undefined;
  const paidTwice = entitlement?.paidTwice ?? false;
  return { applied: true, alert: alert ?? alertOf(uid, projection.entitles, paidTwice) };
}

interface Change {
  projection: Projection;
  isChanged: boolean;
  /** Whether the money is given back because of a warning of fraud. */
  isRefunded: boolean;
  alert: Alert | undefined;
}

/** What facts change of a payment whose other facts are known. */
export function changeBy(
  payment: Payment,
  known: PaymentFact[],
  facts: PaymentFact[],
  fraudWarnings: Config['stripe']['fraudWarnings'],
): Change {
  const terms = termsOf(payment);
  const before = projectPayment(known, terms);
  const projection = projectPayment([...known, ...facts], terms);
  const isRefunded = fraudWarnings === 'refund' && isRefundedForFraud(payment, projection);
  return {
    projection,
    isChanged: JSON.stringify(before) !== JSON.stringify(projection),
    isRefunded,
    alert:
      newMismatch(before, projection) ??
      newlyFailedRefund(known, facts) ??
      newReport(before, projection, isRefunded),
  };
}

/** Each further event of a payment that does not match is no news: an admin may have closed the alert. */
const newMismatch = (before: Projection, now: Projection): Alert | undefined =>
  now.mismatch === before.mismatch ? undefined : now.mismatch;

/** Stripe reports a failed refund by several events. Only the first one is an alert. */
function newlyFailedRefund(known: PaymentFact[], facts: PaymentFact[]): Alert | undefined {
  const failedIn = (list: PaymentFact[]): string[] =>
    list.flatMap((fact) => (fact.kind === 'refund' && fact.hasFailed ? fact.refundId : []));
  const isNew = failedIn(facts).some((id) => !failedIn(known).includes(id));
  return isNew ? 'refund_failed' : undefined;
}

/**
 * Whether the configured policy gives the money back. After a dispute it does not: the bank has decided, or will, about the
 * same suspicion.
 */
const isRefundedForFraud = (
  { source, amountCents }: Payment,
  { status, warnings, dispute, refundedCents }: Projection,
): boolean =>
  (source === 'intent' || source === 'link') &&
  status === 'succeeded' &&
  warnings.length > 0 &&
  dispute === 'none' &&
  refundedCents < amountCents;

/** A dispute or a warning of fraud that was not known before, and asks an operator to act. */
function newReport(before: Projection, now: Projection, isRefunded: boolean): Alert | undefined {
  const known = new Set(before.disputes.map(({ disputeId }) => disputeId));
  if (now.disputes.some((dispute) => awaitsEvidence(dispute) && !known.has(dispute.disputeId)))
    return 'disputed';
  // The warning may arrive before the payment does.
  const isWarned = now.warnings.length > (before.status === 'succeeded' ? before.warnings.length : 0);
  return isWarned && !isRefunded && now.entitles ? 'fraud_warning' : undefined;
}

export function alertOf(uid: string | null, entitles: boolean, paidTwice: boolean): Alert | undefined {
  if (!entitles) return undefined;
  if (uid === null) return 'unclaimed';
  return paidTwice ? 'paid_twice' : undefined;
}

/**
 * Finds or inserts the payment of an intent that is not stored yet: an attempt whose process died before it stored the
 * intent, or a payment through the payment link.
 */
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

/** A payment that is not stored has no terms. */
const noTerms: Terms = { amountCents: 0, currency: '' };

const changesUnknownPayment = (known: PaymentFact[], facts: PaymentFact[]): boolean =>
  JSON.stringify(projectPayment(known, noTerms)) !==
  JSON.stringify(projectPayment([...known, ...facts], noTerms));

/** Why an operator must check a payment that is not stored. */
function unknownPaymentAlert(facts: PaymentFact[]): Alert | undefined {
  if (facts.some((fact) => fact.kind === 'session' && fact.isPaid)) return 'link_mismatch';
  // The metadata name a user, but no stored attempt has this intent.
  const isUnknown = facts.some(
    (fact) => fact.kind === 'intent' && fact.status === 'succeeded' && fact.uid !== undefined,
  );
  return isUnknown ? 'unknown_payment' : undefined;
}

/** What a payment must have been paid with. */
export function termsOf(payment: Payment): Terms {
  return {
    amountCents: payment.amountCents,
    currency: payment.currency,
    ...(payment.source === 'intent' &&
      payment.uid !== null && { metadataUid: payment.openedBy ?? payment.uid }),
  };
}

/** The user of the payment link. A deleted account keeps its payments, so that no other account claims them. */
async function referencedUser(trx: Db, { clientReference: reference }: Payment): Promise<string | null> {
  if (reference === null) return null;
  const isKnown = (await isRegistered(trx, reference)) || (await isDeletedAccount(trx, reference));
  return isKnown ? reference : null;
}

/** Leaves the e-mail out of the facts of a payer who has deleted the account. */
async function withoutNameOfDeleted(
  trx: Db,
  facts: PaymentFact[],
  payment: Payment | undefined,
): Promise<PaymentFact[]> {
  const sessions = facts.filter((fact) => fact.kind === 'session');
  if (sessions.length === 0) return facts;
  const payers = [payment?.uid, payment?.clientReference, ...sessions.map(({ reference }) => reference)];
  for (const uid of new Set(payers)) {
    if (!uid || !(await isDeletedAccount(trx, uid))) continue;
    return facts.map((fact) => {
      if (fact.kind !== 'session') return fact;
      const { email: _email, ...rest } = fact;
      return rest;
    });
  }
  return facts;
}
