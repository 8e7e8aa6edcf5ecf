import type { Handlers } from '#http/contract-routes.ts';
import type { Services } from '#services/services.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { linkPayment } from './link-payment.ts';
import { paymentLink } from './payment-link.ts';
import { paymentStatus } from './payment-status.ts';

export const paymentRoutes = (services: Services) =>
  ({
    'GET /api/user/{uid}/payment-status': ({ params, caller }) => paymentStatus(services, caller, params.uid),
    'GET /api/payment-link': ({ caller, ip }) => paymentLink(services, caller, ip),
    'POST /api/create-payment-intent': ({ body, caller, ip }) =>
      createPaymentIntent(services, caller, ip, body),
    'POST /api/update-payment-user-id': ({ body, caller }) => linkPayment(services, caller, body.email),
  }) satisfies Partial<Handlers>;
