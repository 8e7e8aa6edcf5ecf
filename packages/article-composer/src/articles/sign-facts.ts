import type { ZodiacSign } from '@org/zodiac-core';
import { table, type Markup } from '../claims/markup.ts';
import {
  branchOf,
  characterOf,
  doubleHour,
  fixedElement,
  luckyColours,
  luckyNumbers,
  polarityOf,
} from '../wording/sign-phrases.ts';

/** The facts of a sign, for articles that end with them. */
export const factsTable = (sign: ZodiacSign): Markup =>
  table(
    `The ${sign.name} in the calendar and in custom`,
    [],
    [
      ['Character', characterOf(sign)],
      ['Earthly branch', branchOf(sign)],
      ['Yin or Yang', polarityOf(sign)],
      ['Fixed element', fixedElement(sign)],
      ['Double hour', doubleHour(sign)],
      ['Lucky numbers', luckyNumbers(sign)],
      ['Lucky colors', luckyColours(sign)],
    ],
  );
