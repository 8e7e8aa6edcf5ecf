const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The values of a keyword's category or search intent, for a `Select`. */
export const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capital(value) }));
