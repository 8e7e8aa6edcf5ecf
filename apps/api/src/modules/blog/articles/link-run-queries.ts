import type { Db } from '#database/connection.ts';
import type { AddedLink } from './link-keywords.ts';

export async function insertLinkRun(trx: Db, ranAt: Date): Promise<number> {
  const { id } = await trx
    .insertInto('blogLinkRuns')
    .values({ ranAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertAddedLinks(
  trx: Db,
  runId: number,
  postId: number,
  links: readonly AddedLink[],
): Promise<void> {
  await trx
    .insertInto('blogLinksAdded')
    .values(links.map((link) => ({ runId, postId, ...link })))
    .execute();
}

/** The targets of internal links: the published articles, newest first. */
export const linkTargets = (db: Db) =>
  db
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'targetKeyword'])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const textsToLink = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'title', 'targetKeyword', 'content'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The latest linking run that is not undone, with the number of its links and articles. */
export const lastLinkRun = (db: Db) =>
  db
    .selectFrom(
      db
        .selectFrom('blogLinkRuns')
        .select(['id', 'ranAt'])
        .where('undoneAt', 'is', null)
        .orderBy('id', 'desc')
        .limit(1)
        .as('run'),
    )
    .leftJoin('blogLinksAdded', 'runId', 'id')
    .select(({ fn }) => [
      'id',
      'ranAt',
      fn.count<number>('path').as('links'),
      fn.count<number>('postId').distinct().as('articles'),
    ])
    .groupBy(['id', 'ranAt'])
    .executeTakeFirst();

/** The articles that a run changed, each with its added links. */
export const articlesOfRun = async (db: Db, runId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('blogLinksAdded')
    .select('postId')
    .distinct()
    .where('runId', '=', runId)
    .orderBy('postId')
    .execute();
  return rows.map(({ postId }) => postId);
};

export const linksOfRun = (db: Db, runId: number, postId: number) =>
  db
    .selectFrom('blogLinksAdded')
    .select(['path', 'words'])
    .where('runId', '=', runId)
    .where('postId', '=', postId)
    .orderBy('path')
    .execute();

export async function markRunUndone(db: Db, id: number, undoneAt: Date): Promise<void> {
  await db.updateTable('blogLinkRuns').set({ undoneAt }).where('id', '=', id).execute();
}
