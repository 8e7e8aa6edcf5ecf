import type { FoundingDate, ZodiacSignId } from '@org/zodiac-core';

/** The trade or the region of a row, to which tradition assigns an element. */
export type Field =
  | { readonly of: 'trade'; readonly industry: string | null; readonly branch: string | null }
  | { readonly of: 'cars'; readonly category: string }
  | { readonly of: 'region'; readonly region: string };

/** The facts about a row that its text uses. Unknown facts are left out. */
export interface Subject {
  readonly name: string;
  /** The verb of the date: `was founded` or `joined the Union`. */
  readonly began: string;
  readonly date: FoundingDate;
  /** The year in which the row ended, if it has ended. */
  readonly endedYear: number | null;
  /** Whether the row has ended. The year may be unknown. */
  readonly hasEnded?: boolean;
  readonly field: Field;
  readonly founders?: readonly string[];
  readonly formerNames?: readonly string[];
  /**
   * Phrases that complete a sentence about the row, separated by `; `: `its heart hospital`, `is a law firm`, `trades oil and
   * metals`.
   */
  readonly knownFor?: string | null;
  /** How the row began, without “it” at the beginning: `grew out of a dairy`. */
  readonly story?: string | null;
  /** Why the date is not the only possible one. */
  readonly yearIs?: 'of a merger' | 'doubtful' | undefined;
  readonly owner?: string | null;
  /** The year in which the current owner bought the company. */
  readonly acquiredYear?: number | null;
  /** The company that a merged company became part of, and the year. */
  readonly merged?: { readonly into: string | null; readonly year: number | null } | null;
  /** The seat, such as `Kyoto, Japan`. */
  readonly seat?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly openings?: number;
  readonly state?: StateFacts;
}

/** Further facts for the text of a state. */
interface StateFacts {
  /** The state's place among the fifty states. */
  readonly order: number | null;
  /** How the state joined the Union, as a clause. */
  readonly howItBegan: string | null;
  /** Without “the”: `Hawkeye State`. */
  readonly nickname: string | null;
  readonly capital: string;
  readonly largestCity: string | null;
}

/** Another row of the list. */
export interface Peer {
  readonly name: string;
  readonly zodiacSign: ZodiacSignId;
  readonly year: number;
}

/** The rows that share a value with a row. The row itself is counted. */
export interface GroupStanding {
  /** The shared property, such as `country`. */
  readonly by: string;
  readonly count: number;
  /** The number of rows that began in an earlier year. */
  readonly older: number;
  /** The number of other rows that began in the same year. */
  readonly asOld: number;
  readonly ofSign: number;
  /**
   * The best known other rows, if the group is small enough to name some. Peers have not ended and have a certain sign,
   * and those that began less than twelve years before or after the row come first.
   */
  readonly others: readonly Peer[];
}

/** How a row compares with the others of its list. */
export interface Standing {
  readonly total: number;
  /** The rows of its industry, category or region by sign, in the order of the cycle. */
  readonly ofKindBySign: readonly number[];
  readonly groups: readonly GroupStanding[];
  /** The number of rows with a greater number in a column, such as `population`. */
  readonly ranks: readonly { readonly by: string; readonly above: number }[];
}

/** The facts about the list of a row that its text uses. */
export interface ListOfRow {
  /** Nouns for one row and for several. */
  readonly one: string;
  readonly several: string;
  readonly standing: Standing;
  /** The industry, category or region; `null` if it is not known. */
  readonly kind: string | null;
}

export const hasEnded = ({ endedYear, hasEnded: ended }: Subject): boolean =>
  ended === true || endedYear !== null;
