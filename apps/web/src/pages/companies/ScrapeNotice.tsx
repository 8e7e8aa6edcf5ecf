import type { ZodiacSignId } from '@org/api-contract/values';
import { Alert, Button, Card, Progress, Spinner, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { get } from '#api/client.ts';
import { RequestError } from '#api/errors.ts';
import type { ScrapeMutation } from './useScrape.ts';
import styles from './companies.module.css';

const pollIntervalMs = 1_000;

/** The progress or the failure of a refresh. Renders nothing if none was started. */
export function ScrapeNotice({ scrape }: { scrape: ScrapeMutation }) {
  if (scrape.isPending) return <ProgressCard zodiac={scrape.variables} />;
  if (!scrape.isError) return null;
  return (
    <Alert tone="danger">
      <p>{sentenceOf(scrape.error)}</p>
      <Button onClick={() => scrape.mutate(scrape.variables)}>Try again</Button>
    </Alert>
  );
}

function ProgressCard({ zodiac }: { zodiac: ZodiacSignId }) {
  const { data } = useQuery({
    ...get('GET /api/scrape/{zodiac}', { params: { zodiac } }),
    refetchInterval: pollIntervalMs,
    staleTime: 0,
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
