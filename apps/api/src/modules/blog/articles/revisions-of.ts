import type { PostRevision } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { latestRevisions, postById } from './queries.ts';

const maxRevisions = 50;

/** The previous texts of an article, the newest first. @throws ApiError `not_found` */
export async function revisionsOf(db: Db, id: number): Promise<PostRevision[]> {
  if (!(await postById(db, id))) throw new ApiError('not_found');
  const revisions = await latestRevisions(db, id, maxRevisions);
  return revisions.map(({ writtenAt, replacedAt, ...revision }) => ({
    ...revision,
    writtenAt: writtenAt.toISOString(),
    replacedAt: replacedAt.toISOString(),
  }));
}
