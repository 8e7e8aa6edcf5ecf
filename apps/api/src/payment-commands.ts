import { userInfo } from 'node:os';
import type { PaymentTimelineEntry } from '@org/api-contract';
import type { Actor } from './kernel/actor.ts';
import type { Services } from './integrations/services.ts';
import { assembleEvidence } from './modules/payments/disputes/assemble-evidence.ts';
import { submitEvidence } from './modules/payments/disputes/submit-evidence.ts';
import { claimPayment } from './modules/payments/operator/claim-payment.ts';
import { dismissAlerts } from './modules/payments/operator/dismiss-alerts.ts';
import { grantAccess } from './modules/payments/operator/grant-access.ts';
import { listPayments } from './modules/payments/operator/list-payments.ts';
import { reconcilePayments } from './modules/payments/operator/reconcile-payments.ts';
import { readPayment } from './modules/payments/operator/read-payment.ts';
import { refundPayment } from './modules/payments/operator/refund-payment.ts';
import { restorePayment, revokePayment } from './modules/payments/operator/revoke-payment.ts';

export interface Command {
  /** The arguments after its name, as the usage shows them. One in brackets may be left out. */
  readonly arguments: readonly string[];
  /** Returns a sentence with the new state, or throws an error with the reason. */
  run(services: Services, ...given: string[]): Promise<string>;
}

export const actor = (): Actor => ({ command: userInfo().username });

/** The commands for payments. They do the same as `/admin/payments`, and are in the audit log as well. */
export const paymentCommands: readonly (readonly [name: string, command: Command])[] = [
  ['payments', { arguments: ['[search]'], run: list }],
  ['payment', { arguments: ['<id>'], run: (services, id) => show(services, numberOf(id)) }],
  ['refund-payment', { arguments: ['<id>', '<reason>'], run: change(refundPayment) }],
  ['revoke-payment', { arguments: ['<id>', '<reason>'], run: change(revokePayment) }],
  ['restore-payment', { arguments: ['<id>', '<reason>'], run: change(restorePayment) }],
  ['claim-payment', { arguments: ['<id>', '<email>', '<reason>'], run: claim }],
  ['dismiss-alerts', { arguments: ['<id>', '<reason>'], run: change(dismissAlerts) }],
  ['grant-access', { arguments: ['<email>', '<reason>'], run: grant }],
  ['dispute-evidence', { arguments: ['<id>'], run: evidence }],
  ['submit-evidence', { arguments: ['<id>', '<reason>', '[statement]'], run: submit }],
  ['reconcile-payments', { arguments: ['<from>', '<to>', '[reason]'], run: reconcile }],
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

async function show({ db }: Services, id: number): Promise<string> {
  const payment = await readPayment(db, id);
  const account = payment.account
    ? `${payment.account.email ?? payment.account.uid}, ${payment.account.hasAccess ? 'has access' : 'has no access'}`
    : 'none';
  return [
    `Payment ${id} is ${payment.state}${payment.isRefundPending ? ', and a refund is under way' : ''}${payment.hasAlert ? '. An alert is open' : ''}.`,
    `  Stripe: ${payment.intentId ?? 'none'}, asked for ${money(payment.amountCents, payment.currency)}, received ${money(payment.receivedCents ?? 0, payment.currency)}, refunded ${money(payment.refundedCents, payment.currency)}`,
    `  Account: ${account}`,
    ...payment.warnings.map(({ fraudType, at }) => `  Reported as fraud: ${fraudType}, ${at}`),
    ...payment.disputes.map(
      ({ state, reason, dueAt, evidence: sent }) =>
        `  Dispute: ${state}, ${reason}, evidence ${sent}${dueAt === null ? '' : `, accepted until ${dueAt}`}`,
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

/** A command that changes one payment and shows it. */
function change(rule: typeof refundPayment): Command['run'] {
  return async (services, id = '', reason = '') => {
    await rule(services, actor(), numberOf(id), reason);
    return show(services, numberOf(id));
  };
}

async function claim(services: Services, id = '', email = '', reason = ''): Promise<string> {
  await claimPayment(services, actor(), numberOf(id), { email, reason });
  return show(services, numberOf(id));
}

async function grant(services: Services, email = '', reason = ''): Promise<string> {
  return show(services, await grantAccess(services, actor(), { email, reason }));
}

/** The evidence for a disputed payment, as it would be submitted. */
async function evidence(services: Services, id = ''): Promise<string> {
  const assembled = await assembleEvidence(services, numberOf(id));
  return Object.entries(assembled.evidence)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}:\n${text}`)
    .join('\n\n');
}

/** Submits the assembled evidence, which cannot be changed afterwards. */
async function submit(services: Services, id = '', reason = '', statement = ''): Promise<string> {
  const assembled = await assembleEvidence(services, numberOf(id));
  await submitEvidence(services, actor(), numberOf(id), {
    disputeId: assembled.disputeId,
    evidence: { ...assembled.evidence, statement },
    reason,
  });
  return show(services, numberOf(id));
}

/** JavaScript reads the 31st of February as a day of March. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);

/** Exit code 1 means that the ledger still differs from Stripe. */
async function reconcile(services: Services, from = '', to = '', reason?: string): Promise<string> {
  for (const given of [from, to])
    if (!isDay(given)) throw new Error(`${given} is not a day such as 2026-11-20.`);
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

const maxId = 2_147_483_647;

function numberOf(id = ''): number {
  if (!/^[1-9]\d*$/.test(id) || Number(id) > maxId) throw new Error(`${id} is not the number of a payment.`);
  return Number(id);
}

export const money = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
