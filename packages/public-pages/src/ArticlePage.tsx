import { Article, Badge, Button, Logo, PageSection, SiteFooter, SiteHeader } from '@org/ui';
import { ArticleList } from './ArticleList.tsx';
import type { ArticlePageProps } from './article-page.ts';
import { feedPath, publicPaths } from './paths.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The page of an article. It has no script and no inline style, because its Content-Security-Policy allows neither. */
export function ArticlePage(page: ArticlePageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131a2a" media="(prefers-color-scheme: dark)" />
        <title>{`${page.title} · Zodiac Atlas`}</title>
        <meta name="description" content={page.description} />
        <link rel="canonical" href={page.address} />
        <link rel="alternate" type="application/atom+xml" title="Zodiac Atlas" href={feedPath} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content="Zodiac Atlas" />
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={page.address} />
        <meta property="og:image" content={page.picture} />
        <meta property="article:published_time" content={page.publishedAt.toISOString()} />
        <meta property="article:modified_time" content={page.changedAt.toISOString()} />
        <meta name="twitter:card" content="summary_large_image" />
        {page.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script
          type="application/ld+json"
          // Escapes `<`, because "</script>" in a title would end the element.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(page.structuredData).replaceAll('<', '\\u003c'),
          }}
        />
      </head>
      <body className="ArticlePage">
        <SiteHeader
          className="ArticlePage-screenOnly"
          contentId="content"
          logo={
            <a href={publicPaths.home}>
              <Logo />
            </a>
          }
          action={
            <Button asChild variant="primary">
              <a href={publicPaths.sample}>Try Free Sample</a>
            </Button>
          }
        />
        <main id="content" tabIndex={-1}>
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
                <Badge>{page.keyword}</Badge>{' '}
                <time dateTime={page.publishedAt.toISOString()}>{longDate.format(page.publishedAt)}</time>{' '}
                <span aria-hidden="true">·</span> <span>{`${page.readingMinutes} min read`}</span>
              </>
            }
            headings={page.headings}
            html={page.html}
          />
          <aside className="ArticlePage-screenOnly" aria-labelledby="sample">
            <PageSection
              ground="sunken"
              title={<span id="sample">Which year is yours?</span>}
              lead="Enter a birth date and read your sign free, by the true New Year’s Day of your year."
            >
              <div>
                <Button asChild variant="primary" size="l">
                  <a href={publicPaths.sample}>Discover My Zodiac Sign</a>
                </Button>
              </div>
            </PageSection>
          </aside>
          {page.related.length > 0 && (
            <PageSection aria-labelledby="related" title={<span id="related">Read on</span>}>
              <ArticleList articles={page.related} heading="h3" />
            </PageSection>
          )}
        </main>
        <SiteFooter className="ArticlePage-screenOnly">
          <p>For entertainment only. This is not professional career advice.</p>
          <p>
            Company and brand names and logos are trademarks of their owners. The zodiac year begins at
            Chinese New Year.
          </p>
          <p>© Zodiac Atlas</p>
        </SiteFooter>
      </body>
    </html>
  );
}
