import type { FoundingDate, ZodiacSignId } from '@org/zodiac-core';

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
  /** Whether it has ended, in a year that may not be known. */
  readonly hasEnded?: boolean;
  readonly field: Field;
  readonly founders?: readonly string[];
  readonly formerNames?: readonly string[];
  readonly owner?: string | null;
  /** The year in which its owner bought it. */
  readonly acquiredYear?: number | null;
  /** Its seat, such as `Kyoto, Japan`. */
  readonly seat?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  /** More than 10,000 employees. */
  readonly isLarge?: boolean;
  readonly openings?: number;
  readonly state?: StateFacts;
  readonly models?: readonly { readonly name: string; readonly year: number }[];
}

/** What the text of a state needs besides. */
export interface StateFacts {
  /** Its place among the fifty states. */
  readonly order: number | null;
  /** In a sentence. */
  readonly howItBegan: string | null;
  readonly division: string | null;
  readonly capital: string;
  readonly largestCity: string | null;
  readonly motto: string | null;
  /** `null` where the motto is English. */
  readonly mottoTranslation: string | null;
  readonly bird: string | null;
  readonly flower: string | null;
  readonly tree: string | null;
}

/** Another row of the list. */
export interface Peer {
  readonly name: string;
  readonly zodiacSign: ZodiacSignId;
  readonly year: number;
}

/** The rows that have something in common with a row, which is counted as one of them. */
export interface GroupStanding {
  /** What they have in common, such as `country`. */
  readonly by: string;
  readonly count: number;
  /** Those that began in an earlier year. */
  readonly older: number;
  /** The others that began in the same year. */
  readonly asOld: number;
  readonly ofSign: number;
  /** The best known of the others, where the group is small enough to name some. */
  readonly others: readonly Peer[];
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
  readonly groups: readonly GroupStanding[];
  /** The number of rows with a greater number in a column, such as `population`. */
  readonly ranks: readonly { readonly by: string; readonly above: number }[];
}

/** The list of a row, as far as its text needs it. */
export interface ListOfRow {
  /** Nouns for one row and for several. */
  readonly one: string;
  readonly several: string;
  readonly standing: Standing;
  /** The industry, category or region; `null` where it is not known. */
  readonly kind: string | null;
  /** Rows of the same year, the best known first. */
  readonly sameYear: readonly (Peer & { readonly kind: string | null })[];
}
