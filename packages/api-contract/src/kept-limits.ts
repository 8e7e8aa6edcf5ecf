/** What a user can save. */
export const keptKinds = ['company', 'carBrand', 'usState', 'opening'] as const;

export type KeptKind = (typeof keptKinds)[number];

/** Maximum number of things that one user saves. */
export const maxKept = 500;

/** Maximum length of a note, in characters. */
export const noteMaxLength = 1_000;
