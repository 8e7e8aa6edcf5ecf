/** Sentences with spaces between them. What is empty, `false` or unknown is left out. */
export const sentences = (...all: (string | false | null | undefined)[]): string =>
  all
    .filter(Boolean)
    .join(' ')
    // A name may end with a period, as “Co.” does.
    .replaceAll('..', '.');
