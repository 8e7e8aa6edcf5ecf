/** A company as in Wikidata. An inception that is less precise than a day has 01 for its month or day. */
interface SampleCompany {
  name: string;
  inception: string;
  /** Wikidata's precision: 9 is a year, 10 a month, 11 a day. */
  precision: 9 | 10 | 11;
  city: string;
  country: string;
  website: string;
}

/** Companies that are not in `data/companies.csv`, at least one for each sign. */
export const sampleCompanies: readonly SampleCompany[] = (
  [
    ['Yanmar', '1912-03-01', 10, 'Osaka', 'Japan', 'https://www.yanmar.com/'],
    ['Steelcase', '1912-03-16', 11, 'Grand Rapids', 'United States', 'https://www.steelcase.com/'],
    ['Liebherr', '1949-01-01', 9, 'Bulle', 'Switzerland', 'https://www.liebherr.com/'],
    ['Mast-Jägermeister', '1878-01-01', 9, 'Wolfenbüttel', 'Germany', 'https://www.mast-jaegermeister.com/'],
    ['Tetra Pak', '1951-01-01', 9, 'Pully', 'Switzerland', 'https://www.tetrapak.com/'],
    ['Arla Foods', '2000-04-17', 11, 'Viby', 'Denmark', 'https://www.arla.com/'],
    ['Viessmann', '1917-01-01', 9, 'Allendorf', 'Germany', 'https://www.viessmann.com/'],
    ['Lamy', '1930-01-01', 9, 'Heidelberg', 'Germany', 'https://www.lamy.com/'],
    ['Vorwerk', '1883-01-01', 9, 'Wuppertal', 'Germany', 'https://www.vorwerk.com/'],
    ['Zippo', '1932-01-01', 9, 'Bradford', 'United States', 'https://www.zippo.com/'],
    // Before New Year's Day (18 February 1958), so its sign is the Rooster and not the Dog.
    ['W. L. Gore', '1958-01-01', 11, 'Newark', 'United States', 'https://www.gore.com/'],
    ['Tupperware', '1946-01-01', 9, 'Orlando', 'United States', 'https://www.tupperwarebrands.com/'],
    ['Wacom', '1983-07-12', 11, 'Kazo', 'Japan', 'https://www.wacom.com/'],
  ] as const
).map(([name, inception, precision, city, country, website]) => ({
  name,
  inception,
  precision,
  city,
  country,
  website,
}));
