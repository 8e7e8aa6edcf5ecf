import { createHash } from 'node:crypto';
import { brandOf, cvcLengthOf } from './card-brands.ts';
import { passesLuhn } from './luhn.ts';

/** The cardholder's bank's response to a charge. */
export type BankAnswer =
  | { kind: 'accepts'; later?: 'disputed' | 'not received' | 'inquiry' | 'warning'; cvcCheck?: 'fail' }
  | { kind: 'declines'; code: string; declineCode: string; message: string };

/** A test card and the result of confirming a payment with it. */
export interface TestCard {
  number: string;
  brand: string;
  /** Whether the payer must authenticate before the charge. */
  requiresAuthentication: boolean;
  bank: BankAnswer;
  /** The payment method id that servers use instead of the number, such as `pm_card_visa`. */
  token?: string;
}

const accepts: BankAnswer = { kind: 'accepts' };

const declines = (declineCode: string, message: string, code = 'card_declined'): BankAnswer => ({
  kind: 'declines',
  code,
  declineCode,
  message,
});

const card = (
  number: string,
  bank: BankAnswer,
  token?: string,
  requiresAuthentication = false,
): TestCard => ({
  number,
  brand: brandOf(number),
  requiresAuthentication,
  bank,
  ...(token && { token: `pm_card_${token}` }),
});

/** Stripe's test cards and their documented behavior: https://docs.stripe.com/testing */
const testCards: readonly TestCard[] = [
  card('4242424242424242', accepts, 'visa'),
  card('4000056655665556', accepts, 'visa_debit'),
  card('5555555555554444', accepts, 'mastercard'),
  card('2223003122003222', accepts),
  card('5200828282828210', accepts, 'mastercard_debit'),
  card('378282246310005', accepts, 'amex'),
  card('6011111111111117', accepts, 'discover'),
  card('3056930009020004', accepts, 'diners'),
  card('3566002020360505', accepts, 'jcb'),
  card('4000002760003184', accepts, 'authenticationRequired', true),
  card('4000002500003155', accepts, 'authenticationRequiredOnSetup', true),
  card('4000008400001629', declines('generic_decline', 'Your card was declined.'), undefined, true),
  card('4000000000000101', { kind: 'accepts', cvcCheck: 'fail' }, 'cvcCheckFail'),
  card('4000000000000259', { kind: 'accepts', later: 'disputed' }, 'createDispute'),
  card('4000000000002685', { kind: 'accepts', later: 'not received' }, 'createDisputeProductNotReceived'),
  card('4000000000001976', { kind: 'accepts', later: 'inquiry' }, 'createDisputeInquiry'),
  card('4000000000005423', { kind: 'accepts', later: 'warning' }, 'createIssuerFraudRecord'),
  card('4000000000000002', declines('generic_decline', 'Your card was declined.'), 'chargeDeclined'),
  card(
    '4000000000009995',
    declines('insufficient_funds', 'Your card has insufficient funds.'),
    'chargeDeclinedInsufficientFunds',
  ),
  card('4000000000009987', declines('lost_card', 'Your card was declined.'), 'chargeDeclinedLostCard'),
  card('4000000000009979', declines('stolen_card', 'Your card was declined.'), 'chargeDeclinedStolenCard'),
  card(
    '4000000000000069',
    declines('expired_card', 'Your card has expired.', 'expired_card'),
    'chargeDeclinedExpiredCard',
  ),
  card(
    '4000000000000127',
    declines('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
    'chargeDeclinedIncorrectCvc',
  ),
  card(
    '4000000000000119',
    declines(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
    'chargeDeclinedProcessingError',
  ),
];

/** A hash that stands for a card number. Card numbers are not stored. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256').update(number).digest('hex').slice(0, 16);

const byNumber = new Map(testCards.map((known) => [known.number, known]));
const byFingerprint = new Map(testCards.map((known) => [fingerprintOf(known.number), known]));
const byToken = new Map(testCards.flatMap((known) => (known.token ? [[known.token, known] as const] : [])));

export const testCardOf = (fingerprint: string): TestCard | undefined => byFingerprint.get(fingerprint);
export const testCardNamed = (token: string): TestCard | undefined => byToken.get(token);

export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string | undefined;
}

/** A card error found before a charge is attempted. */
interface CardProblem {
  code: string;
  param?: string;
  message: string;
  declineCode?: string;
}

/** Validates card details. @returns the first problem, or `undefined` if the card may be charged */
export function cardProblem(
  { number, expMonth, expYear, cvc }: CardDetails,
  now: Date,
): CardProblem | undefined {
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return { code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' };
  }
  const thisYear = now.getUTCFullYear();
  if (!(expYear >= thisYear && expYear <= thisYear + 50)) {
    return {
      code: 'invalid_expiry_year',
      param: 'exp_year',
      message: "Your card's expiration year is invalid.",
    };
  }
  const isPast = expYear === thisYear && expMonth <= now.getUTCMonth();
  if (!(expMonth >= 1 && expMonth <= 12) || isPast) {
    return {
      code: 'invalid_expiry_month',
      param: 'exp_month',
      message: "Your card's expiration month is invalid.",
    };
  }
  if (cvc !== undefined && !(/^\d+$/.test(cvc) && cvc.length === cvcLengthOf(brandOf(number)))) {
    return { code: 'invalid_cvc', param: 'cvc', message: "Your card's security code is invalid." };
  }
  if (!byNumber.has(number)) {
    return {
      code: 'card_declined',
      declineCode: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
    };
  }
  return undefined;
}
