import { cvcLengthOf, numberLengthOf, type CardBrand } from '../card-brands.ts';
import { passesLuhn } from '../luhn.ts';

export type FieldName = 'number' | 'expiry' | 'cvc';

/** One input of the card form, with its formatting and validation. */
export interface CardField {
  name: FieldName;
  label: string;
  autocomplete: AutoFill;
  placeholder: string;
  /** @param deleting - whether the last input deleted text: a trailing separator must not be added again */
  format(typed: string, brand: CardBrand, deleting: boolean): string;
  /** @returns the error message for the payer, or `undefined` if the text is valid */
  problem(text: string, brand: CardBrand, now: Date): string | undefined;
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Parses `MM / YY` into a month and a four-digit year. */
export function expiryOf(text: string): { month: number; year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2_000 + Number(digits.slice(2, 4)) };
}

function formatNumber(typed: string, brand: CardBrand): string {
  const digits = digitsOf(typed).slice(0, numberLengthOf(brand));
  const groups =
    brand === 'amex' ? /^(\d{4})(\d{1,6})?(\d{1,5})?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?$/;
  const match = groups.exec(digits);
  return match ? match.slice(1).filter(Boolean).join(' ') : digits;
}

function formatExpiry(typed: string, _brand: CardBrand, deleting: boolean): string {
  const all = digitsOf(typed);
  // Autofill may enter 12/2034. A first digit of 2 to 9 can only be a month below 10.
  const short = all.length === 6 ? all.slice(0, 2) + all.slice(4) : all;
  const digits = (/^[2-9]/.test(short) ? `0${short}` : short).slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export const cardFields: readonly CardField[] = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    format: formatNumber,
    problem(text, brand) {
      const digits = digitsOf(text);
      if (digits.length < numberLengthOf(brand)) return 'Your card number is incomplete.';
      return passesLuhn(digits) ? undefined : 'Your card number is invalid.';
    },
  },
  {
    name: 'expiry',
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    format: formatExpiry,
    problem(text, _brand, now) {
      if (digitsOf(text).length < 4) return "Your card's expiration date is incomplete.";
      const { month, year } = expiryOf(text);
      if (month < 1 || month > 12) return "Your card's expiration date is invalid.";
      if (year < now.getFullYear()) return "Your card's expiration year is in the past.";
      const isPast = year === now.getFullYear() && month <= now.getMonth();
      return isPast ? "Your card's expiration date is in the past." : undefined;
    },
  },
  {
    name: 'cvc',
    label: 'Security code',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    format: (typed, brand) => digitsOf(typed).slice(0, brand === 'unknown' ? 4 : cvcLengthOf(brand)),
    problem: (text, brand) =>
      text.length < cvcLengthOf(brand) ? "Your card's security code is incomplete." : undefined,
  },
];
