/** Capitalizes the first letter of each sentence, because a sentence can begin with “your sister”. */
export const sentenceCase = (text: string): string =>
  text.replaceAll(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase());
