/** Maximum number of people that one user saves. */
export const maxPeople = 50;

/** Maximum number of people that are compared at once. */
export const maxFamily = 8;

/** What a saved person is to the user. */
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
