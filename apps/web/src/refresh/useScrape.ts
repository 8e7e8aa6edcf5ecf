import type { ZodiacSignId } from '@org/api-contract/values';
import { useToast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';

/** The routes that a refresh may have changed. */
const refreshed = ['GET /api/companies', 'GET /api/openings', 'GET /api/zodiac-stats', 'GET /api/stats'];

/** Refreshes the companies and openings of a sign, shows the result in a toast and refetches the lists. */
export function useScrape() {
  const toast = useToast();
  const client = useQueryClient();
  return useSingleFlight({
    mutationFn: (zodiac: ZodiacSignId) => request('POST /api/scrape', { body: { zodiac } }),
    onSuccess: ({ message }) => toast({ title: 'Openings Refreshed', description: message }),
    // Refetches after a failure too, because the results of the sources that responded are stored.
    onSettled: () => Promise.all(refreshed.map((route) => client.invalidateQueries({ queryKey: [route] }))),
  });
}

export type ScrapeMutation = ReturnType<typeof useScrape>;
