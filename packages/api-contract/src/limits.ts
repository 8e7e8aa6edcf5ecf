/** Maximum number of people that one user saves. */
export const maxPeople = 50;

/** Maximum number of people that are compared at once. */
export const maxFamily = 8;

/** The relations that a saved person can have to the user. */
export const personRelations = [
  'self',
  'partner',
  'child',
  'parent',
  'sibling',
  'friend',
  'colleague',
  'other',
] as const;

/** Maximum number of things that one user saves. */
export const maxKept = 500;

/** Maximum length of a note, in characters. */
export const noteMaxLength = 1_000;

/** Maximum length of the message of a gift, in characters. */
export const giftMessageMaxLength = 500;

/** How far ahead the mail of a gift can be sent, in days. */
export const maxGiftDaysAhead = 365;
