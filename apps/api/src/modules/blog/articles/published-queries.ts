import { readingTime } from '@org/zodiac-core';
import { sql } from 'kysely';
import { committedSince } from '#database/committed-since.ts';
import type { Db } from '#database/connection.ts';
import type { PublishedRow } from './published-list.ts';

const stored = (db: Db) =>
  db.selectFrom('blogPosts').select([
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
    'deletedAt',
    'changedIn',
    // The release before writes a text without its reading time.
    sql<string | null>`case when reading_minutes is null then content end`.as('uncounted'),
  ]);

type StoredRow = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number];

/** A batch of the published articles, in the order of their ids. */
export async function publishedAfter(db: Db, lastId: number, max: number): Promise<PublishedRow[]> {
  const rows = await stored(db)
    .where('id', '>', lastId)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.flatMap((row) => publishedRow(row) ?? []);
}

/** The articles that were changed since a snapshot, with what is published of them. */
export async function publishedSince(
  db: Db,
  snapshot: string,
): Promise<{ id: number; row: PublishedRow | undefined }[]> {
  const rows = await stored(db).where(committedSince(snapshot)).execute();
  return rows.map((row) => ({ id: row.id, row: publishedRow(row) }));
}

function publishedRow({ publishedAt, deletedAt, changedIn, uncounted, ...row }: StoredRow) {
  if (publishedAt === null || deletedAt !== null) return undefined;
  return {
    ...row,
    readingMinutes: row.readingMinutes ?? readingTime(uncounted ?? ''),
    category: row.category === 'other' ? null : row.category,
    publishedAt,
    revision: changedIn,
  };
}
