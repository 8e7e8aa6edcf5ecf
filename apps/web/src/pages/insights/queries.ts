import type { ChanceCount, Endpoints, Output } from '@org/api-contract';
import { get } from '#api/client.ts';

export type Insights = Output<Endpoints['GET /api/insights']>;

/** A count compared with chance, and the name of what is counted. */
export type NamedCount = ChanceCount & { name: string };

export const insightsQuery = () => get('GET /api/insights', {});

/** Equals the query of the list of states, so that both share its answer. */
export const statesQuery = () => get('GET /api/us-states', { query: { page: 1, limit: 100 } });

export type Seats = Output<Endpoints['GET /api/insights/seats']>;

export const seatsQuery = () => get('GET /api/insights/seats', {});
