export type { AnsweredQuestion } from './answered-question.ts';
export { questionFinder } from './question-finder.ts';
export { refusalOf } from './refusal-of.ts';
