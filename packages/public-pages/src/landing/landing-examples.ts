import type { PillarOfFigure } from '@org/reading';
import type { ZodiacSignId } from '@org/zodiac-core';

/** The build replaces this module by what `examples/plugin.ts` computes. */
export declare const examples: LandingExamples;

/** What the landing page shows of the product. */
export interface LandingExamples {
  reading: {
    /** Of all chapters. */
    headings: readonly string[];
    wordCount: number;
    pillars: readonly PillarOfFigure[];
    paragraphs: readonly ParagraphExample[];
  };
  /** The sign of each state, by its name. */
  stateSigns: Readonly<Record<string, ZodiacSignId>>;
  proof: readonly ProofExample[];
}

/** A paragraph of a reading, with its reason. */
interface ParagraphExample {
  heading: string;
  text: string;
  because: string;
  changes: string;
  rule: string;
  source: string;
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
