import { getEarly } from '#api/client.ts';

export const usStateQuery = (slug: string) => getEarly('GET /api/us-states/{slug}', { params: { slug } });

export const usStatePageQueries = (_: URLSearchParams, { slug = '' }: { slug?: string | undefined }) => ({
  usState: usStateQuery(slug),
});
