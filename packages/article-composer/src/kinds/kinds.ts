import { birthday } from './birthday.ts';
import { career } from './career.ts';
import { date } from './date.ts';
import { element, pillar } from './element.ts';
import { festival } from './festival.ts';
import type { Kind } from '../kind.ts';
import { list } from './list.ts';
import { luck } from './luck.ts';
import { number } from './number.ts';
import { pair, pairOfBirths } from './pair.ts';
import { quality } from './quality.ts';
import { row, rows } from './row.ts';
import { rule } from './rule.ts';
import { sign } from './sign.ts';
import { signInYear } from './sign-in-year.ts';
import { stem } from './stem.ts';
import { topic } from './topic.ts';
import { year } from './year.ts';

/** All kinds of articles. If two kinds take a keyword without further words, the first is used. */
export const kinds: readonly Kind[] = [
  year,
  sign,
  career,
  luck,
  signInYear,
  pair,
  pairOfBirths,
  pillar,
  stem,
  element,
  festival,
  rule,
  list,
  row,
  rows,
  quality,
  date,
  birthday,
  number,
  topic,
];
