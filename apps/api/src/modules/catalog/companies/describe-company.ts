interface Facts {
  knownFor: string | null;
  subIndustry: string | null;
  industry: string | null;
  location: string | null;
  foundedYear: number;
  founders: readonly string[];
  exchange: string | null;
  listingSymbol: string | null;
}

/** Makes a description from the facts of the company only. */
export function describeCompany(facts: Facts): string {
  const { knownFor, subIndustry, industry, location, foundedYear, founders, exchange, listingSymbol } = facts;
  const trade = [subIndustry ?? industry, location && `based in ${location}`].filter(Boolean).join(', ');
  const subject = knownFor ?? trade;
  const by = founders.length === 0 || founders.length > 3 ? '' : ` by ${listOf(founders)}`;
  const listed = listingSymbol
    ? ` Listed${exchange ? ` on ${placeOf(exchange)}` : ''} as ${listingSymbol}.`
    : '';
  return `${subject && `${subject}. `}Founded in ${foundedYear}${by}.${listed}`;
}

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const placeOf = (exchange: string): string =>
  /Exchange$|^NYSE|^Bolsa/.test(exchange) ? `the ${exchange}` : exchange;
