import { Table, type TableColumn } from '@org/ui';
import { signPath, yearPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../site.ts';
import { longDate } from '../words/long-date.ts';
import { allYears, zodiacYearOf, type ZodiacYear } from './zodiac-years.ts';

const rows = allYears.map(zodiacYearOf);

const columns: readonly TableColumn<ZodiacYear>[] = [
  { key: 'year', header: 'Year', cell: ({ year }) => <a href={yearPath(year)}>{year}</a> },
  { key: 'first', header: 'First day', cell: ({ firstDay }) => longDate(firstDay) },
  { key: 'sign', header: 'Sign', cell: ({ sign }) => <a href={signPath(sign.id)}>{sign.name}</a> },
  {
    key: 'name',
    header: 'Element and name',
    cell: ({ cycle }) => (
      <>
        {cycle.stem.element} <Han>{cycle.name}</Han> {cycle.pinyin}
      </>
    ),
  },
];

/** All years that have a page. */
export const YearsPage = ({ site }: { site: Site }) => (
  <HubPage
    site={site}
    hub="years"
    wide
    sections={[
      {
        id: 'years',
        title: 'First days by the calendar of China',
        content: (
          <div className="PublicPage-tables">
            {spans.map(({ from, to }) => (
              <Table
                key={from}
                caption={`${from} to ${to}`}
                rows={rows.filter(({ year }) => year >= from && year <= to)}
                rowKey={({ year }) => year}
                columns={columns}
              />
            ))}
          </div>
        ),
      },
    ]}
  />
);

const spans = [
  { from: 1900, to: 1949 },
  { from: 1950, to: 1999 },
  { from: 2000, to: 2049 },
  { from: 2050, to: 2100 },
];
