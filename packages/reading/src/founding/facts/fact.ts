import type { FoundingFacts } from '../founding-facts.ts';
import type { ListOfRow, Subject } from '../subject.ts';

/** A sentence that is true of few rows. */
export interface TellingFact {
  /** Two facts of one topic say nearly the same, so a text uses only the rarer one. */
  readonly topic: string;
  /** The share of rows with an equally telling fact of this kind, from 0 to 1. */
  readonly share: number;
  /** The fact as a sentence that calls the row “it”. */
  readonly sentence: string;
}

export interface Told {
  readonly subject: Subject;
  readonly facts: FoundingFacts;
  readonly inList: ListOfRow;
  readonly presentYear: number;
}
