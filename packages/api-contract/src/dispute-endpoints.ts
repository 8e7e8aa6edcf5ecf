import * as Type from 'typebox';
import { examplePayment, PaymentDetails } from './admin-payments.ts';
import { PaymentId, Reason } from './admin-values.ts';
import { DisputedEvidence, DisputeEvidence } from './disputes.ts';
import type { EndpointSpec } from './endpoint.ts';
import { closed } from './schemas.ts';

const params = closed({ id: PaymentId });

const exampleEvidence = {
  product: 'Lifetime access to Zodiac Atlas, a digital service.',
  customerEmail: 'ada@example.com',
  serviceDate: 'November 20, 2026',
  receipt: 'Payment pi_3PabcD: 62.00 USD, paid at 2026-11-20 09:00 UTC.',
  accessLog: '2026-11-20 08:57 UTC  The account of the payer was registered',
  refundPolicy: 'Before the payment the checkout says: “Money back for 30 days.”',
  statement: 'The payer has used the service on three days.',
};

export const disputeEndpoints = {
  'GET /api/admin/payments/{id}/evidence': {
    operationId: 'assembleDisputeEvidence',
    tag: 'payments',
    summary: 'What is known of a disputed payment, as evidence for the bank',
    access: 'admin',
    params,
    response: DisputedEvidence,
    errors: ['conflict'],
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: { params: { id: 2048 }, response: { disputeId: 'dp_1PabcD', evidence: exampleEvidence } },
  },
  'POST /api/admin/payments/{id}/evidence': {
    operationId: 'submitDisputeEvidence',
    tag: 'payments',
    summary:
      'Submit evidence for a disputed payment to the bank, once; idempotent, the first evidence counts',
    access: 'admin',
    params,
    body: closed({
      disputeId: Type.String({ minLength: 1, maxLength: 255 }),
      evidence: DisputeEvidence,
      reason: Reason,
    }),
    response: PaymentDetails,
    errors: ['conflict'],
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: {
      params: { id: 2048 },
      body: { disputeId: 'dp_1PabcD', evidence: exampleEvidence, reason: 'The payer has used the service' },
      response: examplePayment,
    },
  },
} as const satisfies Record<string, EndpointSpec>;
