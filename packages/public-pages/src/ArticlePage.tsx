import { dayInWords } from '@org/api-contract/lists';
import { Article, Badge, PageSection } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { ArticleList } from './ArticleList.tsx';
import type { ArticleOrigin, ArticlePageProps } from './article-page.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageDocument } from './document/PageDocument.tsx';
import { SampleOffer } from './document/SampleOffer.tsx';
import { Figure } from './figures/Figure.tsx';
import { feedPath, publicPaths, signPath } from './paths.ts';
import { shopPaths } from './shop-paths.ts';

const tagOrHan = /(<(?:"[^"]*"|[^">])*>)|\p{Script=Han}+/gu;

/** HTML with its Chinese characters marked as such. */
const withMarkedHan = (html: string): string =>
  html.replaceAll(tagOrHan, (part, tag?: string) => tag ?? `<span lang="zh-Hant">${part}</span>`);

/** The text of an article, with its image above, its figure below the answer, and its origin at the end. */
function withFigure({ image, figure, origin, ...page }: ArticlePageProps): string {
  const html = withMarkedHan(page.html);
  const heading = html.indexOf('<h2');
  const afterAnswer = heading < 0 ? html.length : heading;
  return [
    image ? renderToStaticMarkup(<img {...image} alt={image.alt} />) : '',
    html.slice(0, afterAnswer),
    figure ? renderToStaticMarkup(<Figure figure={figure} />) : '',
    html.slice(afterAnswer),
    renderToStaticMarkup(<Origin {...origin} />),
  ].join('');
}

const writers = {
  rules: 'Written by our program from our tables',
  model: 'Written by a language model from facts in our tables',
  editor: 'Written by an editor',
} as const;

const Origin = ({ writtenBy, isEdited, checkedBy, writtenAt }: ArticleOrigin) => (
  <p className="PublicPage-source">
    {[
      writers[writtenBy],
      isEdited && writtenBy !== 'editor' ? ', edited by hand' : '',
      checkedBy === null ? '' : `, checked by ${checkedBy}`,
      '. Text and data of ',
    ].join('')}
    <time dateTime={writtenAt.toISOString()}>{dayInWords(writtenAt)}</time>
    {'. '}
    <a href={shopPaths.howWeKnow}>How we know</a>
  </p>
);

export function ArticlePage(page: ArticlePageProps) {
  const head = {
    ...page,
    type: 'article' as const,
    more: (
      <>
        <link rel="alternate" type="application/atom+xml" title="Zodiac Atlas" href={feedPath} />
        <meta property="article:published_time" content={page.publishedAt.toISOString()} />
        <meta property="article:modified_time" content={page.changedAt.toISOString()} />
      </>
    ),
  };
  return (
    <PageDocument path={new URL(page.address).pathname} head={head}>
      <Article
        title={page.title}
        summary={page.description}
        sign={page.sign}
        place={
          <>
            <a href={publicPaths.home}>Home</a> <span aria-hidden="true">›</span>{' '}
            <a href={publicPaths.blog}>Blog</a>
          </>
        }
        facts={
          <>
            {/* The date comes first, so that it does not move when the fonts load. */}
            <time dateTime={page.publishedAt.toISOString()}>{dayInWords(page.publishedAt)}</time>{' '}
            <span aria-hidden="true">·</span> <span>{`${page.readingMinutes} min read`}</span>{' '}
            <Badge>{page.keyword}</Badge> <span aria-hidden="true">·</span>{' '}
            {/* Without scripts the link opens a mail. */}
            <a
              data-island="share"
              href={`mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(page.address)}`}
            >
              Share
            </a>
          </>
        }
        headings={page.headings}
        html={withFigure(page)}
      />
      <SampleOffer />
      {page.related.length > 0 && (
        <PageSection
          aria-labelledby="related"
          title={<span id="related">Read on</span>}
          lead={page.sign && <SignLink sign={page.sign} />}
        >
          <ArticleList articles={page.related} heading="h3" />
        </PageSection>
      )}
    </PageDocument>
  );
}

const SignLink = ({ sign }: { sign: NonNullable<ArticlePageProps['sign']> }) => (
  <a href={signPath(sign)}>{`Year of the ${getZodiacSignById(sign).name}: dates, character and matches`}</a>
);
