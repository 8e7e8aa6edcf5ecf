import { dayInWords, inFigures } from '@org/api-contract/lists';
import { Badge, BrandSeal, Button, DataCard, EmptyState, Grid, Pagination, Seal, Stack } from '@org/ui';
import type { ReactNode } from 'react';
import { articlePath, publicPaths } from '../paths.ts';
import type { BlogArticle, BlogListing } from './blog-listing.ts';
import { articleCategories, blogPath } from './categories.ts';

const link = (path: string, content: ReactNode, isCurrent = false) => (
  <a href={path} aria-current={isCurrent ? 'page' : undefined}>
    {content}
  </a>
);

/** The number of pages that `Pagination` links to at once. */
const shownPages = 5;

/** The articles on a page of the blog, with links to its categories and other pages. */
export function ArticleListing({ listing }: { listing: BlogListing }) {
  const { articles, total, category, page, pageCount, categories } = listing;
  if (articles.length === 0)
    return (
      <EmptyState
        title="No articles yet"
        actions={
          <Button asChild variant="primary">
            {link(publicPaths.sample, 'Try Free Sample')}
          </Button>
        }
      >
        The first articles are being written. Until then, you can read about your own sign.
      </EmptyState>
    );
  const pageLink = (target: number, content: ReactNode): ReactNode =>
    link(blogPath({ category, page: target }), content);
  const shown = [{ id: null, name: 'All' }, ...articleCategories.filter(({ id }) => categories.includes(id))];
  return (
    <Stack gap={6}>
      {categories.length > 0 && (
        <nav aria-label="Subjects">
          <ul className="PublicPage-links">
            {shown.map(({ id, name }) => (
              <li key={name}>{link(blogPath({ category: id, page: 1 }), name, id === category)}</li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status">{counted(total)}</p>
      <Grid repeat="fill">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </Grid>
      <Stack direction="row" justify="center" align="center" gap={3}>
        {page > 3 && pageCount > shownPages && pageLink(1, 'First page')}
        <Pagination page={page} pageCount={pageCount} renderLink={pageLink} />
        {page < pageCount - 2 && pageCount > shownPages && pageLink(pageCount, 'Last page')}
      </Stack>
    </Stack>
  );
}

const counted = (count: number): string =>
  `${inFigures(count)} ${count === 1 ? 'article' : 'articles'}, the newest first`;

function ArticleCard({ article }: { article: BlogArticle }) {
  const { title, slug, targetKeyword, zodiacSign, publishedAt, readingMinutes, metaDescription } = article;
  return (
    <DataCard
      title={title}
      logo={zodiacSign ? <Seal sign={zodiacSign} /> : <BrandSeal className="ArticleCard-seal" />}
      badges={targetKeyword && <Badge>{targetKeyword}</Badge>}
      facts={[
        ['Published', dayInWords(publishedAt)],
        ['Reading time', `${readingMinutes} min`],
      ]}
      description={metaDescription}
      descriptionLines={4}
      actions={
        <Button asChild>
          <a
            href={articlePath(slug)}
            target="_blank"
            rel="noopener"
            aria-label={`Read Article: ${title} (opens in a new tab)`}
          >
            Read Article
          </a>
        </Button>
      }
    />
  );
}
