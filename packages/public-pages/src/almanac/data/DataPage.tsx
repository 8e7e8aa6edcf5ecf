import { inFigures, listIds, listOf, namesOfLists, titleOf } from '@org/api-contract/lists';
import { Table, type TableColumn } from '@org/ui';
import { describeSign, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { CountsOfTables, ListedArticle } from '../../article-page.ts';
import { LinkList } from '../../document/LinkList.tsx';
import { signPath } from '../../paths.ts';
import { shopPaths } from '../../shop-paths.ts';
import { HubPage } from '../HubPage.tsx';
import type { Site } from '../../web-build.ts';
import { listOf as inWords } from '../words/grammar.ts';

interface DataPageProps {
  site: Site;
  /** `undefined` while the database is unavailable. */
  counts: CountsOfTables | undefined;
  articles: readonly ListedArticle[];
}

const lists = listIds.map(listOf);
const sum = (counts: readonly number[]): string =>
  inFigures(counts.reduce((total, count) => total + count, 0));

/** The number of rows in each list, by sign. */
export const DataPage = ({ site, counts, articles }: DataPageProps) => (
  <HubPage
    site={site}
    hub="data"
    {...(counts && {
      summary: `Our lists have ${inWords(lists.map(({ member, fullSeveral }) => `${sum(counts[member])} ${fullSeveral}`))}, each with the sign of the year in which it was founded or joined the Union.`,
    })}
    sections={[
      {
        id: 'counts',
        title: 'How many of each sign',
        content: counts ? (
          <>
            <Table
              caption="Rows of each list, by sign"
              rows={zodiacSignIds}
              rowKey={(id) => id}
              columns={columnsOf(counts)}
            />
            <p>
              More companies are founded in some years than in others, so the numbers of the signs differ. A
              large number says nothing about a sign.
            </p>
          </>
        ) : (
          <p>The counts could not be loaded. Please try again in a minute.</p>
        ),
      },
      {
        id: 'signs',
        title: 'How the sign is decided',
        content: (
          <p>
            A company or brand has the sign of the zodiac year in which it was founded. That year begins at
            Chinese New Year, between January 21 and February 20. If we know only the year of a founding, we
            use the sign of most of that year, and the page also names the other sign. A state has the sign of
            the day on which it joined the Union.
          </p>
        ),
      },
      {
        id: 'sources',
        title: 'Sources of the facts',
        content: (
          <p>
            The facts come from public tables and our own notes. Each page names its sources and accepts
            corrections. <a href={shopPaths.howWeKnow}>How we know</a> names the works and their licenses.
          </p>
        ),
      },
      {
        id: 'lists',
        title: 'The lists',
        content: (
          <>
            <p>With lifetime access you can search, filter and compare every row.</p>
            <LinkList links={lists.map((list) => ({ path: list.path, text: titleOf(list) }))} />
          </>
        ),
      },
    ]}
    reading={{ subject: namesOfLists, articles }}
  />
);

const columnsOf = (counts: CountsOfTables): readonly TableColumn<ZodiacSignId>[] => [
  { key: 'sign', header: 'Sign', cell: (id) => <a href={signPath(id)}>{describeSign(id).name}</a> },
  ...lists.map((list) => ({
    key: list.id,
    header: titleOf(list),
    numeric: true,
    cell: (id: ZodiacSignId) => inFigures(counts[list.member][zodiacSignIds.indexOf(id)] ?? 0),
  })),
];
