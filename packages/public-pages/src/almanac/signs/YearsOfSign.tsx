import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import { describeSign, type ZodiacSignId } from '@org/zodiac-core';
import { yearPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import { withArticle } from '../words/grammar.ts';
import { longDate } from '../words/long-date.ts';
import { yearsOfSign, zodiacYearOf, type ZodiacYear } from '../years/zodiac-years.ts';

const columns: readonly TableColumn<ZodiacYear>[] = [
  { key: 'year', header: text('sign.years.year'), cell: ({ year }) => <a href={yearPath(year)}>{year}</a> },
  { key: 'first', header: text('sign.years.first'), cell: ({ firstDay }) => longDate(firstDay) },
  { key: 'last', header: text('sign.years.last'), cell: ({ lastDay }) => longDate(lastDay) },
  {
    key: 'name',
    header: text('sign.years.name'),
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
    <>
      <p>{text('sign.years.read', { one: withArticle(describeSign(id).name) })}</p>
      <Table
        caption={text('sign.years.caption', { count: rows.length })}
        rows={rows}
        rowKey={({ year }) => year}
        columns={columns}
      />
    </>
  );
}
