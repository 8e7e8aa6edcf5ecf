export const firstTableYear = 1583;
export const lastTableYear = 2200;

/**
 * Years since the first of the calendar.
 *
 * @throws RangeError that names the range when the year is outside it
 */
export function tableYear(year: number): number {
  if (!Number.isInteger(year) || year < firstTableYear || year > lastTableYear) {
    throw new RangeError(`The year is an integer of ${firstTableYear} to ${lastTableYear}, not ${year}.`);
  }
  return year - firstTableYear;
}
