import { refundPromise } from '@org/api-contract/values';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { DisputeEvidence } from '#kernel/dispute-evidence.ts';
import type { Services } from '#integrations/services.ts';
import { keptTimesOf } from '#modules/kept/kept-of-account.ts';
import { savedPeopleTimesOf } from '#modules/people/people-of-account.ts';
import { activityOf } from '#modules/users/user-of-account.ts';
import { answerable, disputesOf } from './disputes-of.ts';
import { disputedPayment, type DisputedPayment } from './disputed-payment.ts';

/** The latest lines of the log are kept. */
const maxLogLines = 150;

/**
 * Assembles what is known of a disputed payment and of the account that made it: times and devices, never what a user has
 * saved or written.
 *
 * @throws ApiError `not_found`, or `conflict` when no dispute of the payment awaits evidence
 */
export async function assembleEvidence(
  services: Services,
  id: number,
): Promise<{ disputeId: string; evidence: DisputeEvidence }> {
  const payment = await disputedPayment(services.db, id);
  const dispute = answerable((await disputesOf(services.db, payment.intentId)).disputes);
  if (!dispute) throw new ApiError('conflict', { detail: 'No dispute of this payment awaits evidence.' });
  return {
    disputeId: dispute.id,
    evidence: {
      product: productOf(services, payment),
      customerEmail: payment.email ?? '',
      serviceDate: payment.paidAt ? dayOf(payment.paidAt) : '',
      receipt: await receiptOf(services, payment),
      accessLog: await accessLogOf(services, payment),
      refundPolicy: refundPolicyOf(services),
      statement: '',
    },
  };
}

const productOf = ({ config }: Services, { isGift }: DisputedPayment): string =>
  [
    `Lifetime access to Zodiac Atlas, ${config.publicOrigin}: a personal reading, and a database of companies, car brands and US states by the sign of the Chinese zodiac.`,
    'It is a digital service. It is paid once, and there are no recurring charges.',
    isGift
      ? 'It was bought as a gift: the payer gets a code, with which any account opens the access.'
      : 'The access is open to the account of the payer as soon as the payment has arrived.',
  ].join(' ');

async function receiptOf({ stripe, events }: Services, payment: DisputedPayment): Promise<string> {
  const { intentId, amountCents, currency, paidAt, email } = payment;
  const lines = [
    `Payment ${intentId}: ${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}${paidAt ? `, paid at ${timeOf(paidAt)}` : ''}.`,
    ...(email === null ? [] : [`The receipt went to ${email}.`]),
  ];
  try {
    const url = await stripe.receiptUrl(intentId);
    return [...lines, ...(url === undefined ? [] : [`Receipt: ${url}`])].join('\n');
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    events.record('stripe_unavailable', { about: intentId });
    return lines.join('\n');
  }
}

interface Line {
  at: Date;
  says: string;
  /** The order within a minute: a session is opened just before its user is registered, and Stripe's clock is another. */
  rank: number;
}

const ranks = { registration: 0, firstSignIn: 1, other: 2 } as const;

/** What is stored of the account and of its use, oldest first. IP addresses are not stored. */
async function accessLogOf(
  { db }: Services,
  { uid, isGift, paidAt, redeemedAt }: DisputedPayment,
): Promise<string> {
  const at = (says: string, times: readonly Date[], rank: number = ranks.other): Line[] =>
    times.map((time) => ({ at: time, says, rank }));
  const lines: Line[] = [
    ...(paidAt ? at('The payment arrived', [paidAt]) : []),
    ...(redeemedAt ? at('The code of the gift was redeemed by an account', [redeemedAt]) : []),
  ];
  if (uid !== null) {
    const { registeredAt, sessions, devices, accessChanges } = await activityOf(db, uid);
    lines.push(
      ...(registeredAt
        ? at('The account of the payer was registered', [registeredAt], ranks.registration)
        : []),
      ...devices.flatMap(({ device, firstSeenAt }) =>
        at(`First sign-in with ${device}`, [firstSeenAt], ranks.firstSignIn),
      ),
      ...sessions
        .filter(
          ({ device, signedInAt }) =>
            !devices.some((known) => known.device === device && isSameMinute(known.firstSeenAt, signedInAt)),
        )
        .flatMap(({ device, signedInAt }) => at(`Sign-in with ${device}`, [signedInAt])),
      ...(isGift
        ? []
        : accessChanges.flatMap(({ hasAccess, changedAt }) =>
            at(`The paid content was ${hasAccess ? 'opened' : 'closed'} to the account`, [changedAt]),
          )),
      ...at('The user saved a person, for the personal reading', await savedPeopleTimesOf(db, uid)),
      ...at('The user saved an entry of the paid database', await keptTimesOf(db, uid)),
    );
  }
  return lines
    .toSorted((a, b) =>
      isSameMinute(a.at, b.at) && a.rank !== b.rank ? a.rank - b.rank : a.at.getTime() - b.at.getTime(),
    )
    .slice(-maxLogLines)
    .map((line) => `${timeOf(line.at)}  ${line.says}`)
    .join('\n');
}

function refundPolicyOf({ config: { publicOrigin, refundDays } }: Services): string {
  const page = `The refund policy is ${publicOrigin}${shopPaths.refunds}. It is linked at the foot of every page and in the mail with the receipt.`;
  const promise = refundPromise(refundDays);
  return promise === '' ? page : `Before the payment the checkout says: “${promise}” ${page}`;
}

const timeOf = (date: Date): string =>
  `${date.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ')} UTC`;

const isSameMinute = (a: Date, b: Date): boolean => timeOf(a) === timeOf(b);

const dayOf = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
