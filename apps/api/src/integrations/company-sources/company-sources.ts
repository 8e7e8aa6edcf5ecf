/** A company as a source tells it. `null` is "not said". */
export interface FoundCompany {
  name: string;
  founded: { year: number; month: number | null; day: number | null };
  location: string | null;
  country: string | null;
  industry: string | null;
  website: string | null;
}

/** An opening, cleaned: plain text, an https address, a day or nothing. */
export interface Opening {
  /** Its id at the source. */
  sourceId: string;
  title: string;
  location: string | null;
  department: string | null;
  type: string | null;
  salary: string | null;
  description: string | null;
  postedDate: string | null;
  url: string;
}

/** What is open at a place. */
export interface FoundOpenings {
  readonly openings: Opening[];
  /** Whether all of it was understood: what is missing from an answer that was not may be open still. */
  readonly isComplete: boolean;
}

export const boardNames = ['greenhouse', 'lever', 'ashby'] as const;
export type BoardName = (typeof boardNames)[number];

/** Where a company publishes its openings. */
export type OpeningsPlace =
  | { readonly kind: BoardName; readonly token: string }
  | { readonly kind: 'careers-page'; readonly address: string };

/** Most rows that are taken from one source at a time. */
export const maxRows = 200;

/** Everything that knows companies and their openings. Each call throws a {@link SourceFailure} when nothing came of it. */
export interface CompanySources {
  /** Companies founded in any of these calendar years. */
  companiesFoundedIn(years: readonly number[], signal: AbortSignal): Promise<FoundCompany[]>;
  /** What is open at a place now, or `gone` where there is no such place any more: boards move. */
  openings(place: OpeningsPlace, signal: AbortSignal): Promise<FoundOpenings | 'gone'>;
  close(): Promise<void>;
}
