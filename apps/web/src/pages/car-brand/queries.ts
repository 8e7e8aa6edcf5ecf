import { getEarly } from '#api/client.ts';

export const carBrandQuery = (slug: string) => getEarly('GET /api/car-brands/{slug}', { params: { slug } });

export const carBrandPageQueries = (_: URLSearchParams, { slug = '' }: { slug?: string | undefined }) => ({
  carBrand: carBrandQuery(slug),
});
