import type { Endpoints, Input, ListedPost, Output } from '@org/api-contract';
import { pageSize } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { keptUntil } from './delete-article.ts';
import { countArticles, listedArticles, numberListed } from './listed-queries.ts';

type ListRoute = Endpoints['GET /api/blog/posts'];

/** A page of the articles that match a query of the admins' list, without their texts, and the numbers of articles. */
export async function pageOfArticles(
  db: Db,
  { page = 1, limit = pageSize, only, search, sort = 'changed' }: NonNullable<Input<ListRoute>['query']>,
): Promise<Output<ListRoute>> {
  const filter = { only, search: search?.trim() ?? '' };
  const [rows, total, counts] = await Promise.all([
    listedArticles(db, filter, { sort, offset: (page - 1) * limit, limit }),
    numberListed(db, filter),
    countArticles(db),
  ]);
  return { posts: rows.map(listedPost), total, totalPages: Math.ceil(total / limit), counts };
}

const listedPost = ({
  deletedAt,
  ...row
}: Awaited<ReturnType<typeof listedArticles>>[number]): ListedPost => ({
  ...row,
  ...(deletedAt && { keptUntil: keptUntil(deletedAt).toISOString() }),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  scheduledFor: row.scheduledFor?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
