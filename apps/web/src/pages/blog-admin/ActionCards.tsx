import { inFigures } from '@org/api-contract/lists';
import { Button, Grid, Stack, StatCard } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { InitializeButton } from './InitializeButton.tsx';
import { instantInWords } from '#listing/dates-in-words.ts';
import { articleChanges, blogAdminQueries, type PostsQuery } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';
import { useGenerateRandom, useIsGenerating } from './useGeneration.ts';

const linkChanges = [...articleChanges, 'GET /api/blog/link-run'] as const;

const linksInWords = ({ links, articles }: { links: number; articles: number }): string =>
  `${links === 1 ? '1 link' : `${links} links`} to ${articles === 1 ? '1 article' : `${articles} articles`}`;

export function ActionCards({ posts }: { posts: PostsQuery }) {
  const generate = useGenerateRandom();
  const isGenerating = useIsGenerating();
  const link = useAdminAction({
    run: () => request('POST /api/blog/add-internal-links', {}),
    done: ({ message }) => ['Internal Links Added', message],
    failed: 'Internal Linking Failed',
    changes: linkChanges,
    key: 'internal-links',
  });
  const undo = useAdminAction({
    run: () => request('POST /api/blog/undo-internal-links', {}),
    done: ({ message }) => ['Internal Links Removed', message],
    failed: 'Undoing Failed',
    changes: linkChanges,
    key: 'internal-links',
  });
  const lastRun = useQuery(blogAdminQueries.linkRun).data?.lastRun;
  const counts = posts.data?.counts;
  return (
    <Grid columns="s">
      <StatCard
        label="Generate Random Article"
        hint="Writes about the active keyword that has waited longest for an article."
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
        hint="Adds the settings, the first keywords and the first articles if they are missing."
        action={<InitializeButton />}
      />
      <StatCard
        label="Add Internal Links"
        hint={
          <>
            Links each published article to the articles whose keywords it names, and to the pages of its
            signs, years and pair.
            {lastRun && ` The run of ${instantInWords(lastRun.ranAt)} added ${linksInWords(lastRun)}.`}
          </>
        }
        action={
          <Stack direction="row" gap={3}>
            <Button busy={link.isPending} busyLabel="Linking..." onClick={() => link.mutate()}>
              Add links
            </Button>
            {lastRun && (
              <Button busy={undo.isPending} busyLabel="Undoing..." onClick={() => undo.mutate()}>
                Undo this run
              </Button>
            )}
          </Stack>
        }
      />
      <StatCard
        label="Articles Generated"
        loading={posts.isPending}
        value={counts ? inFigures(counts.all) : '–'}
        hint={
          counts &&
          `${inFigures(counts.published)} of them published${counts.stale > 0 ? `, ${inFigures(counts.stale)} out of date` : ''}`
        }
      />
    </Grid>
  );
}
