import type { BlogSettings } from '@org/api-contract';
import { sql, type Insertable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

const settingsColumns = [
  'businessLocation',
  'targetWordCount',
  'includeLocalSeo',
  'autoPublish',
  'generationFrequency',
  'isActive',
  'editorName',
] as const;

/** The settings; `undefined` before the blog was initialized or settings were saved. */
export async function storedSettings(db: Db): Promise<BlogSettings | undefined> {
  const row = await db.selectFrom('blogSettings').select(settingsColumns).executeTakeFirst();
  if (!row) return undefined;
  // The specification writes `SEO`. `CamelCasePlugin` cannot produce that from `include_local_seo`, not even as an
  // alias.
  const { includeLocalSeo, editorName, ...settings } = row;
  return { ...settings, includeLocalSEO: includeLocalSeo, ...(editorName !== null && { editorName }) };
}

export async function insertSettings(db: Db, settings: Insertable<Database['blogSettings']>): Promise<void> {
  await db
    .insertInto('blogSettings')
    .values(settings)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Inserts or updates the settings.
 *
 * @param nextArticleAt - when the schedule writes the next article; used only if frequency or `isActive` changes
 */
export async function upsertSettings(
  db: Db,
  { includeLocalSEO: includeLocalSeo, ...others }: BlogSettings,
  { nextArticleAt, now }: { nextArticleAt: Date | null; now: Date },
): Promise<void> {
  const settings = { ...others, includeLocalSeo };
  await db
    .insertInto('blogSettings')
    .values({ ...settings, nextArticleAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...settings,
        updatedAt: now,
        nextArticleAt: sql<Date | null>`case
          when blog_settings.generation_frequency = excluded.generation_frequency
            and blog_settings.is_active = excluded.is_active
          then blog_settings.next_article_at
          else excluded.next_article_at end`,
      }),
    )
    .execute();
}

/**
 * Claims the scheduled article for this process, and sets the time of the next one.
 *
 * @param daysBetween - days between two articles, by frequency
 * @returns `false` when no article is due
 */
export async function claimDueArticle(
  db: Db,
  now: Date,
  daysBetween: Readonly<Record<string, number>>,
): Promise<boolean> {
  const claimed = await db
    .updateTable('blogSettings')
    .set({
      // In hours, because a day may have 23 or 25 hours in the time zone of the database.
      nextArticleAt: sql<Date>`${now}::timestamptz + make_interval(
        hours => 24 * (${JSON.stringify(daysBetween)}::jsonb ->> generation_frequency)::int)`,
    })
    .where('isActive', '=', true)
    .where('generationFrequency', '<>', 'off')
    .where('nextArticleAt', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Schedules the next article earlier, at `until`, for a retry. Does nothing if it is due before that. */
export async function retryArticleAt(db: Db, until: Date): Promise<void> {
  await db
    .updateTable('blogSettings')
    .set({ nextArticleAt: until })
    .where('nextArticleAt', '>', until)
    .execute();
}

/** The times of the schedule. `undefined` before the blog was initialized or settings were saved. */
export const scheduleTimes = (db: Db) =>
  db.selectFrom('blogSettings').select(['nextArticleAt', 'lastRunAt', 'lastResult']).executeTakeFirst();

export async function recordRun(db: Db, lastRunAt: Date, lastResult: string): Promise<void> {
  await db.updateTable('blogSettings').set({ lastRunAt, lastResult }).execute();
}
