import { zodiacSigns } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import { listed, stated, textOf, type Passage } from '../claims/passage.ts';
import { nameOfSign } from './sign-phrases.ts';

const offending = (year: number) =>
  ({
    kind: 'tai sui',
    year,
    signs: zodiacSigns.filter(({ id }) => taiSui(year, id).relations.length > 0).map(({ id }) => id),
  }) as const;

/** The signs that offend Tai Sui in a year: `'Rat, Ox and Horse'`. */
export const signsOffending = (year: number): Passage =>
  stated(offending(year), ({ signs }) => textOf(listed(signs.map(nameOfSign))));

/** `'the Rat, the Ox and the Horse'`, which offend Tai Sui in a year. */
export const theSignsOffending = (year: number): Passage =>
  stated(offending(year), ({ signs }) => textOf(listed(signs.map((id) => `the ${nameOfSign(id)}`))));
