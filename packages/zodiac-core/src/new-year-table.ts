/**
 * New Year's Days of 1583-2200, one character a year: the days after 20 January, as a digit of base 36.
 *
 * Source: GB/T 33661-2017 and the Hong Kong Observatory's tables (1901-2100). 1600 and 1609 are disputed by a day.
 */
export const newYearTable =
  '4nbti8qg5ocvk9rh7qe3mbti8rg5oduk9sh6pf2lbui8rg4ncvj9si6pe3lauj8rg5mc1k9sh6od3matj8qf4nc1kash6pd3' +
  'mbti7qe4nd1k9sg5oe3mbuj8rg5oe3lasi6pf4mbuj8rg6od2l9si7pf4nbuj9rg6oc2kasi7qe3mbtj9sg5od1kati7qf3m' +
  'buj8rg4nd2kati6pe4mb1k8rg5oe3mbti8pf5oc1k9rg6pe3mbti7qf5odvk9sg6pe3lati7qg4ncvj9sh6pe3latj7qg5mb' +
  'uk9sh6od2latj8qf4nb1kash6od2lbuj9rf5od2lath6pe3mcvj8rg4od3lash6pf4mbuj7qg5od2l9sh7pe4nbtj8qg5od1' +
  'kash7qe3mbti8rg5odvk9sh7qf3lbui8rg4nc2k9ti6pe3lbuj8rg5nc2l9sh6oe3mbuj8qf4nc2lash6pd3mcuj8qf4nd1k' +
  '9sg6pe3mbui7qg4nd2k9sh6pe4lati7qg5nc1k9si8qf4nbuj9rh6pd2lasi7qe3mcuj9sg5od2lati7qf3mcvj9rg5nd3la' +
  'ti6pe4mcvk8rg5nd3mati7pe4nb1j8qg5od2lash7q';

export const firstTableYear = 1583;
export const lastTableYear = 2200;

/** @throws RangeError that names the range when the year is outside the table */
export function requireTableYear(year: number): void {
  if (!Number.isInteger(year) || year < firstTableYear || year > lastTableYear) {
    throw new RangeError(`Known for the years ${firstTableYear} to ${lastTableYear}, not ${year}.`);
  }
}
