import { text } from '@org/content/almanac';
import { Table } from '@org/ui';
import type { CalendarDate } from '@org/zodiac-core';
import { daysOfLunarMonth, fromLunarDate, leapMonthOf } from '@org/zodiac-core/lunar';
import { longDate } from '../words/long-date.ts';
import type { ZodiacYear } from './zodiac-years.ts';

interface LunarMonthRow {
  month: number;
  isLeapMonth: boolean;
  firstDay: CalendarDate;
  days: number;
}

/** The lunar months of a year, including a leap month. */
export function LunarMonths({ own: { year } }: { own: ZodiacYear }) {
  const leapMonth = leapMonthOf(year);
  return (
    <>
      <p>
        {leapMonth === undefined
          ? text('year.months.twelve', { year })
          : text('year.months.thirteen', { year, leap: leapMonth })}
      </p>
      <Table
        caption={text('year.months.caption', { year })}
        rows={monthsOf(year, leapMonth)}
        rowKey={({ month, isLeapMonth }) => `${month}${isLeapMonth ? ' leap' : ''}`}
        columns={[
          {
            key: 'month',
            header: text('year.months.month'),
            cell: ({ month, isLeapMonth }) => (isLeapMonth ? text('year.months.leap', { month }) : month),
          },
          { key: 'first', header: text('year.months.first'), cell: ({ firstDay }) => longDate(firstDay) },
          { key: 'days', header: text('year.months.days'), cell: ({ days }) => days, numeric: true },
        ]}
      />
    </>
  );
}

const monthsOf = (year: number, leapMonth: number | undefined): LunarMonthRow[] =>
  Array.from({ length: 12 }, (_, index) => index + 1)
    .flatMap((month) => [
      { year, month, isLeapMonth: false },
      ...(month === leapMonth ? [{ year, month, isLeapMonth: true }] : []),
    ])
    .flatMap((month) => {
      const firstDay = fromLunarDate({ ...month, day: 1 });
      const days = daysOfLunarMonth(month);
      return firstDay && days !== undefined ? [{ ...month, firstDay, days }] : [];
    });
