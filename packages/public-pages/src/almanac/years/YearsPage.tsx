import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import { LinkList } from '../../document/LinkList.tsx';
import { signPath, yearPath, yearsPath } from '../../paths.ts';
import { Han } from '../Han.tsx';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../../web-build.ts';
import { dayOfYear } from '../words/long-date.ts';
import { newYearBounds } from './new-year-bounds.ts';
import { allYears, zodiacYearOf, type ZodiacYear } from './zodiac-years.ts';

const columns: readonly TableColumn<ZodiacYear>[] = [
  { key: 'year', header: text('years.year'), cell: ({ year }) => <a href={yearPath(year)}>{year}</a> },
  { key: 'first', header: text('years.first'), cell: ({ firstDay }) => dayOfYear(firstDay) },
  {
    key: 'name',
    header: text('years.name'),
    cell: ({ sign, cycle }) => (
      <>
        {`${cycle.stem.element} `}
        <a href={signPath(sign.id)}>{sign.name}</a> <Han>{cycle.name}</Han>
      </>
    ),
  },
];

interface Decade {
  id: string;
  name: string;
  years: readonly ZodiacYear[];
}

const decades: readonly Decade[] = [
  ...Map.groupBy(allYears.map(zodiacYearOf), ({ year }) => Math.floor(year / 10) * 10),
].map(([year, years]) => ({ id: `decade-${year}`, name: text('years.decade', { year }), years }));

/** All years with a page, by decade. */
export const YearsPage = ({ site }: { site: Site }) => (
  <HubPage
    site={site}
    hub="years"
    wide
    sections={[
      {
        id: 'decades',
        title: text('years.sections.decades'),
        content: (
          <>
            <p>{text('years.bounds', newYearBounds)}</p>
            <nav aria-label={text('years.decades')} className="PublicPage-decades">
              <LinkList links={decades.map(({ id, name }) => ({ path: `${yearsPath}#${id}`, text: name }))} />
            </nav>
            <div className="PublicPage-tables">{decades.map(tableOf)}</div>
          </>
        ),
      },
    ]}
  />
);

/** The last decade has one year. */
const captionOf = (years: readonly number[]): string => {
  const [from = '', to = from] = [years[0], years.at(-1)];
  return from === to ? String(from) : text('years.caption', { from, to });
};

const tableOf = ({ id, name, years }: Decade) => (
  <div key={id}>
    <h3 id={id}>{name}</h3>
    <Table
      caption={captionOf(years.map(({ year }) => year))}
      rows={years}
      rowKey={({ year }) => year}
      columns={columns}
    />
  </div>
);
