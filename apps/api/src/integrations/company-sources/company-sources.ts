import type { WorkMode } from '@org/api-contract/values';

/** A company as a source describes it. `null` means unknown. */
export interface FoundCompany {
  name: string;
  founded: { year: number; month: number | null; day: number | null };
  location: string | null;
  country: string | null;
  industry: string | null;
  website: string | null;
}

/** A founder of a company, with the known years of birth and death. */
export interface Founder {
  name: string;
  bornYear: number | null;
  diedYear: number | null;
}

/** The facts about a company from Wikidata. */
export interface CompanyFacts {
  /** The id of the item, such as `Q312`. */
  item: string;
  /** A short description of a few words. */
  description: string | null;
  founders: Founder[];
  headOffice: string | null;
  employees: { number: number; year: number | null } | null;
}

/** A job opening, sanitized: the texts contain no HTML and the URL is https. */
export interface Opening {
  /** The id of the opening at the source. */
  sourceId: string;
  title: string;
  /** The place as the source writes it. */
  location: string | null;
  /** All places without duplicates. */
  places: string[];
  /** The known countries of the places. */
  countries: string[];
  workMode: WorkMode | null;
  department: string | null;
  type: string | null;
  salary: string | null;
  description: string | null;
  /** `YYYY-MM-DD`. */
  postedDate: string | null;
  url: string;
}

/** The openings that a source lists. */
export interface FoundOpenings {
  readonly openings: Opening[];
  /** Whether every row could be read. An opening missing from an incomplete list may still be open. */
  readonly isComplete: boolean;
}

/** The vendors of job boards: the name that people read, and the host of the API. */
export const boardVendors = {
  greenhouse: { title: 'Greenhouse', host: 'boards-api.greenhouse.io' },
  lever: { title: 'Lever', host: 'api.lever.co' },
  ashby: { title: 'Ashby', host: 'api.ashbyhq.com' },
} as const;

/** The name of a vendor in `data/job-boards.csv` and in the database. */
export type BoardName = keyof typeof boardVendors;

export const isBoardName = (name: string): name is BoardName => Object.hasOwn(boardVendors, name);

export const boardNames: readonly BoardName[] = Object.keys(boardVendors).filter(isBoardName);

/** The job board or careers page on which a company publishes its openings. */
export type OpeningsPlace =
  | { readonly kind: BoardName; readonly token: string }
  | { readonly kind: 'careers-page'; readonly address: string };

/** Maximum rows read from one response. */
export const maxRows = 200;

/** The external sources of companies and openings. Each call throws a {@link SourceFailure} when it fails. */
export interface CompanySources {
  /** Finds companies founded in any of the calendar years. */
  companiesFoundedIn(years: readonly number[], signal: AbortSignal): Promise<FoundCompany[]>;
  /** Reads the facts about items such as `Q312`. Unknown items are left out. */
  companyFacts(items: readonly string[], signal: AbortSignal): Promise<CompanyFacts[]>;
  /** Reads the current openings of a company. `'gone'` means that the board or page no longer exists. */
  openings(place: OpeningsPlace, signal: AbortSignal): Promise<FoundOpenings | 'gone'>;
  close(): Promise<void>;
}
