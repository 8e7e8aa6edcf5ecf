import { overviewDays } from '@org/api-contract/values';
import { get } from '#api/client.ts';

/** The periods that can be chosen, in days. */
export const periods = [7, 30, 90] as const;

/** The period in the address, or the default period. */
export const periodOf = (params: URLSearchParams): number =>
  periods.find((days) => String(days) === params.get('days')) ?? overviewDays.default;

export const overviewQuery = (days: number) => ({
  ...get('GET /api/admin/overview', { query: { days } }),
  // New visits are counted while the page is open.
  staleTime: 0,
});

export const actionsQuery = (page: number) => ({
  ...get('GET /api/admin/actions', { query: { page } }),
  // Other admins act while the page is open.
  staleTime: 0,
});

/** Twice the period. The earlier half is the previous period. */
export const bothPeriodsQuery = (days: number) => overviewQuery(days * 2);

export const statsQuery = { ...get('GET /api/stats', {}), staleTime: 0 };

export const adminOverviewPageQueries = (params: URLSearchParams) => ({
  overview: overviewQuery(periodOf(params)),
  both: bothPeriodsQuery(periodOf(params)),
  stats: statsQuery,
});
