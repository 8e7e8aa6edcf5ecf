import { countryOfPlace } from '#integrations/company-sources/country-of-place.ts';

/** The fifty US states with their postal codes. Job boards write “Austin, TX”. */
const states = [
  'Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE',
  'Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY',
  'Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS',
  'Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM',
  'New York NY, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA',
  'Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT',
  'Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY',
]
  .flatMap((line) => line.split(', '))
  .map((state) => ({ name: state.slice(0, -3), code: state.slice(-2) }));

/** The postal codes by the names of the states, both in plain words. */
export const stateCodes: ReadonlyMap<string, string> = new Map(
  states.map(({ name, code }) => [name.toLowerCase(), code.toLowerCase()]),
);

const namesByCode = new Map(states.map(({ name, code }) => [code, name]));

/** Returns the name of the US state whose postal code is in a place. The code comes last, as in “LA, CA”. */
export function stateOfPlace(place: string): string | undefined {
  if (countryOfPlace(place) !== 'United States') return undefined;
  const code = place.split(/\P{L}+/u).findLast((word) => namesByCode.has(word));
  return code === undefined ? undefined : namesByCode.get(code);
}
