import type {
  CarCategory,
  catalogKinds,
  companyStatuses,
  EmployeesBand,
  nameFields,
  UsRegion,
  UsStateCategory,
} from '@org/api-contract/values';
import type { ColumnType, Generated } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { CreatedAt } from './times.ts';

interface CompaniesTable {
  id: Generated<number>;
  name: string;
  foundedYear: number;
  foundedMonth: number | null;
  foundedDay: number | null;
  location: string | null;
  country: string | null;
  industry: string | null;
  description: string | null;
  website: string | null;
  careersUrl: string | null;
  logoUrl: string | null;
  zodiacSign: ZodiacSignId;
  source: string;
  scrapedAt: Date | null;
  /** Part of the address of its page. Never changes once it was given. */
  slug: Generated<string>;
  /** The name as lists are sorted: without case and accents. */
  sortName: Generated<string>;
  /** The name in the CSV file in lower case, by which an import finds the row again. */
  sourceKey: string | null;
  /** The full name, where `name` is a shorter one that people use. */
  legalName: string | null;
  formerNames: Generated<string[]>;
  /** Brands, abbreviations and nicknames that people mean the company by. */
  aliases: Generated<string[]>;
  parent: string | null;
  status: (typeof companyStatuses)[number] | null;
  statusYear: number | null;
  knownFor: string | null;
  founders: Generated<string[]>;
  subIndustry: string | null;
  city: string | null;
  region: string | null;
  /** Of the centre of the city. */
  latitude: number | null;
  longitude: number | null;
  employeesBand: EmployeesBand | null;
  employeesYear: number | null;
  /** Symbol in the United States. */
  ticker: string | null;
  exchange: string | null;
  listingSymbol: string | null;
  marketCapClass: string | null;
  wikidataId: string | null;
  /** Where month and day are from; null without a month, or if a refresh added the company. */
  dateSource: string | null;
  /** The `sourceKey` of the row that is shown instead. */
  sameCompanyAs: string | null;
  /** Since when the row is not shown: it left the CSV file, or it is `sameCompanyAs` another. */
  hiddenAt: Date | null;
  /** Number of open roles, kept by triggers on `openings`. */
  openings: Generated<number>;
  /** All words that the company is found by; see `search-text.ts`. */
  searchText: Generated<string>;
  /** The words of `searchText`, kept by PostgreSQL. */
  search: Generated<string>;
  /** Read by the release before. */
  changedIn: Generated<string>;
}

interface CarBrandsTable {
  id: Generated<number>;
  name: string;
  foundedYear: number;
  foundedMonth: number | null;
  country: string | null;
  category: CarCategory;
  description: string;
  website: string | null;
  logoUrl: string | null;
  zodiacSign: ZodiacSignId;
  isActive: Generated<boolean>;
  createdAt: CreatedAt;
  slug: Generated<string>;
  /** The name as lists are sorted: without case and accents. */
  sortName: Generated<string>;
  foundedDay: number | null;
  aliases: Generated<string[]>;
  founders: Generated<string[]>;
  hqCity: string | null;
  parent: string | null;
  endYear: number | null;
  /** Models with the year in which each first appeared. */
  models: ColumnType<{ name: string; year: number }[], string | undefined, string>;
  knownFor: string | null;
  dateSource: string | null;
  /** Why the year is not that of the company of the same name. */
  yearNote: string | null;
  hiddenAt: Date | null;
  searchText: Generated<string>;
  search: Generated<string>;
  changedIn: Generated<string>;
}

interface UsStatesTable {
  id: Generated<number>;
  name: string;
  statehoodYear: number;
  statehoodMonth: number;
  capital: string;
  region: UsRegion;
  category: UsStateCategory;
  description: string;
  population: number;
  area: number;
  nickname: string | null;
  zodiacSign: ZodiacSignId;
  isActive: Generated<boolean>;
  createdAt: CreatedAt;
  slug: Generated<string>;
  /** The name as lists are sorted: without case and accents. */
  sortName: Generated<string>;
  statehoodDay: number | null;
  aliases: Generated<string[]>;
  abbreviation: string | null;
  division: string | null;
  largestCity: string | null;
  admissionOrder: number | null;
  motto: string | null;
  /** Null where the motto is English. */
  mottoTranslation: string | null;
  flower: string | null;
  bird: string | null;
  tree: string | null;
  timeZones: Generated<string[]>;
  capitalLatitude: number | null;
  capitalLongitude: number | null;
  howJoined: string | null;
  hiddenAt: Date | null;
  searchText: Generated<string>;
  search: Generated<string>;
  changedIn: Generated<string>;
}

/** The names that lead to a row of the catalogue. */
interface CatalogNamesTable {
  kind: (typeof catalogKinds)[number];
  rowId: number;
  field: (typeof nameFields)[number];
  shown: string;
  /** The name in plain words between spaces; see `plainWords`. */
  term: string;
  /** The words without spaces. */
  compact: string;
  /** The words of `term`, kept by PostgreSQL. */
  words: Generated<string>;
}

/** The words that rows of the catalogue are found by, to correct misspelt ones. */
interface CatalogWordsTable {
  kind: (typeof catalogKinds)[number];
  word: string;
}

/** The transactions that deleted rows. Read by the release before. */
interface CatalogDeletionsTable {
  kind: (typeof catalogKinds)[number];
  changedIn: Generated<string>;
}

export interface CatalogTables {
  companies: CompaniesTable;
  carBrands: CarBrandsTable;
  usStates: UsStatesTable;
  catalogNames: CatalogNamesTable;
  catalogWords: CatalogWordsTable;
  catalogDeletions: CatalogDeletionsTable;
}
