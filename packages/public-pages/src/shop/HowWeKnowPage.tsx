import { text } from '@org/content/almanac';
import { firstCalendarYear, getChineseNewYear, lastCalendarYear } from '@org/zodiac-core';
import type { Section } from '../almanac/AlmanacPage.tsx';
import { MarkedHan } from '../almanac/Han.tsx';
import { Words } from '../almanac/Words.tsx';
import { longDate } from '../almanac/words/long-date.ts';
import { newYearBounds } from '../almanac/years/new-year-bounds.ts';
import { firstYear, lastYear } from '../almanac/years/zodiac-years.ts';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink } from './Operator.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { ShopPage } from './ShopPage.tsx';
import { factSources } from './fact-sources.ts';

/** The method: dates, signs, sources and articles. */
export const HowWeKnowPage = ({ context }: { context: ShopContext }) => (
  <ShopPage
    context={context}
    path={shopPaths.howWeKnow}
    title={text('how-we-know.title')}
    description={text('how-we-know.description')}
    heading={text('how-we-know.heading')}
    summary={text('how-we-know.summary')}
    sections={sectionsOf(context)}
  />
);

const sectionsOf = (context: ShopContext): Section[] => [
  {
    id: 'dates',
    title: text('how-we-know.sections.dates'),
    content: (
      <Paragraphs
        texts={text('how-we-know.dates', {
          ...newYearBounds,
          known: firstCalendarYear,
          until: lastCalendarYear,
          from: firstYear,
          to: lastYear,
        })}
      />
    ),
  },
  {
    id: 'signs',
    title: text('how-we-know.sections.signs'),
    content: <Paragraphs texts={text('how-we-know.signs', { horse: longDate(getChineseNewYear(1990)) })} />,
  },
  {
    id: 'foundings',
    title: text('how-we-know.sections.foundings'),
    content: <Paragraphs texts={text('how-we-know.foundings')} />,
  },
  {
    id: 'tradition',
    title: text('how-we-know.sections.tradition'),
    content: <Paragraphs texts={text('how-we-know.tradition')} />,
  },
  {
    id: 'sources',
    title: text('how-we-know.sections.sources'),
    content: (
      <>
        <p>{text('how-we-know.sources.empty')}</p>
        <dl className="PublicPage-terms">
          {factSources.map(({ facts, source, url, license }) => (
            <div key={facts}>
              <dt>{facts}</dt>
              <dd>
                {url ? <a href={url}>{source}</a> : source}
                {`. ${text('how-we-know.sources.license')}: ${license}.`}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Words text={text('how-we-know.sources.credit')} />
        </p>
      </>
    ),
  },
  {
    id: 'openings',
    title: text('how-we-know.sections.openings'),
    content: <Paragraphs texts={text('how-we-know.openings')} />,
  },
  {
    id: 'articles',
    title: text('how-we-know.sections.articles'),
    content: <Articles context={context} />,
  },
  {
    id: 'errors',
    title: text('how-we-know.sections.errors'),
    content: (
      <p>
        {text('how-we-know.errors')} <MailLink address={context.correctionsEmail ?? context.operator.email} />
        {`. ${text('how-we-know.confirm')}`}
      </p>
    ),
  },
];

/** The authors of the articles, the checks, and the cited works. */
const Articles = ({ context }: { context: ShopContext }) => (
  <>
    <Paragraphs
      texts={[
        context.articlesByModel
          ? text('how-we-know.articles.by-model')
          : text('how-we-know.articles.by-rules'),
        text('how-we-know.articles.checks'),
      ]}
    />
    <details>
      <summary>{text('how-we-know.articles.works')}</summary>
      <ul>
        {context.articleSources.map(({ work, href }) => (
          <li key={work}>
            <a href={href}>
              <MarkedHan>{work}</MarkedHan>
            </a>
          </li>
        ))}
      </ul>
    </details>
  </>
);
