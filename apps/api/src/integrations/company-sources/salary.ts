interface Range {
  readonly min?: unknown;
  readonly max?: unknown;
  readonly currency?: unknown;
  /** The unit of time, such as `per-year-salary` or `YEAR`. */
  readonly interval?: unknown;
}

const units = ['hour', 'day', 'week', 'month', 'year'] as const;

/**
 * Formats a salary range, such as "$90,000 – $120,000 a year".
 *
 * @returns `null` without a currency code of three letters and at least one positive amount
 */
export function salaryRange({ min, max, currency, interval }: Range): string | null {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null;
  const amounts = [min, max].map(Number).filter((amount) => Number.isFinite(amount) && amount > 0);
  if (amounts.length === 0) return null;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  const unit = units.find((name) => String(interval).toLowerCase().includes(name));
  const range = [...new Set(amounts.map((amount) => format.format(amount)))].join(' – ');
  return unit ? `${range} ${unit === 'hour' ? 'an' : 'a'} ${unit}` : range;
}
