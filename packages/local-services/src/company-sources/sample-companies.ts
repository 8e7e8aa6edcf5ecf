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
    ['Valve', '1996-08-24', 11, 'Bellevue', 'United States', 'https://www.valvesoftware.com/'],
    ['Yanmar', '1912-03-01', 10, 'Osaka', 'Japan', 'https://www.yanmar.com/'],
    ['IKEA', '1943-07-28', 11, 'Delft', 'Netherlands', 'https://www.ikea.com/'],
    ['Barilla', '1877-01-01', 9, 'Parma', 'Italy', 'https://www.barilla.com/'],
    ['Patagonia', '1973-01-01', 9, 'Ventura', 'United States', 'https://www.patagonia.com/'],
    ['Stihl', '1926-01-01', 9, 'Waiblingen', 'Germany', 'https://www.stihl.com/'],
    ['Huawei', '1987-09-15', 11, 'Shenzhen', 'China', 'https://www.huawei.com/'],
    ['Tetra Pak', '1951-01-01', 9, 'Pully', 'Switzerland', 'https://www.tetrapak.com/'],
    ['Bose', '1964-01-01', 9, 'Framingham', 'United States', 'https://www.bose.com/'],
    ['Wegmans', '1916-01-01', 9, 'Gates', 'United States', 'https://www.wegmans.com/'],
    ['Rolex', '1905-01-01', 9, 'Geneva', 'Switzerland', 'https://www.rolex.com/'],
    ['Viessmann', '1917-01-01', 9, 'Allendorf', 'Germany', 'https://www.viessmann.com/'],
    ['New Balance', '1906-01-01', 9, 'Boston', 'United States', 'https://www.newbalance.com/'],
    ['Publix', '1930-09-06', 11, 'Lakeland', 'United States', 'https://www.publix.com/'],
    ['Dyson', '1991-01-01', 9, 'Singapore', 'Singapore', 'https://www.dyson.com/'],
    ['Lego', '1932-08-10', 11, 'Billund', 'Denmark', 'https://www.lego.com/'],
    ['Haribo', '1920-12-13', 11, 'Grafschaft', 'Germany', 'https://www.haribo.com/'],
    ['Sennheiser', '1945-06-01', 11, 'Wedemark', 'Germany', 'https://www.sennheiser.com/'],
    // Before New Year's Day (18 February 1958), so its sign is the Rooster and not the Dog.
    ['W. L. Gore', '1958-01-01', 11, 'Newark', 'United States', 'https://www.gore.com/'],
    ['Bosch', '1886-11-15', 11, 'Gerlingen', 'Germany', 'https://www.bosch.com/'],
    ['Ferrero', '1946-05-14', 11, 'Alba', 'Italy', 'https://www.ferrero.com/'],
    ['Miele', '1899-07-01', 11, 'Gütersloh', 'Germany', 'https://www.miele.com/'],
    ['Kärcher', '1935-01-01', 9, 'Winnenden', 'Germany', 'https://www.kaercher.com/'],
  ] as const
).map(([name, inception, precision, city, country, website]) => ({
  name,
  inception,
  precision,
  city,
  country,
  website,
}));
