import type { ZodiacSignId } from '@org/zodiac-core';

/** The build replaces this module by the result of `examples/plugin.ts`. */
export declare const examples: LandingExamples;

/** The examples on the landing page. */
export interface LandingExamples {
  reading: {
    /** The titles of all chapters. */
    headings: readonly string[];
    wordCount: number;
    sign: ZodiacSignId;
    /** The first page. */
    summary: {
      heading: string;
      paragraphs: readonly string[];
      whatHelps: readonly string[];
      watchFor: readonly string[];
    };
    /** The reason for the first sentence of the first chapter. */
    reason: { sentence: string; because: string; statement: string; source: string };
  };
  /** The sign of each state, by the state's name. */
  stateSigns: Readonly<Record<string, ZodiacSignId>>;
  proof: readonly ProofExample[];
}

/** A date for which other calculators give a wrong sign. */
export interface ProofExample {
  born: string;
  sign: ZodiacSignId;
  /** The name of the correct sign. */
  ours: string;
  /** The wrong sign, and where it is given. */
  theirs: string;
  because: string;
}
