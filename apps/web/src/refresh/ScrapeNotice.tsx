import type { ZodiacSignId } from '@org/api-contract/values';
import { Alert, Card, Progress, Spinner, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useState, useEffect } from 'react';
import type { Scrape } from '@org/api-contract';
import { useQuery } from '@tanstack/react-query';
import { RequestError } from '#api/errors.ts';
import { TryAgain } from '#api/TryAgain.tsx';
import { get } from '#api/client.ts';
import { watch } from '#api/watch.ts';
import type { ScrapeMutation } from './useScrape.ts';
import { CancelButton } from './CancelButton.tsx';
import styles from './ScrapeNotice.module.css';

/** The progress of a refresh, then what it did or why it failed. Renders nothing if none was started. */
export function ScrapeNotice({ scrape }: { scrape: ScrapeMutation }) {
  /** The failure that is being retried. Its button stays, because it has the focus. */
  const [retried, setRetried] = useState<Error>();
  const { isPending } = scrape;
  const [wasPending, setWasPending] = useState(isPending);
  if (wasPending !== isPending) {
    setWasPending(isPending);
    if (!isPending) setRetried(undefined);
  }
  const error = retried ?? scrape.error;
  const isCancelled = error instanceof RequestError && error.code === 'scrape_cancelled';
  return (
    <>
      {error && scrape.variables && (
        <Alert tone={isCancelled ? 'info' : 'danger'}>
          <p>{sentenceOf(error)}</p>
          {!isCancelled && (
            <TryAgain
              isRetrying={isPending}
              onRetry={() => {
                setRetried(error);
                scrape.mutate(scrape.variables);
              }}
            />
          )}
        </Alert>
      )}
      {isPending && <ProgressCard zodiac={scrape.variables} />}
      {scrape.isSuccess && (
        <Alert tone="success">
          <p>{scrape.data.message}</p>
        </Alert>
      )}
    </>
  );
}

function ProgressCard({ zodiac }: { zodiac: ZodiacSignId }) {
  const run = useRunningScrape(zodiac);
  return (
    <Stack gap={2} align="center" asChild>
      <Card className={styles.progress}>
        <Spinner label={`Refreshing the companies and openings of the ${nameOf(zodiac)} …`} />
        <p>{run?.step ?? 'Preparing'}</p>
        {run && run.total > 0 && <Progress label="Sources read" value={run.done} max={run.total} />}
        {run && <CancelButton zodiac={zodiac} />}
      </Card>
    </Stack>
  );
}

const nameOf = (zodiac: ZodiacSignId): string => getZodiacSignById(zodiac)?.name ?? '';

const saidByServer: ReadonlySet<unknown> = new Set(['scrape_running', 'scrape_cancelled', 'rate_limited']);

/** The server's message for a running or canceled refresh or a rate limit, else the specification's message. */
const sentenceOf = (error: Error): string =>
  error instanceof RequestError && saidByServer.has(error.code)
    ? (error.sentence ?? '')
    : 'Failed to scrape job data. Please try again or check your connection.';

const pollIntervalMs = 1_000;

/** The running refresh of a sign, from server-sent events; if they are refused, by polling. */
function useRunningScrape(zodiac: ZodiacSignId): Scrape | undefined {
  const [pushed, setPushed] = useState<Scrape | null>(null);
  const [isPolling, setIsPolling] = useState(false);
  useEffect(
    () =>
      watch('GET /api/scrape/{zodiac}', `/api/scrape/${zodiac}/events`, {
        onEvent: ({ scrape }) => setPushed(scrape),
        onRefused: () => setIsPolling(true),
      }),
    [zodiac],
  );
  const { data } = useQuery({
    ...get('GET /api/scrape/{zodiac}', { params: { zodiac } }),
    enabled: isPolling,
    refetchInterval: pollIntervalMs,
    // The progress of the previous refresh must not be shown.
    gcTime: 0,
  });
  const scrape = isPolling ? data?.scrape : pushed;
  return scrape?.state === 'running' ? scrape : undefined;
}
