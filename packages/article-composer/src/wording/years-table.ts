import { text } from '@org/content/articles';
import { table, type Markup } from '../claims/markup.ts';
import type { Phrase } from '../claims/passage.ts';
import { elementByYear, newYearsDay, newYearsEve, yearByName } from '../wording/calendar-phrases.ts';

/** The zodiac years with their first and last days. */
export const yearsTable = (caption: Phrase, years: readonly number[]): Markup =>
  table(
    caption,
    text('columns.years'),
    years.map((year) => [yearByName(year), newYearsDay(year), newYearsEve(year + 1)]),
  );

/** The zodiac years of one sign with their elements and days. */
export const yearsOfOneSign = (caption: Phrase, years: readonly number[]): Markup =>
  table(
    caption,
    text('columns.spans'),
    years.map((year) => [newYearsDay(year), newYearsEve(year + 1), elementByYear(year)]),
  );
