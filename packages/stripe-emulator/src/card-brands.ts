/** A card brand, as Stripe names it. */
export type CardBrand = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unknown' | 'visa';

/** Returns the brand for the leading digits of a card number, complete or not. */
export function brandOf(number: string): CardBrand {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|4|5)/.test(number)) return 'discover';
  if (/^3[068]/.test(number)) return 'diners';
  if (number.startsWith('35')) return 'jcb';
  return 'unknown';
}

/** Returns the number of digits in a card number of the brand. */
export function numberLengthOf(brand: CardBrand): number {
  if (brand === 'amex') return 15;
  return 16;
}

export const cvcLengthOf = (brand: CardBrand): number => (brand === 'amex' ? 4 : 3);
