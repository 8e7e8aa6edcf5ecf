import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { claimPayment } from './claim-payment.ts';
import { dismissAlerts } from './dismiss-alerts.ts';
import { grantAccess } from './grant-access.ts';
import { listPayments } from './list-payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { readPayment } from './read-payment.ts';
import { refundPayment, restorePayment, revokePayment } from './revoke-and-refund.ts';

/** The actions of admins on payments. Each change answers with the changed payment. */
export const operatorRoutes = (services: Services) =>
  ({
    'GET /api/admin/payments': ({ query }) => listPayments(services, query),
    'GET /api/admin/payments/{id}': ({ params }) => readPayment(services, params.id),
    'POST /api/admin/payments/{id}/refund': async ({ params: { id }, body, caller: { uid } }) => {
      await refundPayment(services, { uid }, id, body.reason);
      return readPayment(services, id);
    },
    'POST /api/admin/payments/{id}/revoke': async ({ params: { id }, body, caller: { uid } }) => {
      await revokePayment(services, { uid }, id, body.reason);
      return readPayment(services, id);
    },
    'POST /api/admin/payments/{id}/restore': async ({ params: { id }, body, caller: { uid } }) => {
      await restorePayment(services, { uid }, id, body.reason);
      return readPayment(services, id);
    },
    'POST /api/admin/payments/{id}/claim': async ({ params: { id }, body, caller: { uid } }) => {
      await claimPayment(services, { uid }, id, body);
      return readPayment(services, id);
    },
    'POST /api/admin/payments/{id}/dismiss': async ({ params: { id }, body, caller: { uid } }) => {
      await dismissAlerts(services, { uid }, id, body.reason);
      return readPayment(services, id);
    },
    'POST /api/admin/reconciliation': ({ body: { from, to, reason }, caller: { uid } }) =>
      reconcilePayments(services, { uid }, { from, to }, reason),
    'POST /api/admin/access': async ({ body, caller: { uid } }) =>
      readPayment(services, await grantAccess(services, { uid }, body)),
  }) satisfies Partial<Handlers>;
