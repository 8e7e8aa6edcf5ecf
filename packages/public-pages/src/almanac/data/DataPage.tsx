import { Table, type TableColumn } from '@org/ui';
import { describeSign, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { CountsOfTables, ListedArticle } from '../../article-page.ts';
import { signPath } from '../../paths.ts';
import { shopPaths } from '../../shop-paths.ts';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../site.ts';

interface DataPageProps {
  site: Site;
  /** `undefined` while the database is unavailable. */
  counts: CountsOfTables | undefined;
  articles: readonly ListedArticle[];
}

const number = (count: number): string => count.toLocaleString('en-US');
const sum = (counts: readonly number[]): string => number(counts.reduce((total, count) => total + count, 0));

/** What the lists of companies, car brands and states hold, by sign. */
export const DataPage = ({ site, counts, articles }: DataPageProps) => (
  <HubPage
    site={site}
    hub="data"
    {...(counts && {
      summary: `Our lists hold ${sum(counts.companies)} companies, ${sum(counts.carBrands)} car brands and ${sum(counts.usStates)} US states, each under the sign of the day on which it began.`,
    })}
    sections={[
      {
        id: 'counts',
        title: 'How many of each sign',
        content: counts ? (
          <>
            <Table
              caption="Rows of the three lists, by sign"
              rows={zodiacSignIds}
              rowKey={(id) => id}
              columns={columnsOf(counts)}
            />
            <p>
              Foundings crowd into some years, so the signs differ in number by the calendar of business
              alone. A large number says nothing of the sign.
            </p>
          </>
        ) : (
          <p>The counts cannot be shown at the moment. Please try again in a minute.</p>
        ),
      },
      {
        id: 'signs',
        title: 'How a row gets its sign',
        content: (
          <p>
            A row has the sign of the zodiac year in which it began, and that year begins at Chinese New Year,
            between January 21 and February 20. Where only the year of a founding is known, the row stands
            under the sign of most of that year, and its page names the other sign as well. A state has the
            sign of the day on which it joined the Union.
          </p>
        ),
      },
      {
        id: 'sources',
        title: 'Where the facts are from',
        content: (
          <p>
            From public tables and our own notes. Each page names the source of its facts and takes
            corrections. <a href={shopPaths.howWeKnow}>How we know</a> names the works and their licenses.
          </p>
        ),
      },
      {
        id: 'lists',
        title: 'The lists themselves',
        content: (
          <p>
            <a href="/companies">Companies</a> with their job openings, <a href="/car-brands">car brands</a>{' '}
            with their models and <a href="/us-states">US states</a> with a map are searched and compared by
            whoever has lifetime access.
          </p>
        ),
      },
    ]}
    reading={{ subject: 'companies, brands and states', articles }}
  />
);

const columnsOf = (counts: CountsOfTables): readonly TableColumn<ZodiacSignId>[] => {
  const ofTable = (key: keyof CountsOfTables, header: string): TableColumn<ZodiacSignId> => ({
    key,
    header,
    numeric: true,
    cell: (id) => number(counts[key][zodiacSignIds.indexOf(id)] ?? 0),
  });
  return [
    { key: 'sign', header: 'Sign', cell: (id) => <a href={signPath(id)}>{describeSign(id).name}</a> },
    ofTable('companies', 'Companies'),
    ofTable('carBrands', 'Brands'),
    ofTable('usStates', 'States'),
  ];
};
