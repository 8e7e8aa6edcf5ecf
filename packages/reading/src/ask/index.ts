export { questionFinder } from './question-finder.ts';
export { helpBeside, refusalOf, type Help } from './refusal-of.ts';
