/** Maximum number of things that one user saves. */
export const maxKept = 500;

/** Maximum length of a note, in characters. */
export const noteMaxLength = 1_000;
