import { getEarly } from '#api/client.ts';

export const companyQuery = (slug: string) => getEarly('GET /api/companies/{slug}', { params: { slug } });

export const companyPageQueries = (_: URLSearchParams, { slug = '' }: { slug?: string | undefined }) => ({
  company: companyQuery(slug),
});
