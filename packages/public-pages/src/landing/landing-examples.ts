import type { ZodiacSignId } from '@org/zodiac-core';

/** The build replaces this module by what `examples/plugin.ts` computes. */
export declare const examples: LandingExamples;

/** What the landing page shows of the product. */
export interface LandingExamples {
  reading: {
    /** Of all chapters. */
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
    /** Why the first sentence of the first chapter stands there. */
    reason: { sentence: string; because: string; statement: string; source: string };
  };
  /** The sign of each state, by its name. */
  stateSigns: Readonly<Record<string, ZodiacSignId>>;
  proof: readonly ProofExample[];
}

/** A day on which others err. */
export interface ProofExample {
  born: string;
  sign: ZodiacSignId;
  /** The name of the sign by our calendar. */
  ours: string;
  /** The sign elsewhere, and where. */
  theirs: string;
  because: string;
}
