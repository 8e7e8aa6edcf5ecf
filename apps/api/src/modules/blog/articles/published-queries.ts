import type { PublishedPost } from '@org/api-contract';
import { articleCategories } from '@org/api-contract/values';
import type { ArticleCategory } from '@org/article-composer';
import { readingTime, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { signOfArticle, subjectsOf, weightOf } from './subjects-of.ts';

/** A published article without its text. */
export interface PublishedArticle {
  id: number;
  slug: string;
  title: string;
  metaDescription: string;
  targetKeyword: string;
  featuredImage: string | null;
  readingMinutes: number;
  category: ArticleCategory | null;
  zodiacSign: ZodiacSignId | null;
  publishedAt: Date;
  updatedAt: Date;
}

interface Part {
  category?: ArticleCategory | undefined;
  offset?: number;
  /** Maximum number of articles; all if absent. */
  limit?: number;
}

const published = (db: Db) =>
  db.selectFrom('blogPosts').where('status', '=', 'published').where('deletedAt', 'is', null);

const listed = (db: Db) =>
  published(db)
    .select([
      'id',
      'slug',
      'title',
      'metaDescription',
      'targetKeyword',
      'featuredImage',
      'readingMinutes',
      'category',
      'publishedAt',
      'updatedAt',
      // Reads the text only if its reading time is not stored.
      sql<string | null>`case when reading_minutes is null then content end`.as('uncounted'),
    ])
    .$narrowType<{ publishedAt: Date }>();

const newestFirst = (db: Db) => listed(db).orderBy('publishedAt', 'desc').orderBy('id', 'desc');

const articleOf = ({
  uncounted,
  ...row
}: Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]): PublishedArticle => ({
  ...row,
  readingMinutes: row.readingMinutes ?? readingTime(uncounted ?? ''),
  category: row.category === 'other' ? null : row.category,
  zodiacSign: signOfArticle(row)?.id ?? null,
});

/** Converts an article to the contract's form. */
export const postOfArticle = ({
  updatedAt: _updated,
  publishedAt,
  ...article
}: PublishedArticle): PublishedPost => ({
  ...article,
  publishedAt: publishedAt.toISOString(),
});

/** A part of the published articles, newest first. */
export async function newestArticles(
  db: Db,
  { category, offset = 0, limit }: Part,
): Promise<PublishedArticle[]> {
  const rows = await newestFirst(db)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? null))
    .offset(offset)
    .$if(limit !== undefined, (query) => query.limit(limit ?? null))
    .execute();
  return rows.map(articleOf);
}

export async function countPublished(db: Db, category?: ArticleCategory): Promise<number> {
  const { count } = await published(db)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? null))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function publishedCategories(db: Db): Promise<ArticleCategory[]> {
  const rows = await published(db).select('category').distinct().execute();
  const found = new Set(rows.map(({ category }) => category));
  return articleCategories.filter((category) => found.has(category));
}

/** A page of the published articles, newest first, with the number of all and their categories. */
export async function publishedPage(
  db: Db,
  { category, page, limit }: { category: ArticleCategory | undefined; page: number; limit: number },
) {
  const [articles, total, categories] = await Promise.all([
    newestArticles(db, { category, offset: (page - 1) * limit, limit }),
    countPublished(db, category),
    publishedCategories(db),
  ]);
  return { posts: articles.map(postOfArticle), total, categories };
}

export async function publishedWithSlug(db: Db, slug: string): Promise<PublishedArticle | undefined> {
  const row = await listed(db).where('slug', '=', slug).executeTakeFirst();
  return row && articleOf(row);
}

/** The newest articles about a subject. `isFirst`: the subject is the article's first sign. */
export async function articlesAbout(
  db: Db,
  subject: string,
  { isFirst = false, limit }: { isFirst?: boolean; limit: number },
): Promise<PublishedArticle[]> {
  const rows = await newestFirst(db)
    .where(sql<boolean>`subjects @> array[${subject}]::text[]`)
    .$if(isFirst, (query) => query.where(sql<boolean>`subjects[1] = ${subject}`))
    .limit(limit)
    .execute();
  return rows.map(articleOf);
}

/** The newest articles of the given categories. */
export async function articlesIn(
  db: Db,
  categories: readonly ArticleCategory[],
  limit: number,
): Promise<PublishedArticle[]> {
  const rows = await newestFirst(db).where('category', 'in', categories).limit(limit).execute();
  return rows.map(articleOf);
}

interface Titled {
  id: number;
  title: string;
  targetKeyword: string;
}

/** The articles that share most subjects with an article, then the newest. */
export async function relatedArticles(db: Db, article: Titled, max: number): Promise<PublishedArticle[]> {
  const subjects = [...subjectsOf(article)];
  const common = sql<number>`(
    select sum(weight) from unnest(${subjects}::text[], ${subjects.map(weightOf)}::integer[]) as wanted (subject, weight)
    where subject = any(subjects))`;
  const nearest = await listed(db)
    .where(sql<boolean>`subjects && ${subjects}::text[]`)
    .where('id', '<>', article.id)
    .orderBy(common, 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  const missing = max - nearest.length;
  const others =
    missing === 0
      ? []
      : await newestFirst(db)
          .where('id', 'not in', [article.id, ...nearest.map(({ id }) => id)])
          .limit(missing)
          .execute();
  return [...nearest, ...others].map(articleOf);
}
