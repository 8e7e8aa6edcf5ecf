import { Table, type TableColumn } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import { yearPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import { longDate } from '../words/long-date.ts';
import { yearsOfSign, zodiacYearOf, type ZodiacYear } from '../years/zodiac-years.ts';

const columns: readonly TableColumn<ZodiacYear>[] = [
  { key: 'year', header: 'Year', cell: ({ year }) => <a href={yearPath(year)}>{year}</a> },
  { key: 'first', header: 'First day', cell: ({ firstDay }) => longDate(firstDay) },
  { key: 'last', header: 'Last day', cell: ({ lastDay }) => longDate(lastDay) },
  {
    key: 'name',
    header: 'Name',
    cell: ({ name, cycle }) => (
      <>
        {name} <Han>{cycle.name}</Han>
      </>
    ),
  },
];

/** The years of a sign, with their first and last days. */
export function YearsOfSign({ id }: { id: ZodiacSignId }) {
  const rows = yearsOfSign(id).map(zodiacYearOf);
  return (
    <Table
      caption={`First and last days by the calendar of China, ${rows.length} years`}
      rows={rows}
      rowKey={({ year }) => year}
      columns={columns}
    />
  );
}
