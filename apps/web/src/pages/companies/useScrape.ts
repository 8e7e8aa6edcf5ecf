import type { ZodiacSignId } from '@org/api-contract/values';
import { useToast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';

/** What a refresh may have changed. */
const refreshed = [
  'GET /api/companies',
  'GET /api/companies/{id}/jobs',
  'GET /api/zodiac-stats',
  'GET /api/stats',
];

/** Refreshes the companies and openings of a sign, and everything that shows them; what changed is said in a toast. */
export function useScrape() {
  const toast = useToast();
  const client = useQueryClient();
  return useSingleFlight({
    mutationFn: (zodiac: ZodiacSignId) => request('POST /api/scrape', { body: { zodiac } }),
    onSuccess: ({ message }) => toast({ title: 'Openings Refreshed', description: message }),
    // After a failure too: what the sources that did answer said is kept.
    onSettled: () => Promise.all(refreshed.map((route) => client.invalidateQueries({ queryKey: [route] }))),
  });
}

export type ScrapeMutation = ReturnType<typeof useScrape>;
