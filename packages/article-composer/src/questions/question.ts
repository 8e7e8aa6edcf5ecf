import type { Section } from '../article-parts.ts';
import { questionAndAnswer } from '../claims/markup.ts';
import type { Phrase } from '../claims/passage.ts';

/** A question that readers of an article ask next. An article asks two to five of them. */
export interface Question {
  readonly ask: Phrase;
  /**
   * Direct and complete. What is written for all articles of a kind has fewer than eight words beside its names and
   * figures, so that articles do not share their wording.
   */
  readonly answer: Phrase;
}

export const questionsSection = (questions: readonly Question[]): Section => ({
  heading: 'Questions and answers',
  blocks: questions.map(({ ask, answer }) => questionAndAnswer(ask, answer)),
});
