import Stripe from 'stripe';
import type { Config } from '#config/config.ts';
import { unavailable } from './stripe-errors.ts';
import type { StripeGateway } from './stripe-gateway.ts';
import {
  cancelIntent,
  longTimeout,
  openIntent,
  readIntent,
  receiptUrl,
  refundIntent,
  sendReceiptTo,
} from './stripe-intents.ts';
import { activeLink, expireSessions, recentSessions } from './stripe-links.ts';
import { noticesSince, undeliveredNotices, verifiedNotice } from './stripe-notices.ts';
import { listPayments } from './stripe-payments.ts';
import { calculateTax, linkTax } from './stripe-tax.ts';

/** Connects to Stripe, or in local mode to its emulator. */
export function stripeGateway(config: Config): StripeGateway {
  const { secretKey, webhookSecrets } = config.stripe;
  const emulator =
    config.mode === 'local' && config.stripeEmulatorUrl ? new URL(config.stripeEmulatorUrl) : undefined;
  const stripe = new Stripe(secretKey, {
    ...longTimeout,
    telemetry: false,
    ...(emulator && { protocol: 'http', host: emulator.hostname, port: Number(emulator.port) }),
  });
  const livemode = !/^..?_test_/.test(secretKey);

  return {
    livemode,
    disputeUrl: (id) =>
      `https://dashboard.stripe.com/${livemode ? '' : 'test/'}disputes/${encodeURIComponent(id)}`,
    openIntent: (intent, options) => openIntent(stripe, intent, options),
    readIntent: (id, options) => readIntent(stripe, id, options),
    receiptUrl: (id) => receiptUrl(stripe, id),
    sendReceiptTo: (id, email) => sendReceiptTo(stripe, id, email),
    calculateTax: (question) => calculateTax(stripe, question),
    linkTax: (id, calculationId) => linkTax(stripe, id, calculationId),
    cancelIntent: (id) => cancelIntent(stripe, id),
    refund: (id, refund) => refundIntent(stripe, id, refund),
    expireSessions: (linkId, uid) => expireSessions(stripe, linkId, uid),
    activeLink: (linkId) => activeLink(stripe, linkId),
    recentSessions: (linkId) => recentSessions(stripe, linkId),
    paymentsOfPeriod: async (period, linkIds) => {
      try {
        return await listPayments(stripe, period, linkIds);
      } catch (error) {
        throw unavailable(error);
      }
    },
    noticesSince: (since) => noticesSince(stripe, since),
    undeliveredNotices: () => undeliveredNotices(stripe),
    verifiedNotice: (rawBody, signature, now) =>
      verifiedNotice(stripe, { rawBody, signature, now }, { webhookSecrets, livemode }),
  };
}
