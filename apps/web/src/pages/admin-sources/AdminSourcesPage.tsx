import { Button, PageSection, Skeleton, Stack, useToast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { failureSentence } from '#api/errors.ts';
import { Loaded } from '#api/Loaded.tsx';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { FailuresTable } from './FailuresTable.tsx';
import { FoundersTable } from './FoundersTable.tsx';
import { instant } from '#listing/dates-in-words.ts';
import { sourcesQuery } from './queries.ts';
import { ScrapesTable } from './ScrapesTable.tsx';
import { SourcesTable } from './SourcesTable.tsx';

/** Each company source with its last run, results and failures, and the refresh of each sign. */
export function AdminSourcesPage() {
  const sources = useQuery(sourcesQuery);
  const runNow = useSourceAction('Not started', () => request('POST /api/scrape-enhanced', {}));
  const cancel = useSourceAction('Not canceled', () => request('DELETE /api/scrape-enhanced', {}));
  return (
    <PageSection
      heading="h1"
      title="Sources"
      lead="We read companies and openings from these sources. Every sign is refreshed once a day, and when a user asks for it."
    >
      <Loaded query={sources} failed="The sources could not be loaded." loading={<Skeleton count={2} />}>
        {(data) => (
          <Stack gap={6}>
            <Stack direction="row" gap={3} align="center">
              <Button
                variant="primary"
                busy={runNow.isPending}
                busyLabel="Starting..."
                onClick={() => runNow.mutate()}
              >
                Refresh all signs now
              </Button>
              <Button busy={cancel.isPending} busyLabel="Canceling..." onClick={() => cancel.mutate()}>
                Cancel all refreshes
              </Button>
              <p>Next daily refresh: {instant(data.nextRunAt)}</p>
            </Stack>
            <SourcesTable sources={data.sources} />
            <FailuresTable sources={data.sources} />
            <FoundersTable founders={data.doubtfulFounders} />
            <ScrapesTable scrapes={data.scrapes} />
          </Stack>
        )}
      </Loaded>
    </PageSection>
  );
}

/** An action whose result is shown in a toast. The tables are refetched afterwards. */
function useSourceAction(failed: string, run: () => Promise<{ message: string }>) {
  const toast = useToast();
  const client = useQueryClient();
  return useSingleFlight({
    mutationFn: run,
    onSuccess: ({ message }) => toast({ title: 'Sources', description: message }),
    onError: (error) =>
      toast({
        title: failed,
        description: failureSentence(error, 'Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /api/sources'] }),
  });
}
