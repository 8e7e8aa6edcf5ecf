import type { FoundingDate } from '@org/zodiac-core';

/** What a row does or where it lies, by which tradition gives it an element. */
export type Field =
  | { readonly of: 'trade'; readonly industry: string | null; readonly branch: string | null }
  | { readonly of: 'cars'; readonly category: string }
  | { readonly of: 'region'; readonly region: string };

/** A row of a list, as far as its text needs it. Unknown facts are left out. */
export interface Subject {
  readonly name: string;
  /** The verb of the date: `was founded` or `joined the Union`. */
  readonly began: string;
  readonly date: FoundingDate;
  /** The year in which it ended, where it has. */
  readonly endedYear: number | null;
  readonly field: Field;
  readonly founders?: readonly string[];
  readonly formerNames?: readonly string[];
  readonly owner?: string | null;
  /** The year in which its owner bought it. */
  readonly acquiredYear?: number | null;
  /** In a sentence. */
  readonly howItBegan?: string | null;
  /** Its place among the fifty states. */
  readonly order?: number | null;
  readonly models?: readonly { readonly name: string; readonly year: number }[];
}

/** How a row stands among the others of its list. The row itself is counted, but not in `sameYear`. */
export interface Standing {
  readonly total: number;
  readonly ofSign: number;
  /** Of its industry, category or region, by sign in the order of the cycle. */
  readonly ofKindBySign: readonly number[];
  /** Of its sign and kind, those that began in an earlier year. */
  readonly older: number;
  /** The others that began in the same year. */
  readonly sameYear: number;
}
