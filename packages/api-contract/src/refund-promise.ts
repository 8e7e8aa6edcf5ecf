/**
 * The operator's promise to give the money back, as every page and mail states it; empty without one.
 *
 * @param days - after the payment
 */
export const refundPromise = (days: number): string =>
  days > 0 ? `Money back for ${days} ${days === 1 ? 'day' : 'days'}.` : '';
