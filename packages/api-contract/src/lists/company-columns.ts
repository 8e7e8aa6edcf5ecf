import { foundingColumns } from './founding.ts';
import {
  instant,
  integer,
  known,
  latitude,
  logo,
  longitude,
  oneOf,
  text,
  texts,
  url,
  type RowWith,
} from './list.ts';

/** The industries that companies can be filtered by (specification, section 2). */
export const industries = [
  'Technology',
  'Financial Services',
  'Healthcare',
  'Retail',
  'Manufacturing',
  'Energy',
  'Automotive',
  'Media',
  'Telecommunications',
] as const;

export type Industry = (typeof industries)[number];

/** The ways in which a company can end, or stop being independent. */
export const companyStatuses = ['acquired', 'merged', 'bankrupt', 'closed'] as const;

/** Numbers of employees of a company, in the bands of `data/companies-details.csv`. */
export const employeesBands = ['1-50', '51-200', '201-1000', '1001-10000', '10001+'] as const;

export type EmployeesBand = (typeof employeesBands)[number];

export const companyColumns = {
  ...foundingColumns,
  /** The full name, if it differs. */
  legalName: text,
  location: text,
  country: text,
  industry: text,
  subIndustry: text,
  description: { ...text, from: 'rule' },
  /** Products, brands or trade, in a few words. */
  knownFor: text,
  /** How it began, which cards leave out: `grew out of a dairy`. */
  story: text,
  /** The company of the list that people name with it, by its name in the file. */
  rival: text,
  /** The owner or group; for an acquired company, the buyer. */
  parent: text,
  status: oneOf(companyStatuses),
  statusYear: integer,
  /** Ticker symbol in the United States. */
  ticker: text,
  exchange: text,
  listingSymbol: text,
  website: url,
  careersUrl: url,
  logoUrl: logo,
  scrapedAt: { ...instant, from: 'database' },
  /** Number of open roles, as `GET /api/openings` lists them. */
  openings: { ...known(integer), min: 0, from: 'database' },
} as const;

/** The columns that only a company's own page shows. */
export const factColumns = {
  formerNames: texts,
  /** Brands, abbreviations and nicknames that people use for the company. */
  aliases: { ...texts, from: 'names' },
  founders: texts,
  city: text,
  region: text,
  /** Latitude and longitude are those of the center of the city (GeoNames, CC BY 4.0). */
  latitude,
  longitude,
  employeesBand: oneOf(employeesBands),
  /** The year of the number of employees. */
  employeesYear: integer,
  marketCapClass: text,
  wikidataId: text,
} as const;

/** A company (specification, section 3). `null` means unknown. */
export type Company = RowWith<typeof companyColumns>;

/** All facts of a company. */
export type CompanyFacts = RowWith<typeof companyColumns & typeof factColumns>;
