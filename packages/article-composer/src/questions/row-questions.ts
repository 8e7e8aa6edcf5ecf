import { describeSign } from '@org/zodiac-core';
import { thisYear, type Context } from '../articles/context.ts';
import { listedRows } from '../articles/listed-rows.ts';
import { listed, say } from '../claims/passage.ts';
import type { TableName } from '../claims/claim.ts';
import type { NamedRow, TableSubject } from '../understand/subject.ts';
import { ageOn, dayOfAge } from '../wording/age-phrases.ts';
import { newYearsDay, spanOfYear, yearsOfSign } from '../wording/calendar-phrases.ts';
import { bestPartnersOf } from '../wording/pairing-phrases.ts';
import { plural } from '../wording/sign-phrases.ts';
import { countOfSign, dateOfRow, nameOfRow, rowsOfSign, tableWords } from '../wording/table-phrases.ts';
import type { Question } from './question.ts';
import { nextYearOf } from './sign-questions.ts';
import { todayOf } from './year-questions.ts';

/** What readers of an article on a company, brand or state ask next. */
export function rowQuestions(named: NamedRow, context: Context): readonly Question[] {
  const { row, table } = named;
  const sign = describeSign(row.sign);
  const others = rowsOfSign(context.nameable[table], sign)
    .filter((other) => other !== row)
    .slice(0, 3);
  const now = thisYear(context);
  const own = yearsOfSign(sign, now, now + 12).find((year) => year > row.year) ?? now;
  return [
    ...(others.length > 0
      ? [
          {
            ask: `Which other ${tableWords[table].many} are ${plural(sign)}?`,
            answer: say`${listed(others.map((other) => nameOfRow({ table, row: other })))}, among others.`,
          },
        ]
      : []),
    ...(row.month !== null && row.day !== null
      ? [
          {
            ask: say`How old is ${nameOfRow(named)} on ${dayOfAge({ year: row.year, month: row.month, day: row.day }, todayOf(context))}?`,
            answer: say`${ageOn({ year: row.year, month: row.month, day: row.day }, todayOf(context))}.`,
          },
        ]
      : []),
    { ask: say`When is ${nameOfRow(named)}’s own year?`, answer: say`From ${spanOfYear(own)}.` },
    { ask: `Which signs go with the ${sign.name}?`, answer: say`${bestPartnersOf(sign)}.` },
  ];
}

/** What readers of an article on two rows ask next. */
export function rowsQuestions([a, b]: readonly [NamedRow, NamedRow], context: Context): readonly Question[] {
  const now = thisYear(context);
  const next = ({ row }: NamedRow) => yearsOfSign(describeSign(row.sign), now + 1, now + 12)[0] ?? now;
  const later = a.row.year > b.row.year ? a : b;
  return [
    ...(a.row.year === b.row.year
      ? []
      : [
          {
            ask: 'Which of them is younger?',
            answer: say`${nameOfRow(later)}, of ${dateOfRow(later)}.`,
          },
        ]),
    ...(a.row.sign === b.row.sign
      ? [{ ask: 'When is the year of both?', answer: say`From ${spanOfYear(next(a))}.` }]
      : [
          {
            ask: 'When do their own years come?',
            answer: say`On ${newYearsDay(next(a))} and ${newYearsDay(next(b))}.`,
          },
        ]),
    {
      ask: 'Do such points tell who does better?',
      answer: 'No. They compare signs, not balance sheets.',
    },
  ];
}

/** What readers of an article on a table ask next. */
export function tableQuestions(
  { table: of, sign, rowKind }: TableSubject,
  context: Context,
): readonly Question[] {
  const rows = listedRows(of, sign, rowKind, context).toSorted((a, b) => a.year - b.year);
  const [oldest, youngest] = [rows[0], rows.at(-1)];
  return [
    ...(oldest && youngest && oldest !== youngest
      ? [
          {
            ask: 'Which of those named is the oldest?',
            answer: say`${nameOfRow({ table: of, row: oldest })}, ${dateOfRow({ table: of, row: oldest })}. The youngest: ${nameOfRow({ table: of, row: youngest })}, ${dateOfRow({ table: of, row: youngest })}.`,
          },
        ]
      : []),
    ...(sign
      ? [
          {
            ask: `What else is under the ${sign.name}?`,
            answer: say`${listed(otherTables(of).map((other) => countOfSign(context.facts, other, sign)))}.`,
          },
          ...nextYearOf(sign, context),
        ]
      : []),
    { ask: 'Does the sign decide success?', answer: 'No. It only names the year.' },
  ];
}

const otherTables = (of: TableName): TableName[] =>
  (['companies', 'carBrands', 'usStates'] as const).filter((table) => table !== of);
