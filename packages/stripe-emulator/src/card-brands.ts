/** Whose card a number is, in Stripe's words, from its first digits. */
export type CardBrand = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unknown' | 'visa';

export function brandOf(number: string): CardBrand {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|4|5)/.test(number)) return 'discover';
  if (/^3[068]/.test(number)) return 'diners';
  if (number.startsWith('35')) return 'jcb';
  return 'unknown';
}

/** How many digits a number of the brand has. */
export function numberLengthOf(brand: CardBrand): number {
  if (brand === 'amex') return 15;
  return 16;
}

export const cvcLengthOf = (brand: CardBrand): number => (brand === 'amex' ? 4 : 3);
