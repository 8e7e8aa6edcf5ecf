import { Alert, Button, EmptyState, Grid, Link as TextLink, PageSection, Skeleton, Stack } from '@org/ui';
import { feedPath } from '@org/public-pages/paths.ts';
import { articleListMark } from '@org/public-pages/web-build.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useRetry } from '#api/useRetry.ts';
import { useIsHydrated } from '#layout/useIsHydrated.ts';
import { paths } from '#paths.ts';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './BlogPage.module.css';
import { blogQueries } from './queries.ts';

export function BlogPage() {
  const articles = useQuery(blogQueries().articles);
  const { hasFailed, isRetrying, retry } = useRetry(articles);
  const isHydrated = useIsHydrated();
  const posts = isHydrated ? articles.data?.posts : undefined;
  return (
    <>
      <PageSection
        heading="h1"
        title="The Zodiac Blog"
        lead="Signs, years, matches and numbers: what the calendar says to the day, and what tradition adds."
      >
        {hasFailed && isHydrated ? (
          <Alert tone="danger">
            <p>The articles could not be loaded. Please check your connection and try again.</p>
            <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
              Try again
            </Button>
          </Alert>
        ) : posts?.length === 0 ? (
          <EmptyState
            title="No articles yet"
            actions={
              <Button asChild variant="primary">
                <Link to={paths.sample}>Try Free Sample</Link>
              </Button>
            }
          >
            The first ones are being written. Until they are out, your own sign makes good reading.
          </EmptyState>
        ) : (
          <Stack gap={6} className={styles.articles}>
            {/* The server renders the list here for readers without JavaScript. */}
            <noscript dangerouslySetInnerHTML={{ __html: articleListMark }} />
            <p role="status">{posts ? counted(posts.length) : 'Loading articles …'}</p>
            <Grid repeat="fill" aria-busy={posts ? undefined : true}>
              {posts ? posts.map((post) => <ArticleCard key={post.id} post={post} />) : <Skeleton />}
            </Grid>
          </Stack>
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

const counted = (count: number): string =>
  `${count} ${count === 1 ? 'article' : 'articles'}, the newest first`;
