import { postStatuses, type articleSorts, type listedGroups, pageSize } from '@org/api-contract/values';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';
import type { Endpoints, Input, ListedPost, Output } from '@org/api-contract';
import { keptUntil } from './delete-article.ts';

interface ListFilter {
  only: (typeof listedGroups)[number] | undefined;
  /** Part of the title, the keyword or the description; empty for all. */
  search: string;
}

interface Part {
  sort: (typeof articleSorts)[number];
  offset: number;
  limit: number;
}

/** The same expression as in the index `blog_posts_keyword`. */
const keywordOf = (table: 'blogPosts' | 'others') => sql`lower(${sql.ref(`${table}.targetKeyword`)})`;

/** Whether another article has the same keyword, so that the two compete in search results. */
const sharesKeyword = ({ and, exists, selectFrom, eb }: ExpressionBuilder<Database, 'blogPosts'>) =>
  and([
    eb('blogPosts.targetKeyword', '<>', ''),
    exists(
      selectFrom('blogPosts as others')
        .select('others.id')
        .where('others.deletedAt', 'is', null)
        .where(keywordOf('others'), '=', keywordOf('blogPosts'))
        .whereRef('others.id', '<>', 'blogPosts.id'),
    ),
  ]);

function matching(db: Db, { only, search }: ListFilter) {
  const status = postStatuses.find((each) => each === only);
  return db
    .selectFrom('blogPosts')
    .where('deletedAt', only === 'deleted' ? 'is not' : 'is', null)
    .where((expressions) => (status ? expressions('status', '=', status) : expressions.val(true)))
    .$if(only === 'stale', (query) => query.where('isStale', '=', true))
    .$if(only === 'sharedKeyword', (query) => query.where(sharesKeyword))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(title || ' ' || target_keyword || ' ' || meta_description), lower(${search})) > 0`,
      ),
    );
}

const orders: Record<Part['sort'], RawBuilder<unknown>> = {
  changed: sql`updated_at desc, id desc`,
  published: sql`published_at desc nulls last, updated_at desc, id desc`,
  scheduled: sql`scheduled_for, id`,
  title: sql`lower(title), id`,
};

/** A page of the matching articles, without their texts. */
const listedArticles = (db: Db, filter: ListFilter, { sort, offset, limit }: Part) =>
  matching(db, filter)
    .select([
      'id',
      'title',
      'slug',
      'metaDescription',
      'targetKeyword',
      'featuredImage',
      'imageAlt',
      'status',
      'publishedAt',
      'scheduledFor',
      'isStale',
      'createdAt',
      'updatedAt',
      'deletedAt',
    ])
    .select((expressions) => sharesKeyword(expressions).$castTo<boolean>().as('sharesKeyword'))
    .select(({ eb }) => eb('updatedBy', 'is not', null).$castTo<boolean>().as('isEdited'))
    .orderBy(orders[sort])
    .offset(offset)
    .limit(limit)
    .execute();

const numberListed = async (db: Db, filter: ListFilter): Promise<number> => {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** The numbers of all, of published, of scheduled and of stale articles, without deleted ones. */
const countArticles = (db: Db) =>
  db
    .selectFrom('blogPosts')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('status', '=', 'published').as('published'),
      fn.countAll<number>().filterWhere('status', '=', 'scheduled').as('scheduled'),
      fn.countAll<number>().filterWhere('isStale', '=', true).as('stale'),
    ])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();

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
