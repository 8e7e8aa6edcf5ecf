import { lowerFirst } from '../words/grammar.ts';

/** Capitalizes the first letter of each sentence, because a sentence can begin with “your sister”. */
export const sentenceCase = (text: string): string =>
  text.replaceAll(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase());

/** A sentence after an introduction. A name keeps its capital. */
export const afterIntro = (
  sentence: string,
  people: { readonly one: { readonly called: string }; readonly other: { readonly called: string } },
): string =>
  [people.one, people.other].some(({ called }) => sentence.startsWith(called))
    ? sentence
    : lowerFirst(sentence);
