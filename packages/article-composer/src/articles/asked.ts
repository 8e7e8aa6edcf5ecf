import type { Phrase } from '../claims/passage.ts';

/** The head and the answer for a keyword that asks for one part of a topic. */
export interface Asked {
  readonly title: Phrase;
  readonly description: Phrase;
  readonly answer: readonly Phrase[];
}
