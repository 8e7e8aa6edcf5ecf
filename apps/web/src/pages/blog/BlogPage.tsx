import { Button, Grid, Link as TextLink, PageSection, Skeleton, Stack } from '@org/ui';
import { ArticleListing, BlogHead } from '@org/public-pages/blog.ts';
import { blogPath } from '@org/public-pages/blog-categories.ts';
import { feedPath } from '@org/public-pages/paths.ts';
import { articleListMark } from '@org/public-pages/web-build.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import { siteOrigin } from '#layout/site-origin.ts';
import { useIsHydrated } from '#layout/useIsHydrated.ts';
import { paths } from '#paths.ts';
import { blogQueries, placeOf } from './queries.ts';

const servedId = 'served-articles';

/** Whether the document came with the list of articles, which is shown until the browser has its own. */
const hasServedList = (): boolean =>
  typeof document !== 'undefined' && (document.getElementById(servedId)?.childElementCount ?? 0) > 0;

export function BlogPage() {
  const [params] = useSearchParams();
  const place = placeOf(params);
  const articles = useQuery({ ...blogQueries(params).articles, placeholderData: keepPreviousData });
  const isHydrated = useIsHydrated();
  // A page that is drawn from scratch replaces the document's list.
  const [isServed] = useState(() => !isHydrated && hasServedList());
  const data = isHydrated ? articles.data : undefined;
  const pageCount = data?.totalPages ?? 1;
  const isBeyond = !articles.isPlaceholderData && place.page > Math.max(1, pageCount);
  if (data && isBeyond) return <Navigate replace to={blogPath({ ...place, page: Math.max(1, pageCount) })} />;
  return (
    <>
      <BlogHead place={place} origin={siteOrigin} />
      <PageSection
        heading="h1"
        title="The Zodiac Blog"
        lead="Signs, years, matches and numbers: what the calendar says to the day, and what tradition adds."
      >
        {data || (isHydrated && !isServed) ? (
          <Loaded
            query={articles}
            failed="The articles could not be loaded."
            loading={
              <Stack gap={6}>
                <p role="status">Loading articles …</p>
                <Grid repeat="fill" aria-busy>
                  <Skeleton />
                </Grid>
              </Stack>
            }
          >
            {(list) => (
              <div aria-busy={articles.isPlaceholderData || undefined}>
                <ArticleListing
                  listing={{
                    ...place,
                    articles: list.posts,
                    total: list.total ?? list.posts.length,
                    pageCount,
                    categories: list.categories ?? [],
                  }}
                  renderLink={(path, content, isCurrent) => (
                    <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
                      {content}
                    </Link>
                  )}
                />
              </div>
            )}
          </Loaded>
        ) : (
          // The server puts the list here, which React takes as it is.
          <div id={servedId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: articleListMark }} />
        )}
      </PageSection>
      <PageSection
        ground="sunken"
        title="Which year is yours?"
        lead="Enter a birth date and read your sign free, by the true New Year’s Day of your year."
      >
        <Stack direction="row" justify="between" gap={5}>
          <Button asChild variant="primary" size="l">
            <Link to={paths.sample}>Discover My Zodiac Sign</Link>
          </Button>
          <TextLink href={feedPath}>Follow the blog by Atom feed</TextLink>
        </Stack>
      </PageSection>
    </>
  );
}
