import type Stripe from 'stripe';
import type { SessionFact } from '#kernel/payment-facts.ts';
import { isInvalidRequest, orUndefined, unavailable } from './stripe-errors.ts';
import { answeredAt, sessionFact } from './stripe-facts.ts';
import type { ActiveLink } from './stripe-gateway.ts';

const maxSessions = 100;
const maxOpenSessions = 1_000;

export const activeLink = (stripe: Stripe, linkId: string): Promise<ActiveLink | undefined> =>
  orUndefined(async () => {
    const link = await stripe.paymentLinks.retrieve(linkId, { expand: ['line_items'] });
    const items = link.line_items?.data ?? [];
    const amountCents = items.reduce((total, item) => total + item.amount_total, 0);
    return link.active ? { url: link.url, amountCents, currency: link.currency } : undefined;
  });

export async function recentSessions(stripe: Stripe, linkId: string): Promise<SessionFact[]> {
  const found = await orUndefined(async () => {
    const page = await stripe.checkout.sessions.list({
      payment_link: linkId,
      status: 'complete',
      limit: maxSessions,
    });
    const atSeconds = answeredAt(page);
    return page.data
      .filter((session) => session.payment_link === linkId)
      .map((session) => sessionFact(session, atSeconds));
  });
  return (found ?? []).filter((fact) => fact !== undefined);
}

export async function expireSessions(stripe: Stripe, linkId: string, uid: string): Promise<void> {
  try {
    const open = await stripe.checkout.sessions
      .list({ payment_link: linkId, status: 'open', limit: 100 })
      .autoPagingToArray({ limit: maxOpenSessions });
    for (const { id, client_reference_id: reference } of open) {
      if (reference === uid) await expireSession(stripe, id);
    }
  } catch (error) {
    throw unavailable(error);
  }
}

async function expireSession(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    // The session has been paid or has expired.
    if (!isInvalidRequest(error)) throw error;
  }
}
