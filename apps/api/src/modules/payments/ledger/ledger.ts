import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import { isRegistered } from '#modules/users/account.ts';
import { isDeletedAccount } from '#modules/users/deleted-account.ts';
import type { Decline, PaymentFact } from '#kernel/payment-facts.ts';
import type { OnCommit } from '#database/transact.ts';
import { countDeclines } from './card-declines.ts';
import { refreshEntitlement, settleJob } from './entitlement.ts';
import { awaitsEvidence, projectPayment, type Projection, type Terms } from './project-payment.ts';
import { lock } from '#database/exclusively.ts';
import { addTask } from './task-queries.ts';
import {
  adoptIntent,
  insertFacts,
  insertLinkPayment,
  lockPayerOf,
  hasPaidTwice,
  saveProjection,
  type Payment,
} from './queries.ts';

/** The job that sends the mails of gifts. */
export const giftsJob = 'deliver-gifts';

/** The reasons why an operator must check a payment. */
export type Alert =
  | 'amount_mismatch'
  | 'currency_mismatch'
  | 'uid_mismatch'
  | 'unknown_payment'
  /** Paid through the link, but not assigned to a user yet. */
  | 'unclaimed'
  /** Paid through a payment link that is not the product's. */
  | 'link_mismatch'
  /** The user has paid more than once. All but one payment are refunded. */
  | 'paid_twice'
  /** Paid after the user deleted the account. The payment is refunded. */
  | 'account_deleted'
  /** A refund failed after Stripe had made it, so the payer has not received the money. */
  | 'refund_failed'
  /** The payer disputes the payment, or the bank asks about it. The bank accepts evidence until a deadline. */
  | 'disputed'
  /** The bank reports the payment as fraud, and the configuration leaves the decision to an admin. */
  | 'fraud_warning';

interface RecordResult {
  /** Whether the facts concern a payment of the product. */
  applied: boolean;
  /** The alerts that were not raised before. */
  alerts: readonly Alert[];
}

/** The origin of facts of Stripe. The facts of the product itself, such as a redemption, have none. */
interface Origin {
  /** The id of the webhook event; null for facts that were read from Stripe's API. */
  eventId?: string | null;
  /**
   * The product's payment links, and the reaction to a warning of fraud. A payment through another link is for another
   * product.
   */
  settings?: Pick<Config['stripe'], 'paymentLinkIds' | 'fraudWarnings'>;
  declines?: readonly Decline[] | undefined;
}

/**
 * Adds facts about one intent to the ledger and updates the projection of its payment and the user's entitlement, in
 * the given transaction. Facts from the API that do not change the projection are not stored.
 *
 * @param trx - a transaction; it takes the locks of the intent and of the user
 * @returns whether the facts concern a payment of the product, and the alerts. The alerts of a payment do not depend
 * on the order of its facts
 */
export async function recordFacts(
  trx: Db,
  onCommit: OnCommit,
  intentId: string,
  reported: PaymentFact[],
  { eventId = null, settings = { paymentLinkIds: [], fraudWarnings: 'ask' }, declines = [] }: Origin = {},
): Promise<RecordResult> {
  // Serializes the facts of one payment, so that each projection includes all earlier facts.
  await lock(trx, 'intent', intentId);
  const { payment: stored, facts: known } = await lockPayerOf(trx, intentId);
  const facts = await withoutNameOfDeleted(trx, reported, stored);
  const payment = stored ?? (await newPayment(trx, facts, settings.paymentLinkIds));
  if (!payment) {
    if (eventId === null && !changesUnknownPayment(known, facts)) return { applied: false, alerts: [] };
    await insertFacts(trx, facts, eventId);
    const raised = alertsOfUnknown(known);
    const alerts = alertsOfUnknown([...known, ...facts]).filter((alert) => !raised.includes(alert));
    return { applied: false, alerts };
  }
  await countDeclines(trx, onCommit, payment, declines);
  // Facts that arrived before the payment was stored have raised no alert yet, so all of them count as new.
  const { projection, isChanged, isRefunded, alerts } = stored
    ? changeBy(payment, known, facts, settings.fraudWarnings)
    : changeBy(payment, [], [...known, ...facts], settings.fraudWarnings);
  const newFacts = eventId !== null || isChanged ? facts : [];

  const owner = payment.uid ?? (await referencedUser(trx, payment));
  const entitlesChanged = projection.entitles !== payment.entitles;
  if (!isChanged && !entitlesChanged && owner === payment.uid && projection.status === payment.status) {
    await insertFacts(trx, newFacts, eventId);
    return { applied: true, alerts: eventId === null ? [] : alerts };
  }
  // The giver of a gift is not locked, because the giver's access does not change, and two gifts in opposite
  // directions would deadlock.
  const isGift = payment.purpose === 'gift';
  const beneficiary = isGift ? (projection.redeemed?.by ?? null) : owner;
  const isLocked = stored !== undefined && !isGift && beneficiary === stored.uid;
  if (beneficiary !== null && !isLocked) await lock(trx, 'user', beneficiary);
  const save = { paymentId: payment.id, owner, projection, facts: newFacts, eventId };
  const { uid } = await saveProjection(trx, save);
  // An unclaimed payment may be claimed until it is saved. If PostgreSQL ends a deadlock here, Stripe repeats the event.
  if (uid !== null && uid !== owner) await lock(trx, 'user', uid);
  const isNewlyPaid = projection.status === 'succeeded' && payment.status !== 'succeeded';
  if (uid !== null && isNewlyPaid && (await isDeletedAccount(trx, uid))) {
    // The bank decides about the money of a disputed payment. The refund waits for its decision.
    if (projection.entitles || projection.dispute === 'open') {
      await addTask(trx, { kind: 'refund_deleted', subject: intentId, uid, reason: 'deleted' });
      onCommit.wake(settleJob);
    }
    return { applied: true, alerts: [...alerts, 'account_deleted'] };
  }
  if (isRefunded) {
    const task = { kind: 'refund_warned', subject: intentId, uid: uid ?? '', reason: 'fraud' } as const;
    if (await addTask(trx, task)) onCommit.wake(settleJob);
  }
  if (isGift) {
    if (beneficiary !== null) await refreshEntitlement(trx, onCommit, beneficiary);
    if (entitlesChanged) onCommit.wake(giftsJob);
    return { applied: true, alerts };
  }
  if (uid === null) return { applied: true, alerts: isNewlyPaid ? [...alerts, 'unclaimed'] : alerts };
  const isNewOfUser = isNewlyPaid || (projection.status === 'succeeded' && uid !== payment.uid);
  const isPaidTwice = isNewOfUser && (await hasPaidTwice(trx, payment.id));
  if (entitlesChanged || uid !== payment.uid) await refreshEntitlement(trx, onCommit, uid);
  return { applied: true, alerts: isPaidTwice ? [...alerts, 'paid_twice'] : alerts };
}

