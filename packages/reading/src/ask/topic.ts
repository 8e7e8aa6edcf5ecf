import type { Chart } from '../chart.ts';
import type { Paragraph } from '../reading.ts';
import type { Question } from './read-question.ts';

/** Something that can be asked. */
export interface Topic {
  readonly id: string;
  /** A question of this topic, which a refusal shows. */
  readonly example: string;
  readonly isAsked: (question: Question, chart: Chart) => boolean;
  readonly answer: (chart: Chart, question: Question) => Paragraph[];
}

/** Whether the words of a question hold any of an expression, as whole words. */
export const asksFor = (words: string): ((question: Pick<Question, 'words'>) => boolean) => {
  const pattern = new RegExp(` (?:${words}) `, 'u');
  return (question) => pattern.test(question.words);
};
