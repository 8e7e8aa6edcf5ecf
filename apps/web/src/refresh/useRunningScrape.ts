import type { Scrape } from '@org/api-contract';
import type { ZodiacSignId } from '@org/api-contract/values';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { get } from '#api/client.ts';
import { watch } from '#api/watch.ts';

const pollIntervalMs = 1_000;

/** The running refresh of a sign, from server-sent events; if they are refused, by polling. */
export function useRunningScrape(zodiac: ZodiacSignId): Scrape | undefined {
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
