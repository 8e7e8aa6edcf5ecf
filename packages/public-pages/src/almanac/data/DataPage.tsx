import { text } from '@org/content/almanac';
import { Table, type TableColumn } from '@org/ui';
import { describeSign, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { CountsOfTables, ListedArticle } from '../../article-page.ts';
import { signPath } from '../../paths.ts';
import type { Section } from '../AlmanacPage.tsx';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../site.ts';
import { Words } from '../Words.tsx';
import { newYearBounds } from '../years/new-year-bounds.ts';

interface DataPageProps {
  site: Site;
  /** `undefined` while the database is unavailable. */
  counts: CountsOfTables | undefined;
  articles: readonly ListedArticle[];
}

const number = (count: number): string => count.toLocaleString('en-US');
const sum = (counts: readonly number[]): string => number(counts.reduce((total, count) => total + count, 0));

/** What the lists of companies, car brands and states hold, by sign. */
export function DataPage({ site, counts, articles }: DataPageProps) {
  const sections: Section[] = [
    {
      id: 'counts',
      title: text('data.sections.counts'),
      content: counts ? <CountsOfSigns counts={counts} /> : <p>{text('data.counts.missing')}</p>,
    },
    { id: 'signs', title: text('data.sections.signs'), content: <p>{text('data.signs', newYearBounds)}</p> },
    {
      id: 'sources',
      title: text('data.sections.sources'),
      content: (
        <p>
          <Words text={text('data.sources')} />
        </p>
      ),
    },
    {
      id: 'lists',
      title: text('data.sections.lists'),
      content: (
        <p>
          <Words text={text('data.lists')} />
        </p>
      ),
    },
  ];
  return (
    <HubPage
      site={site}
      hub="data"
      {...(counts && {
        summary: text('data.summary-counted', {
          companies: sum(counts.companies),
          brands: sum(counts.carBrands),
          states: sum(counts.usStates),
        }),
      })}
      sections={sections}
      reading={{ subject: text('common.subject.data'), articles }}
    />
  );
}

const CountsOfSigns = ({ counts }: { counts: CountsOfTables }) => (
  <>
    <Table
      caption={text('data.counts.caption')}
      rows={zodiacSignIds}
      rowKey={(id) => id}
      columns={columnsOf(counts)}
    />
    <p>{text('data.counts.meaning')}</p>
  </>
);

const columnsOf = (counts: CountsOfTables): readonly TableColumn<ZodiacSignId>[] => {
  const ofTable = (key: keyof CountsOfTables, header: string): TableColumn<ZodiacSignId> => ({
    key,
    header,
    numeric: true,
    cell: (id) => number(counts[key][zodiacSignIds.indexOf(id)] ?? 0),
  });
  return [
    {
      key: 'sign',
      header: text('data.counts.sign'),
      cell: (id) => <a href={signPath(id)}>{describeSign(id).name}</a>,
    },
    ofTable('companies', text('data.counts.companies')),
    ofTable('carBrands', text('data.counts.brands')),
    ofTable('usStates', text('data.counts.states')),
  ];
};
