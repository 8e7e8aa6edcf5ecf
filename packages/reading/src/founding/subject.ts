import type { FoundingDate } from '@org/zodiac-core';

/** The trade or the region of a row. Tradition gives it an element. */
export type Field =
  | { readonly of: 'trade'; readonly industry: string | null; readonly branch: string | null }
  | { readonly of: 'cars'; readonly category: string }
  | { readonly of: 'region'; readonly region: string };

/** The facts of a row that its text needs. Unknown facts are left out. */
export interface Subject {
  readonly name: string;
  /** The verb for the date: `was founded` or `joined the Union`. */
  readonly began: string;
  readonly date: FoundingDate;
  /** The year in which it ended, if it has. */
  readonly endedYear: number | null;
  readonly field: Field;
  readonly founders?: readonly string[];
  readonly formerNames?: readonly string[];
  readonly owner?: string | null;
  /** The year in which its owner bought it. */
  readonly acquiredYear?: number | null;
  /** As it stands in a sentence. */
  readonly howItBegan?: string | null;
  /** Its rank among the fifty states. */
  readonly order?: number | null;
  readonly models?: readonly { readonly name: string; readonly year: number }[];
}

/** The counts of the rows around a row in its list. They include the row, except `sameYear`. */
export interface Standing {
  readonly total: number;
  readonly ofSign: number;
  /** Rows of its industry, category or region, by sign in the order of the cycle. */
  readonly ofKindBySign: readonly number[];
  /** Rows of its sign and kind from earlier years. */
  readonly older: number;
  /** The other rows from the same year. */
  readonly sameYear: number;
}
