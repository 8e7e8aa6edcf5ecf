import * as Type from 'typebox';
import { Day, PaymentId, Reason } from './admin-values.ts';
import type { EndpointSpec } from './endpoint.ts';
import { Cents, closed, named, nullable } from './schemas.ts';

const Totals = closed({ receivedCents: Cents, refundedCents: Cents });

const Reconciliation = named('Reconciliation', {
  /** The number of payments that were compared. */
  checked: Type.Integer({ minimum: 0 }),
  /** Whether Stripe has more payments in the period than were read. */
  isCutShort: Type.Boolean(),
  /** The totals of the payments that Stripe lists: by Stripe, and by the ledger. */
  atStripe: Totals,
  inLedger: Totals,
  differences: Type.Array(
    closed({
      intentId: Type.String(),
      paymentId: nullable(PaymentId),
      /** `missing`: not in the ledger. `unknown_at_stripe`: not at Stripe; such a difference is never repaired. */
      kind: Type.Enum(['missing', 'differs', 'unknown_at_stripe']),
      ledgerSays: nullable(Type.String()),
      stripeSays: nullable(Type.String()),
      isRepaired: Type.Boolean(),
    }),
  ),
});
export type Reconciliation = Type.Static<typeof Reconciliation>;

export const reconciliationEndpoints = {
  'POST /api/admin/reconciliation': {
    operationId: 'reconcilePayments',
    tag: 'payments',
    summary:
      'Compare Stripe’s payments in a period with the ledger; with a reason, also record the differences',
    access: 'admin',
    weight: 'long',
    body: closed({
      /** The first and the last day, in UTC; at most 92 days. */
      from: Day,
      to: Day,
      /** The reason for repairing the ledger. Without a reason nothing changes. */
      reason: Type.Optional(Reason),
    }),
    response: Reconciliation,
    limit: { max: 10, windowSeconds: 60, by: 'user' },
    example: {
      body: { from: '2026-11-01', to: '2026-11-30' },
      response: {
        checked: 212,
        isCutShort: false,
        atStripe: { receivedCents: 1_240_000, refundedCents: 6200 },
        inLedger: { receivedCents: 1_240_000, refundedCents: 0 },
        differences: [
          {
            intentId: 'pi_3PabcD',
            paymentId: 2048,
            kind: 'differs',
            ledgerSays: 'succeeded, gives access',
            stripeSays: 'succeeded, refunded 62.00, gives no access',
            isRepaired: false,
          },
        ],
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
