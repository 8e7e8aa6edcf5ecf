/**
 * Formats an amount in US English, such as `$62.00`.
 *
 * @param amount - in the smallest currency unit, such as cents
 * @param currency - ISO 4217 code
 */
export function readableAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
