import { blogPageSize, isArticleCategory, type BlogPlace } from '@org/public-pages/blog-categories.ts';
import { getEarly } from '#api/client.ts';

/** Which part of the articles an address lists. */
export function placeOf(params: URLSearchParams): BlogPlace {
  const category = params.get('category');
  const page = params.get('page') ?? '1';
  return {
    category: isArticleCategory(category) ? category : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function blogQueries(params: URLSearchParams) {
  const { category, page } = placeOf(params);
  const query = { page, limit: blogPageSize, ...(category !== null && { category }) };
  return { articles: getEarly('GET /api/blog/published', { query }) };
}
