/** Names of countries in places of openings, with synonyms. */
const countries: Readonly<Record<string, readonly string[]>> = {
  Argentina: [],
  Australia: ['aus', 'sydney', 'melbourne'],
  Austria: ['vienna'],
  Bangladesh: [],
  Belgium: ['brussels'],
  Brazil: ['brasil', 'são paulo', 'sao paulo'],
  Bulgaria: [],
  Canada: ['can', 'ontario', 'quebec', 'british columbia', 'alberta', 'toronto', 'vancouver', 'montreal'],
  Chile: [],
  China: ['shanghai', 'beijing', 'shenzhen'],
  Colombia: ['bogotá', 'bogota'],
  'Costa Rica': [],
  Croatia: [],
  Czechia: ['czech republic', 'prague'],
  Denmark: ['copenhagen'],
  Egypt: [],
  Estonia: ['tallinn'],
  Finland: ['helsinki'],
  France: ['paris'],
  Germany: ['deutschland', 'berlin', 'munich', 'hamburg', 'frankfurt'],
  Greece: ['athens'],
  'Hong Kong': [],
  Hungary: ['budapest'],
  India: ['bengaluru', 'bangalore', 'mumbai', 'hyderabad', 'gurgaon', 'delhi', 'new delhi', 'pune'],
  Indonesia: ['jakarta'],
  Ireland: ['dublin'],
  Israel: ['tel aviv'],
  Italy: ['italia', 'milan', 'rome'],
  Japan: ['tokyo', 'osaka', 'kyoto'],
  Kenya: ['nairobi'],
  Lithuania: [],
  Luxembourg: [],
  Malaysia: ['kuala lumpur'],
  Mexico: ['méxico', 'mexico city'],
  Netherlands: ['the netherlands', 'amsterdam'],
  'New Zealand': ['auckland'],
  Nigeria: ['lagos'],
  Norway: ['oslo'],
  Pakistan: [],
  Peru: [],
  Philippines: ['manila'],
  Poland: ['warsaw', 'kraków', 'krakow'],
  Portugal: ['lisbon'],
  Romania: ['bucharest'],
  'Saudi Arabia': ['riyadh'],
  Serbia: ['belgrade'],
  Singapore: ['sgp'],
  'South Africa': [],
  'South Korea': ['korea', 'republic of korea', 'seoul'],
  Spain: ['españa', 'madrid', 'barcelona'],
  Sweden: ['stockholm'],
  Switzerland: ['zurich', 'zürich', 'geneva'],
  Taiwan: ['taipei'],
  Thailand: ['bangkok'],
  Türkiye: ['turkey', 'istanbul'],
  Ukraine: ['kyiv'],
  'United Arab Emirates': ['uae', 'dubai'],
  'United Kingdom': ['uk', 'u.k.', 'gb', 'gbr', 'great britain', 'england', 'scotland', 'wales', 'london'],
  'United States': ['us', 'u.s.', 'usa', 'u.s.a.', 'united states of america', 'new york', 'san francisco'],
  Uruguay: [],
  Vietnam: [],
};

const usStateNames = [
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana',
  'Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana',
  'Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon',
  'Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington',
  'West Virginia|Wisconsin|Wyoming',
].join('|');
/** Codes must be in capital letters, because "in" and "or" are also words. */
const usStateCodes = new Set(
  (
    'AL AK AZ CT DC FL GA HI ID IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX ' +
    'UT VT VA WA WV WI WY'
  ).split(' '),
);
/** Codes of US states that are also codes of countries with large cities, such as "Munich, DE". */
const sharedCodes = new Set(['AR', 'CA', 'CO', 'DE', 'IL', 'IN']);

const byName = new Map<string, string>([
  ...usStateNames.split('|').map((name): [string, string] => [name.toLowerCase(), 'United States']),
  ...Object.entries(countries).flatMap(([country, others]) =>
    [country.toLowerCase(), ...others].map((name): [string, string] => [name, country]),
  ),
]);
const regions = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Finds the country of a place as employers write it, such as "Austin, TX", "Remote - Germany" or "London".
 *
 * @returns `null` if the place names no country, no US state and none of the large cities
 */
export function countryOfPlace(place: string): string | null {
  // The country usually comes last.
  const parts = place
    .split(/[,;|()/–]|\s-\s/)
    .map((part) => part.trim().replace(/^remote\b\s*/i, ''))
    .toReversed();
  for (const part of parts) {
    const country = usStateCodes.has(part) ? 'United States' : byName.get(part.toLowerCase());
    if (country) return country;
  }
  return parts.some((part) => sharedCodes.has(part)) ? 'United States' : null;
}

/** Returns the English name of a country that a source gives as a name or as an ISO code of two letters. */
export function countryNamed(given: string | null): string | null {
  if (!given) return null;
  const known = byName.get(given.trim().toLowerCase());
  if (known) return known;
  if (!/^[A-Z]{2}$/.test(given)) return null;
  const name = regions.of(given);
  return name === undefined || name === given ? null : (byName.get(name.toLowerCase()) ?? name);
}
