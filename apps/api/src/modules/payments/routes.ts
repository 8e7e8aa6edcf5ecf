import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { applyCode } from '#modules/payments/checkout/apply-code.ts';
import { createCode, endPromotionCode, listCodes } from '#modules/payments/codes/manage-codes.ts';
import { createPaymentIntent, openOrReopen } from '#modules/payments/checkout/create-payment-intent.ts';
import { linkPayment } from '#modules/payments/checkout/link-payment.ts';
import { paymentLink } from '#modules/payments/checkout/payment-link.ts';
import { setPlace } from '#modules/payments/checkout/set-place.ts';
import { paymentStatus } from '#modules/payments/checkout/payment-status.ts';

export const paymentRoutes = (services: Services) =>
  ({
    'GET /api/user/{uid}/payment-status': ({ params, caller }) => paymentStatus(services, caller, params.uid),
    'GET /api/payment-link': ({ caller, ip }) => paymentLink(services, caller, ip),
    'POST /api/create-payment-intent': ({ body, caller, ip }) =>
      createPaymentIntent(services, caller, ip, body),
    'POST /api/payment-place': async ({ body, caller }) => ({
      isKnown: await setPlace(services, caller, body),
    }),
    'POST /api/promotion-code': ({ body, caller, ip }) => applyCode(services, caller, ip, body.code),
    'DELETE /api/promotion-code': ({ caller, ip }) => openOrReopen(services, caller, ip, null),
    'GET /api/promotion-codes': async () => ({ codes: await listCodes(services.db) }),
    'POST /api/promotion-codes': async ({ body, caller }) => ({
      code: await createCode(services, { uid: caller.uid }, body),
    }),
    'POST /api/promotion-codes/{id}/end': async ({ params, body, caller }) => ({
      code: await endPromotionCode(services, { uid: caller.uid }, params.id, body.reason),
    }),
    'POST /api/update-payment-user-id': ({ body, caller }) => linkPayment(services, caller, body.email),
  }) satisfies Partial<Handlers>;
