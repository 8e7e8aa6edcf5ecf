import type Stripe from 'stripe';
import type { Payer } from '#test/payments/payer.ts';
import type { Shop } from '#test/payments/shop.ts';

/** What must hold of a payer when every event has arrived and every task is done. */
export interface Verdict {
  /** Whether the payer must have access, by Stripe and by the audit log, without the ledger. */
  mustHaveAccess: boolean;
  hasAccess: boolean | undefined;
  /** Payments that the payer has made and not got back. More than one is a fault. */
  keptPayments: number;
}

/** All intents at Stripe by their user: those of the form, and those of the payment link. */
export async function intentsByUser(shop: Shop): Promise<ReadonlyMap<string, Stripe.PaymentIntent[]>> {
  const sessions = await shop.stripe.checkout.sessions
    .list({ payment_link: shop.link.id, limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const userOfLink = new Map(
    sessions.map(({ client_reference_id: reference, payment_intent: intent }) => [intent, reference]),
  );
  const all = await shop.stripe.paymentIntents
    .list({ limit: 100, expand: ['data.latest_charge'] })
    .autoPagingToArray({ limit: 10_000 });
  return Map.groupBy(all, ({ id, metadata }) => metadata.uid ?? userOfLink.get(id) ?? '');
}

/** Computes from Stripe and from the audit log what must hold, beside what the product says. */
export async function verdictOn(
  shop: Shop,
  { uid }: Payer,
  intents: readonly Stripe.PaymentIntent[],
): Promise<Verdict> {
  const kept: { id: string; hasFailedRefund: boolean }[] = [];
  for (const intent of intents) {
    if (!(await isKept(shop, intent))) continue;
    const { data: refunds } = await shop.stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
    kept.push({ id: intent.id, hasFailedRefund: refunds.some(({ status }) => status === 'failed') });
  }
  const taken = await takenAway(shop, uid);
  const open = kept.filter(({ id }) => !taken.revoked.has(id));
  return {
    mustHaveAccess: open.length > 0 || taken.isGranted,
    hasAccess: await shop.hasAccess(uid),
    // A refund that failed at the bank raises an alert, and an admin decides.
    keptPayments: open.filter(({ hasFailedRefund }) => !hasFailedRefund).length,
  };
}

async function isKept(shop: Shop, intent: Stripe.PaymentIntent): Promise<boolean> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (intent.status !== 'succeeded' || !charge) return false;
  if (charge.amount_refunded >= charge.amount) return false;
  const { data: disputes } = await shop.stripe.disputes.list({ payment_intent: intent.id, limit: 100 });
  return !disputes.some(({ status }) => status === 'needs_response' || status === 'lost');
}

/** What admins have decided, by the audit log. */
async function takenAway(shop: Shop, uid: string): Promise<{ revoked: Set<string>; isGranted: boolean }> {
  const rows = await shop.db
    .selectFrom('payments')
    .select(['id', 'intentId', 'source'])
    .where('uid', '=', uid)
    .execute();
  const revoked = new Set<string>();
  let isGranted = false;
  for (const { id, intentId, source } of rows) {
    const last = await shop.db
      .selectFrom('auditLog')
      .select('action')
      .where('about', '=', `payment ${id}`)
      .where('action', 'in', ['revoke_access', 'restore_access'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isRevoked = last?.action === 'revoke_access';
    if (isRevoked && intentId !== null) revoked.add(intentId);
    if (source === 'grant' && !isRevoked) isGranted = true;
  }
  return { revoked, isGranted };
}
