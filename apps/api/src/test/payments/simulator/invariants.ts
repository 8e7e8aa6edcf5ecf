import type Stripe from 'stripe';
import type { Payer } from '#test/payments/payer.ts';
import type { Shop } from '#test/payments/shop.ts';

/** The invariants of a payer after every event has arrived and every task is done. */
export interface Verdict {
  /** Whether the payer must have access, by Stripe and by the audit log, without the ledger. */
  mustHaveAccess: boolean;
  hasAccess: boolean | undefined;
  /** The payer's payments for access that were not refunded. More than one is a fault. */
  keptPayments: number;
  /** Payments reported as fraud that could have been refunded, but were not. */
  keptDespiteWarning: number;
}

/** All intents at Stripe. */
export interface Intents {
  /** Intents by the user who opened them, in the form or through the payment link. */
  ofUser: ReadonlyMap<string, Stripe.PaymentIntent[]>;
  byId: ReadonlyMap<string, Stripe.PaymentIntent>;
}

export async function intentsAtStripe(shop: Shop): Promise<Intents> {
  const sessions = await shop.stripe.checkout.sessions
    .list({ payment_link: shop.link.id, limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const userOfLink = new Map(
    sessions.map(({ client_reference_id: reference, payment_intent: intent }) => [intent, reference]),
  );
  const all = await shop.stripe.paymentIntents
    .list({ limit: 100, expand: ['data.latest_charge'] })
    .autoPagingToArray({ limit: 10_000 });
  return {
    ofUser: Map.groupBy(all, ({ id, metadata }) => metadata.uid ?? userOfLink.get(id) ?? ''),
    byId: new Map(all.map((intent) => [intent.id, intent])),
  };
}

/** Computes the expected state from Stripe and the audit log, and reads the product's state. */
export async function verdictOn(shop: Shop, { uid }: Payer, intents: Intents): Promise<Verdict> {
  const own = intents.ofUser.get(uid) ?? [];
  const paid = await Promise.all(own.map((intent) => stateAtStripe(shop, intent)));
  const decisions = await decisionsAbout(shop, uid);
  const open = paid.filter(({ isGift, isKept, id }) => !isGift && isKept && !decisions.revoked.has(id));
  const gifts = await Promise.all(
    decisions.redeemed.flatMap((id) => {
      const intent = intents.byId.get(id);
      return intent && !decisions.revoked.has(id) ? [stateAtStripe(shop, intent)] : [];
    }),
  );
  return {
    mustHaveAccess: open.length > 0 || decisions.isGiven || gifts.some(({ isKept }) => isKept),
    hasAccess: await shop.hasAccess(uid),
    // A refund that failed at the bank raises an alert, so it is not a fault: an admin decides.
    keptPayments: open.filter(({ hasFailedRefund }) => !hasFailedRefund).length,
    keptDespiteWarning: paid.filter(
      ({ isKept, isWarned, isDisputed, hasFailedRefund }) =>
        isKept && isWarned && !isDisputed && !hasFailedRefund,
    ).length,
  };
}

async function stateAtStripe({ stripe }: Shop, intent: Stripe.PaymentIntent) {
  const about = { payment_intent: intent.id, limit: 100 };
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isGift = intent.description?.includes('gift') ?? false;
  if (intent.status !== 'succeeded' || !charge) {
    return {
      id: intent.id,
      isGift,
      isKept: false,
      isWarned: false,
      isDisputed: false,
      hasFailedRefund: false,
    };
  }
  const [disputes, refunds, warnings] = await Promise.all([
    stripe.disputes.list(about),
    stripe.refunds.list(about),
    stripe.radar.earlyFraudWarnings.list(about),
  ]);
  const isTaken = disputes.data.some(({ status }) =>
    ['needs_response', 'under_review', 'lost'].includes(status),
  );
  return {
    id: intent.id,
    isGift,
    isKept: charge.amount_refunded < charge.amount && !isTaken,
    isWarned: warnings.data.length > 0,
    isDisputed: disputes.data.some(({ status }) => !status.startsWith('warning_')),
    hasFailedRefund: refunds.data.some(({ status }) => status === 'failed'),
  };
}

/** Admins' decisions from the audit log, free codes, and the gifts that the user redeemed. */
async function decisionsAbout(
  shop: Shop,
  uid: string,
): Promise<{ revoked: Set<string>; isGiven: boolean; redeemed: string[] }> {
  const rows = await shop.db
    .selectFrom('payments')
    .select(['id', 'intentId', 'source', 'redeemedBy'])
    .where(({ eb, or }) => or([eb('uid', '=', uid), eb('redeemedBy', '=', uid)]))
    .execute();
  const last = await shop.db
    .selectFrom('auditLog')
    .select(['about', 'action'])
    .where('about', 'in', rows.map(({ id }) => `payment ${id}`).concat(''))
    .where('action', 'in', ['revoke_access', 'restore_access'])
    .orderBy('id')
    .execute();
  const actions = new Map(last.map(({ about, action }) => [about, action]));
  const isRevoked = ({ id }: { id: number }): boolean => actions.get(`payment ${id}`) === 'revoke_access';
  return {
    revoked: new Set(rows.flatMap((row) => (isRevoked(row) && row.intentId !== null ? row.intentId : []))),
    isGiven: rows.some((row) => (row.source === 'grant' || row.source === 'code') && !isRevoked(row)),
    redeemed: rows.flatMap(({ redeemedBy, intentId }) => (redeemedBy === uid ? (intentId ?? []) : [])),
  };
}
