import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { createPaymentIntent } from '#modules/payments/checkout/create-payment-intent.ts';
import { linkPayment } from '#modules/payments/checkout/link-payment.ts';
import { paymentLink } from '#modules/payments/checkout/payment-link.ts';
import { paymentStatus } from '#modules/payments/checkout/payment-status.ts';

export const paymentRoutes = (services: Services) =>
  ({
    'GET /api/user/{uid}/payment-status': ({ params, caller }) => paymentStatus(services, caller, params.uid),
    'GET /api/payment-link': ({ caller, ip }) => paymentLink(services, caller, ip),
    'POST /api/create-payment-intent': ({ body, caller, ip }) =>
      createPaymentIntent(services, caller, ip, body),
    'POST /api/update-payment-user-id': ({ body, caller }) => linkPayment(services, caller, body.email),
  }) satisfies Partial<Handlers>;
