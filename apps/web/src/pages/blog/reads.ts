import { getEarly } from '#api/client.ts';

export const blogReads = () => ({ articles: getEarly('GET /api/blog/published', {}) });
