export { questionFinder } from './question-finder.ts';
export { refusalOf } from './refusal-of.ts';