interface Change {
  projection: Projection;
  isChanged: boolean;
  /** Whether the payment is refunded because of a warning of fraud. */
  isRefunded: boolean;
  alerts: Alert[];
}

/** Computes how new facts change a payment whose other facts are known. */
function changeBy(
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
    alerts: [
      // Further events of a mismatched payment raise no alert, because an admin may have closed it.
      ...projection.mismatches.filter((mismatch) => !before.mismatches.includes(mismatch)),
      ...newlyFailedRefund(known, facts),
      ...newDispute(before, projection),
      ...(fraudWarnings === 'ask' ? newWarning(before, projection) : []),
    ],
  };
}

/** Stripe sends several events about one failed refund. Only the first raises an alert. */
function newlyFailedRefund(known: PaymentFact[], facts: PaymentFact[]): Alert[] {
  const failedIn = (list: PaymentFact[]): string[] =>
    list.flatMap((fact) => (fact.kind === 'refund' && fact.hasFailed ? fact.refundId : []));
  const isNew = failedIn(facts).some((id) => !failedIn(known).includes(id));
  return isNew ? ['refund_failed'] : [];
}

/**
 * Whether the configured policy refunds a payment with a warning of fraud. False after a dispute, because the bank
 * then decides about the same suspicion.
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

/** A new dispute that an operator must handle. */
function newDispute(before: Projection, now: Projection): Alert[] {
  const known = new Set(before.disputes.map(({ disputeId }) => disputeId));
  const isNew = now.disputes.some((dispute) => awaitsEvidence(dispute) && !known.has(dispute.disputeId));
  return isNew ? ['disputed'] : [];
}

/** A new warning of fraud about a payment. The warning or the payment may arrive first. */
function newWarning(before: Projection, now: Projection): Alert[] {
  const raised = before.status === 'succeeded' ? before.warnings.length : 0;
  return now.status === 'succeeded' && now.warnings.length > raised ? ['fraud_warning'] : [];
}

/**
 * Finds or inserts the payment of an intent that is not stored yet: an attempt whose process died before it stored the
 * intent, or a payment through the payment link.
 */
async function newPayment(
  trx: Db,
  facts: PaymentFact[],
  paymentLinkIds: readonly string[],
): Promise<Payment | undefined> {
  for (const fact of facts) {
    if (fact.kind === 'session' && fact.linkId !== undefined && paymentLinkIds.includes(fact.linkId))
      return insertLinkPayment(trx, fact);
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

/** The alerts about a payment that is not stored. */
function alertsOfUnknown(facts: PaymentFact[]): Alert[] {
  const isOfOtherLink = facts.some((fact) => fact.kind === 'session' && fact.isPaid);
  // The metadata name a user, but no stored attempt has this intent.
  const isUnknown = facts.some(
    (fact) => fact.kind === 'intent' && fact.status === 'succeeded' && fact.uid !== undefined,
  );
  return [
    ...(isOfOtherLink ? ['link_mismatch' as const] : []),
    ...(isUnknown ? ['unknown_payment' as const] : []),
  ];
}

/** The terms that a payment must match. */
export function termsOf(payment: Payment): Terms {
  return {
    amountCents: payment.amountCents,
    currency: payment.currency,
    ...(payment.source === 'intent' &&
      payment.uid !== null && { metadataUid: payment.openedBy ?? payment.uid }),
  };
}

/**
 * The user in the reference of a payment link. A deleted account keeps its payments, so that no other account claims
 * them.
 */
async function referencedUser(trx: Db, { clientReference: reference }: Payment): Promise<string | null> {
  if (reference === null) return null;
  const isKnown = (await isRegistered(trx, reference)) || (await isDeletedAccount(trx, reference));
  return isKnown ? reference : null;
}

/** Removes the email from facts about a payer who has deleted the account. */
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
