import { getEarly } from '#api/client.ts';

const pollIntervalMs = 3_000;

export const sourcesQuery = {
  ...getEarly('GET /api/sources', {}),
  // Refreshes of other people and of the schedule appear and end as well.
  refetchInterval: pollIntervalMs,
};

export const adminSourcesPageQueries = () => ({ sources: sourcesQuery });
