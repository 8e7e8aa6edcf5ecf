import type { RuleId } from '../rules.ts';

/** A question with its answer from one chart. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  /** Synonyms that the search finds the question by. */
  readonly words: string;
  readonly answer: string;
  /** The main rule behind the answer. */
  readonly rule: RuleId;
}

/** Questions about one subject. */
export interface QuestionGroup {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly AnsweredQuestion[];
}
