import { Button, Grid, StatCard } from '@org/ui';
import { request } from '#api/client.ts';
import type { PostsQuery } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';
import { useGenerateRandom, useIsGenerating } from './useGeneration.ts';

export function ActionCards({ posts }: { posts: PostsQuery }) {
  const generate = useGenerateRandom();
  const isGenerating = useIsGenerating();
  const initialize = useAdminAction({
    run: () => request('POST /api/blog/initialize', {}),
    done: ({ message }) => ['Blog System Initialized', message],
    failed: 'Initialization Failed',
    changes: [
      'GET /api/blog/posts',
      'GET /api/blog/keywords',
      'GET /api/blog/settings',
      'GET /api/blog/published',
    ],
  });
  const link = useAdminAction({
    run: () => request('POST /api/blog/add-internal-links', {}),
    done: ({ message }) => ['Internal Links Added', message],
    failed: 'Internal Linking Failed',
    changes: ['GET /api/blog/posts'],
  });
  const all = posts.data?.posts;
  const published = all?.filter(({ status }) => status === 'published').length ?? 0;
  return (
    <Grid columns="s">
      <StatCard
        label="Generate Random Article"
        hint="About the active keyword that has waited longest."
        action={
          <Button
            variant="primary"
            busy={generate.isPending}
            busyLabel="Writing..."
            disabled={isGenerating}
            onClick={() => generate.mutate()}
          >
            Generate
          </Button>
        }
      />
      <StatCard
        label="Initialize System"
        hint="Prepares settings, first keywords and first articles, where they are missing."
        action={
          <Button busy={initialize.isPending} busyLabel="Initializing..." onClick={() => initialize.mutate()}>
            Initialize
          </Button>
        }
      />
      <StatCard
        label="Add Internal Links"
        hint="Links published articles where one names another’s keyword, and each to the pages on its signs, years and pair."
        action={
          <Button busy={link.isPending} busyLabel="Linking..." onClick={() => link.mutate()}>
            Add links
          </Button>
        }
      />
      <StatCard
        label="Articles Generated"
        loading={posts.isPending}
        value={all?.length.toLocaleString('en-US') ?? '–'}
        hint={all ? `${published.toLocaleString('en-US')} of them published` : undefined}
      />
    </Grid>
  );
}
