import type { RuleId } from '../rules.ts';

/** A question with its answer from one chart. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  /** Other words by which people look for it. */
  readonly words: string;
  readonly answer: string;
  /** The rule that the answer follows from first of all. */
  readonly rule: RuleId;
}

/** Questions on one subject. */
export interface QuestionGroup {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly AnsweredQuestion[];
}
