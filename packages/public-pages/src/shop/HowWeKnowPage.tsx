import { Table, type TableColumn } from '@org/ui';
import type { ShopContext } from '../article-page.ts';
import { dataPath, publicPaths, signsPath, yearsPath } from '../paths.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink } from './Operator.tsx';
import { ShopPage } from './ShopPage.tsx';
import { factSources } from './fact-sources.ts';

const columns: readonly TableColumn<(typeof factSources)[number]>[] = [
  { key: 'facts', header: 'Facts', cell: ({ facts }) => facts },
  {
    key: 'source',
    header: 'Source',
    cell: ({ source, url }) => (url ? <a href={url}>{source}</a> : source),
  },
  { key: 'licence', header: 'License', cell: ({ licence }) => licence },
];

/** The method: dates, signs, sources and articles. */
export const HowWeKnowPage = ({ context }: { context: ShopContext }) => (
  <ShopPage
    context={context}
    path={shopPaths.howWeKnow}
    title="How we know: dates, signs, sources and articles"
    description="How Zodiac Atlas finds the true New Year’s Day and the sign of a date, where its facts about companies, brands and states are from, and how its articles are written and checked."
    heading="How we know"
    summary="A sign follows from the true New Year’s Day of its year, a fact from a named source, and a sentence of an article from such a fact."
    sections={[
      {
        id: 'dates',
        title: 'The day on which a year begins',
        content: (
          <>
            <p>
              A zodiac year begins at Chinese New Year, on a day from January 21 to February 21. Almost always
              it is the day of the second new moon after the winter solstice. From 1929 on we count by the
              standard of China, GB/T 33661-2017, which uses the true sun and moon in the time zone UTC+8. For
              earlier years we take the calendar that was issued in China at the time.
            </p>
            <p>
              The library that counts knows every New Year’s Day from 1583 to 2200. Its tests compare each of
              them with a table. The days of <a href={yearsPath}>1900 to 2100</a> are on pages of their own.
            </p>
            <p>
              Vietnam, Korea and Japan have calendars of their own, and some of their years begin on another
              day. China’s is the default. If you choose another one, the page says so, and what China’s says.
            </p>
          </>
        ),
      },
      {
        id: 'signs',
        title: 'The sign of a person',
        content: (
          <>
            <p>
              The sign of a person follows from the full date of birth. Someone born on January 20, 1990 is a
              Snake, although 1990 is a Year of the Horse, because that year began on January 27. Near New
              Year the page names the day that decides.
            </p>
            <p>
              Some schools begin the year at the Start of Spring, about February 4. We count from New Year’s
              Day, and name the other sign where the two differ.
            </p>
          </>
        ),
      },
      {
        id: 'foundings',
        title: 'The sign of a company, a brand or a state',
        content: (
          <p>
            A founding is that of the business that has the name today or grew into it, not a later
            registration or listing. The sign follows from the most precise date that we know of the founding
            or the statehood. With a full date it is exact. With a year alone it is the sign of most of that
            year. Where only the year or the month is known and New Year could decide, the card shows both
            signs. A date “as commonly given” is labeled so. A sign is never typed by hand: it is computed
            when a date is stored. <a href={dataPath}>How many each sign has</a> is on a page of its own.
          </p>
        ),
      },
      {
        id: 'tradition',
        title: 'What tradition says',
        content: (
          <>
            <p>
              The relations of two signs, such as the six harmonies and the six clashes, are rules of Chinese
              tradition, and each names its book where one is known. The <a href={signsPath}>score</a> of a
              pair adds points to those relations. The points are ours, and the page shows the sum.
            </p>
            <p>
              Every paragraph of a reading names its rule and its source. Numerology is another tradition: the
              life path is the sum of the digits of a date, with 11, 22 and 33 kept. None of this is science,
              and none of it foretells anything.
            </p>
          </>
        ),
      },
      {
        id: 'sources',
        title: 'Where the facts are from',
        content: (
          <>
            <p>
              An unknown fact stays empty. We fill none by guessing. The page of a company, a brand or a state
              names the sources of its facts.
            </p>
            <Table
              caption="Sources and their licenses"
              rows={factSources}
              rowKey={({ facts }) => facts}
              columns={columns}
            />
            <p>
              The license of GeoNames, CC BY 4.0, asks for this credit: city coordinates by{' '}
              <a href="https://www.geonames.org/">GeoNames</a>, under{' '}
              <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
            </p>
          </>
        ),
      },
      {
        id: 'openings',
        title: 'Companies and openings',
        content: (
          <p>
            Once a day we read new companies of each sign from Wikidata, and openings from the public job
            boards of companies (Greenhouse, Lever and Ashby) and from what their careers pages say in the
            terms of schema.org. We obey robots.txt. An opening links to the employer’s own page. When the
            source no longer lists it, it is closed here too.
          </p>
        ),
      },
      {
        id: 'articles',
        title: 'How articles are written',
        content: (
          <>
            <p>
              {context.articlesByModel
                ? 'A language model writes the articles, from notes that our program composes. It may use only the figures of these notes. '
                : 'A program of ours writes the articles, by rules: a keyword selects facts of the calendar, of tradition and of our tables, and each sentence is written from such a fact. No language model takes part. '}
              An editor may change an article before or after it is published.
            </p>
            <p>
              Every article passes the same check before it is stored: it answers its question in the first
              paragraph, its sentences can be read, its links lead to pages that exist, and less than 15 % of
              its wording, with names and numbers left out, is that of any other article. Keywords on medical,
              criminal and financial subjects are refused, and nobody under 18 is paired with anybody. See the{' '}
              <a href={publicPaths.blog}>articles</a>.
            </p>
            <p>What articles tell of history and custom is from these works and pages about them:</p>
            <ul>
              {context.articleSources.map(({ work, href }) => (
                <li key={work}>
                  <a href={href}>{work}</a>
                </li>
              ))}
            </ul>
          </>
        ),
      },
      {
        id: 'errors',
        title: 'If something is wrong',
        content: (
          <p>
            Tell us at <MailLink address={context.correctionsEmail ?? context.operator.email} />, with the
            address of the page. We correct what we can confirm.
          </p>
        ),
      },
    ]}
  />
);
