import { createHash } from 'node:crypto';
import { brandOf, cvcLengthOf } from './card-brands.ts';
import type { DisputeOptions } from './disputes.ts';
import { passesLuhn } from './luhn.ts';

/** The cardholder's bank's response to a charge. */
type BankAnswer =
  | { kind: 'accepts'; dispute?: DisputeOptions; reportsFraud?: true }
  | { kind: 'declines'; code: string; declineCode: string; message: string };

/** A test card and the result of confirming a payment with it. */
export interface TestCard {
  number: string;
  brand: string;
  /** Whether the payer must authenticate before the charge. */
  requiresAuthentication: boolean;
  bank: BankAnswer;
}

const accepts: BankAnswer = { kind: 'accepts' };

const declines = (declineCode: string, message: string, code = 'card_declined'): BankAnswer => ({
  kind: 'declines',
  code,
  declineCode,
  message,
});

const card = (number: string, bank: BankAnswer, requiresAuthentication = false): TestCard => ({
  number,
  brand: brandOf(number),
  requiresAuthentication,
  bank,
});

/** Stripe's test cards and their documented behavior: https://docs.stripe.com/testing */
const testCards: readonly TestCard[] = [
  card('4242424242424242', accepts),
  card('4000056655665556', accepts),
  card('5555555555554444', accepts),
  card('2223003122003222', accepts),
  card('5200828282828210', accepts),
  card('378282246310005', accepts),
  card('6011111111111117', accepts),
  card('3056930009020004', accepts),
  card('3566002020360505', accepts),
  card('4000002760003184', accepts, true),
  card('4000002500003155', accepts, true),
  card('4000008400001629', declines('generic_decline', 'Your card was declined.'), true),
  card('4000000000000259', { kind: 'accepts', dispute: {} }),
  card('4000000000002685', { kind: 'accepts', dispute: { reason: 'product_not_received' } }),
  card('4000000000001976', { kind: 'accepts', dispute: { inquiry: true } }),
  card('4000000000005423', { kind: 'accepts', reportsFraud: true }),
  card('4000000000000002', declines('generic_decline', 'Your card was declined.')),
  card('4000000000009995', declines('insufficient_funds', 'Your card has insufficient funds.')),
  card('4000000000009987', declines('lost_card', 'Your card was declined.')),
  card('4000000000009979', declines('stolen_card', 'Your card was declined.')),
  card('4000000000000069', declines('expired_card', 'Your card has expired.', 'expired_card')),
  card(
    '4000000000000127',
    declines('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  ),
  card(
    '4000000000000119',
    declines(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  ),
];

/** A hash that stands for a card number. Card numbers are not stored. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256').update(number).digest('hex').slice(0, 16);

const byFingerprint = new Map(testCards.map((known) => [fingerprintOf(known.number), known]));

export const testCardOf = (fingerprint: string): TestCard | undefined => byFingerprint.get(fingerprint);

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
  if (!testCardOf(fingerprintOf(number))) {
    return {
      code: 'card_declined',
      declineCode: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
    };
  }
  return undefined;
}
