import { Table, type TableColumn } from '@org/ui';
import { signPath, yearPath, yearsPath } from '../../paths.ts';
import { AlmanacPage } from '../AlmanacPage.tsx';
import { Han } from '../Han.tsx';
import { hubPicture } from '../hub-picture.ts';
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
  <AlmanacPage
    site={site}
    path={yearsPath}
    title="Chinese zodiac years 1900–2100: every first day and sign"
    description="All 201 Chinese zodiac years from 1900 to 2100 with their exact first day, animal sign, element and name in the cycle of sixty."
    heading="Chinese zodiac years, 1900 to 2100"
    summary="Find the year of birth: the sign is that of the row if the birthday is on its first day or later, and that of the row before it if it is earlier."
    sign={null}
    wide
    picture={hubPicture('years')}
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
