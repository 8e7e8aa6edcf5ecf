import type { PersonRelation } from './queries.ts';

/** The relations of a person to the user, in the order of the select. */
export const relationNames: Readonly<Record<PersonRelation, string>> = {
  self: 'Myself',
  partner: 'Partner',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Sibling',
  friend: 'Friend',
  colleague: 'Colleague',
  other: 'Somebody else',
};

/** The options of a select. */
export const relationOptions = Object.entries(relationNames).map(([value, label]) => ({ value, label }));

export const isRelation = (text: string): text is PersonRelation => Object.hasOwn(relationNames, text);
