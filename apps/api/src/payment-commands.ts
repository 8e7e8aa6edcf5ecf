import type { PaymentTimelineEntry } from '@org/api-contract';
import { actor, type Command } from './command.ts';
import type { Services } from './integrations/services.ts';
import { claimPayment } from './modules/payments/operator/claim-payment.ts';
import { dismissAlerts } from './modules/payments/operator/dismiss-alerts.ts';
import { grantAccess } from './modules/payments/operator/grant-access.ts';
import { listPayments } from './modules/payments/operator/list-payments.ts';
import { reconcilePayments } from './modules/payments/operator/reconcile-payments.ts';
import { readPayment } from './modules/payments/operator/read-payment.ts';
import {
  refundPayment,
  restorePayment,
  revokePayment,
} from './modules/payments/operator/revoke-and-refund.ts';

/** The commands for payments. They do the same as `/admin/payments`, and are in the audit log as well. */
export const paymentCommands: readonly Command[] = [
  {
    name: 'payments',
    description: 'Lists payments, the latest first.',
    arguments: ['[search]'],
    run: list,
  },
  {
    name: 'payment',
    description: 'Shows a payment with its history.',
    arguments: ['<id>'],
    run: (services, id) => show(services, Number(id)),
  },
  {
    name: 'refund-payment',
    description: 'Refunds a payment in full, which ends its access.',
    arguments: ['<id>', '<reason>'],
    run: change(refundPayment),
  },
  {
    name: 'revoke-payment',
    description: 'Takes away the access from a payment without a refund.',
    arguments: ['<id>', '<reason>'],
    run: change(revokePayment),
  },
  {
    name: 'restore-payment',
    description: 'Gives back the access from a revoked payment.',
    arguments: ['<id>', '<reason>'],
    run: change(restorePayment),
  },
  {
    name: 'claim-payment',
    description: 'Assigns a payment without an account to an account.',
    arguments: ['<id>', '<email>', '<reason>'],
    run: claim,
  },
  {
    name: 'dismiss-alerts',
    description: 'Closes the open alerts of a payment.',
    arguments: ['<id>', '<reason>'],
    run: change(dismissAlerts),
  },
  {
    name: 'grant-access',
    description: 'Gives an account access without a payment.',
    arguments: ['<email>', '<reason>'],
    run: grant,
  },
  {
    name: 'reconcile-payments',
    description: 'Compares the payments of a period with Stripe. With a reason, it also repairs them.',
    arguments: ['<from>', '<to>', '[reason]'],
    run: reconcile,
  },
];

async function list(services: Services, search = ''): Promise<string> {
  const { payments, total } = await listPayments(services, { search });
  const lines = payments.map(
    ({ id, state, amountCents, receivedCents, currency, email, uid, createdAt, hasAlert }) =>
      [
        id,
        createdAt,
        state,
        money(receivedCents ?? amountCents, currency),
        email ?? uid ?? '-',
        hasAlert ? 'alert' : '',
      ]
        .join('  ')
        .trimEnd(),
  );
  if (total === 0) return 'No payment was found.';
  return [...lines, `${payments.length} of ${total}`].join('\n');
}

async function show(services: Services, id: number): Promise<string> {
  const payment = await readPayment(services, id);
  const account = payment.account
    ? `${payment.account.email ?? payment.account.uid}, ${payment.account.hasAccess ? 'has access' : 'has no access'}`
    : 'none';
  return [
    `Payment ${id} is ${payment.state}${payment.isRefundPending ? ', and a refund is under way' : ''}${payment.hasAlert ? '. An alert is open' : ''}.`,
    `  Stripe: ${payment.intentId ?? 'none'}, asked for ${money(payment.amountCents, payment.currency)}, received ${money(payment.receivedCents ?? 0, payment.currency)}, refunded ${money(payment.refundedCents, payment.currency)}`,
    `  Account: ${account}`,
    ...payment.warnings.map(({ fraudType, at }) => `  Reported as fraud: ${fraudType}, ${at}`),
    ...payment.disputes.map(
      ({ state, reason, dueAt, dashboardUrl }) =>
        `  Dispute: ${state}, ${reason}${dueAt === null ? '' : `, answer due by ${dueAt}`}, ${dashboardUrl}`,
    ),
    ...payment.timeline.map((entry) => `  ${lineOf(entry)}`),
  ].join('\n');
}

const lineOf = ({ at, kind, name, state, amountCents, currency, by, reason }: PaymentTimelineEntry): string =>
  [
    at,
    kind,
    name,
    state ?? '',
    amountCents === null ? '' : money(amountCents, currency ?? 'usd'),
    by === null ? '' : `by ${by}`,
    reason === null ? '' : `(${reason})`,
  ]
    .filter(Boolean)
    .join('  ');

/** A command that changes one payment and prints it. */
function change(rule: typeof refundPayment): Command['run'] {
  return async (services, id = '', reason = '') => {
    await rule(services, actor(), Number(id), reason);
    return show(services, Number(id));
  };
}

async function claim(services: Services, id = '', email = '', reason = ''): Promise<string> {
  await claimPayment(services, actor(), Number(id), { email, reason });
  return show(services, Number(id));
}

async function grant(services: Services, email = '', reason = ''): Promise<string> {
  return show(services, await grantAccess(services, actor(), { email, reason }));
}

/** Exit code 1 means that the ledger still differs from Stripe. */
async function reconcile(services: Services, from = '', to = '', reason?: string): Promise<string> {
  const report = await reconcilePayments(services, actor(), { from, to }, reason);
  const lines = [
    `${report.checked} payments were compared${report.isCutShort ? '; Stripe has more in this period' : ''}.`,
    `  Stripe: received ${money(report.atStripe.receivedCents, 'usd')}, refunded ${money(report.atStripe.refundedCents, 'usd')}`,
    `  Ledger: received ${money(report.inLedger.receivedCents, 'usd')}, refunded ${money(report.inLedger.refundedCents, 'usd')}`,
    ...report.differences.map(
      ({ intentId, kind, ledgerSays, stripeSays, isRepaired }) =>
        `  ${intentId}  ${kind}  ledger: ${ledgerSays ?? 'nothing'}  Stripe: ${stripeSays ?? 'nothing'}${isRepaired ? '  repaired' : ''}`,
    ),
  ];
  const said = lines.join('\n');
  if (report.differences.some(({ isRepaired }) => !isRepaired)) throw new Error(said);
  return said;
}

export const money = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
