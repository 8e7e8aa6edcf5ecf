import { getEarly } from '#api/client.ts';

const pollIntervalMs = 3_000;

export const sourcesQuery = {
  ...getEarly('GET /api/sources', {}),
  // Other admins and the schedule also start refreshes, so the list changes by itself.
  refetchInterval: pollIntervalMs,
};

export const adminSourcesPageQueries = () => ({ sources: sourcesQuery });
