import type { Article } from '../article-parts.ts';
import { paragraph, type Markup } from '../claims/markup.ts';
import { listed, say, type Phrase } from '../claims/passage.ts';
import { elementOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import {
  elementByYear,
  elementOfYear,
  newYearsDay,
  signByYear,
  yearByName,
  yearInFigures,
  yearsBetween,
} from '../wording/calendar-phrases.ts';
import { units, upperFirst } from '../wording/words.ts';
import type { Context } from './context.ts';
import { yearsTable } from './years-table.ts';

/** More years are not named in the answer. */
const maxNamed = 12;

/** Lists the zodiac years of a range or a decade with their days. */
export function yearsArticle(first: number, last: number, { text }: Context): Article {
  const years = yearsBetween(first, last);
  const [from, to] = [yearInFigures(first), yearInFigures(last)];
  return {
    title: asksForDays(text)
      ? say`Chinese New Year Dates ${from} to ${to}`
      : say`Chinese Zodiac Years ${from} to ${to}, With Dates`,
    description: say`Animal, element, first and last day of each zodiac year from ${yearByName(first)} to ${yearByName(last)}, and what to do with a January birthday.`,
    sections: [
      {
        heading: '',
        blocks: [
          ...yearsOfElement(years, text, say`from ${from} to ${to}`),
          paragraph(
            asksForDays(text) && years.length <= maxNamed
              ? say`Chinese New Years ${from} to ${to}: ${listed(years.map(newYearsDay))}.`
              : years.length <= maxNamed
                ? say`Zodiac years ${from} to ${to}: ${listed(years.map((year) => say`${elementByYear(year)} ${signByYear(year)}`))}.`
                : say`The years ${from} to ${to} run from ${yearByName(first)} to ${yearByName(last)}.`,
          ),
          ...(asksForDays(text) && years.length <= maxNamed
            ? []
            : [paragraph(say`${from} begins on ${newYearsDay(first)}, ${to} on ${newYearsDay(last)}.`)]),
        ],
      },
      {
        heading: 'The years with their days',
        blocks: [
          yearsTable(
            say`Zodiac years from ${from} to ${to}; earlier birthdays belong to the line above`,
            years,
          ),
        ],
      },
    ],
  };
}

/** As in "how many fire years between 1950 and 2000". */
function yearsOfElement(years: readonly number[], text: string, span: Phrase): Markup[] {
  const [element, ...others] = new Set(wordsIn(text).flatMap((word) => elementOfWord(word) ?? []));
  if (element === undefined || others.length > 0) return [];
  const found = years.filter((year) => elementOfYear(year) === element);
  const count = upperFirst(units[found.length] ?? '');
  return count === '' || found.length === 0
    ? []
    : [
        paragraph(
          say`${count} ${found.length === 1 ? 'year' : 'years'} ${span} ${found.length === 1 ? 'has' : 'have'} the element ${element}: ${listed(found.map(yearInFigures))}.`,
        ),
      ];
}

/** As in "lunar new year dates 2020 to 2030". */
const asksForDays = (text: string): boolean => /\bnew years?\b|\bspring festival\b|\bcny\b/.test(text);
