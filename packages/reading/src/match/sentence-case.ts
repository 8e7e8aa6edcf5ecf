// British lists have no comma before “and”, as the lists within our texts.
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `'a'`, `'a and b'`, `'a, b and c'` */
export const inList = (words: readonly string[]): string => conjunction.format(words);

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `'a'`, `'a or b'`, `'a, b or c'` */
export const inAlternatives = (words: readonly string[]): string => disjunction.format(words);

/** Capitalizes the first letter of each sentence, because a sentence can begin with “your sister”. */
export const sentenceCase = (text: string): string =>
  text.replaceAll(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase());
