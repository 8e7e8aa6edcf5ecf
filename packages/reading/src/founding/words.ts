import type { SignFacts } from '@org/zodiac-core';

/** `'an Ox'`, `'a Goat'` */
export const aSign = ({ name }: Pick<SignFacts, 'name'>): string =>
  `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
