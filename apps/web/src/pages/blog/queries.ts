import { getEarly } from '#api/client.ts';

export const blogQueries = () => ({ articles: getEarly('GET /api/blog/published', {}) });
