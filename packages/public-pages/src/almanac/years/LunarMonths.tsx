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

/** The lunar months of a year, with the leap month where there is one. */
export function LunarMonths({ own: { year } }: { own: ZodiacYear }) {
  const leapMonth = leapMonthOf(year);
  return (
    <>
      <p>
        {leapMonth === undefined
          ? `The lunar year ${year} has twelve months and no leap month.`
          : `The lunar year ${year} has thirteen months: month ${leapMonth} is followed by a leap month of the same number.`}
      </p>
      <Table
        caption={`Months of the lunar year ${year} in China`}
        rows={monthsOf(year, leapMonth)}
        rowKey={({ month, isLeapMonth }) => `${month}${isLeapMonth ? ' leap' : ''}`}
        columns={[
          {
            key: 'month',
            header: 'Month',
            cell: ({ month, isLeapMonth }) => (isLeapMonth ? `${month}, leap month` : month),
          },
          { key: 'first', header: 'First day', cell: ({ firstDay }) => longDate(firstDay) },
          { key: 'days', header: 'Days', cell: ({ days }) => days, numeric: true },
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
