import type { ZodiacSignId } from '@org/api-contract/values';
import { Alert, Button, Card, Progress, Spinner, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '#api/client.ts';
import { RequestError } from '#api/errors.ts';
import type { ScrapeMutation } from './useScrape.ts';
import styles from './companies.module.css';

const pollIntervalMs = 1_000;

/** The progress or the failure of a refresh. Renders nothing if none was started. */
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
  return (
    <>
      {error && scrape.variables && (
        <Alert tone="danger">
          <p>{sentenceOf(error)}</p>
          <Button
            busy={isPending}
            busyLabel="Trying again..."
            onClick={() => {
              setRetried(error);
              scrape.mutate(scrape.variables);
            }}
          >
            Try again
          </Button>
        </Alert>
      )}
      {isPending && <ProgressCard zodiac={scrape.variables} />}
    </>
  );
}

function ProgressCard({ zodiac }: { zodiac: ZodiacSignId }) {
  const { data } = useQuery({
    ...get('GET /api/scrape/{zodiac}', { params: { zodiac } }),
    refetchInterval: pollIntervalMs,
    // The progress of the previous refresh must not be shown.
    gcTime: 0,
  });
  const run = data?.scrape?.state === 'running' ? data.scrape : undefined;
  return (
    <Stack gap={2} align="center" asChild>
      <Card className={styles.progress}>
        <Spinner label={`Refreshing the companies and openings of the ${nameOf(zodiac)} …`} />
        <p>{run?.step ?? 'Getting ready'}</p>
        {run && run.total > 0 && <Progress label="Sources asked" value={run.done} max={run.total} />}
      </Card>
    </Stack>
  );
}

const nameOf = (zodiac: ZodiacSignId): string => getZodiacSignById(zodiac)?.name ?? '';

/** The server's message for a running refresh or a rate limit, else the message of the specification. */
const sentenceOf = (error: Error): string =>
  error instanceof RequestError && (error.code === 'scrape_running' || error.code === 'rate_limited')
    ? (error.sentence ?? '')
    : 'Failed to scrape job data. Please try again or check your connection.';
