import type { Article } from '../article-parts.ts';
import { paragraph, pointer, table } from '../claims/markup.ts';
import { linked, say, type Phrase } from '../claims/passage.ts';
import type { TableName } from '../claims/claim.ts';
import {
  calendarYearsBetween,
  newYearsDay,
  signByYear,
  spanOfYear,
  yearByName,
} from '../wording/calendar-phrases.ts';
import {
  countOfYear,
  dateOfRow,
  nameOfRow,
  signOfRow,
  tableWords,
  yearOfRows,
} from '../wording/table-phrases.ts';
import type { Context } from './context.ts';

/** The maximum number of rows in the list. */
const maxListed = 12;

/** Answers how many rows of a table date from a Gregorian year, and names those that articles may name. */
export function tableInYearArticle(of: TableName, year: number, { facts, nameable }: Context): Article {
  const words = tableWords[of];
  const figure = yearOfRows(facts, of, year);
  const count = countOfYear(facts, of, year);
  const rows = nameable[of]
    .filter((row) => row.year === year)
    .toSorted((a, b) => b.fame - a.fame)
    .slice(0, maxListed);
  const verb = of === 'usStates' ? 'joined the Union' : 'were founded';
  return {
    title: say`${words.title} of ${figure} by Zodiac Sign`,
    description: say`Which of our ${words.many} ${of === 'usStates' ? 'joined in' : 'date from'} ${figure}, the year in which the ${yearByName(year)} year began. Those with a sign, and the years around.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            say`In ${figure}, by our tables, ${count} ${verb}.`,
            say`Its zodiac year, ${yearByName(year)}, began on ${newYearsDay(year)}. Earlier dates: ${signByYear(year - 1)}.`,
          ),
        ],
      },
      ...(rows.length === 0
        ? []
        : [
            {
              heading: say`Some of ${figure}`,
              blocks: [
                table(
                  'The best known first, with the sign of the date',
                  ['Name', 'Date', 'Sign'],
                  rows.map((row): Phrase[] => {
                    const named = { table: of, row };
                    return [linked(nameOfRow(named), row.website), dateOfRow(named), signOfRow(named)];
                  }),
                ),
                pointer('All of them are under', words.many, words.path),
              ],
            },
          ]),
      {
        heading: 'The years around it',
        blocks: [
          table(
            say`${words.title} in our tables by year`,
            ['Zodiac year', 'Days', 'Number'],
            calendarYearsBetween(year - 4, year + 4).map((each): Phrase[] => [
              yearByName(each),
              spanOfYear(each),
              countOfYear(facts, of, each),
            ]),
          ),
        ],
      },
    ],
  };
}
