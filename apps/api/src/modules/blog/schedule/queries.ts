import { sql, type Insertable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

const settingsColumns = [
  'business_location as businessLocation',
  'target_word_count as targetWordCount',
  'include_local_seo as includeLocalSEO',
  'auto_publish as autoPublish',
  'generation_frequency as generationFrequency',
  'is_active as isActive',
] as const;

/** The settings; `undefined` before the blog was initialized or settings were saved. */
export const storedSettings = (db: Db) =>
  db.selectFrom('blog_settings').select(settingsColumns).executeTakeFirst();

export async function insertSettings(db: Db, settings: Insertable<Database['blog_settings']>): Promise<void> {
  await db
    .insertInto('blog_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Inserts or updates the settings.
 *
 * @param nextArticleAt - when the schedule writes the next article; used only if the frequency or the activity changes
 */
export async function upsertSettings(
  db: Db,
  settings: Omit<Insertable<Database['blog_settings']>, 'next_article_at'>,
  { nextArticleAt, now }: { nextArticleAt: Date | null; now: Date },
): Promise<void> {
  await db
    .insertInto('blog_settings')
    .values({ ...settings, next_article_at: nextArticleAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...settings,
        updated_at: now,
        next_article_at: sql<Date | null>`case
          when blog_settings.generation_frequency = excluded.generation_frequency
            and blog_settings.is_active = excluded.is_active
          then blog_settings.next_article_at
          else excluded.next_article_at end`,
      }),
    )
    .execute();
}

/**
 * Claims the article that the schedule writes now, for one process, and sets the time of the next one.
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
    .updateTable('blog_settings')
    .set({
      // In hours, because a day may have 23 or 25 hours in the time zone of the database.
      next_article_at: sql<Date>`${now}::timestamptz + make_interval(
        hours => 24 * (${JSON.stringify(daysBetween)}::jsonb ->> generation_frequency)::int)`,
    })
    .where('is_active', '=', true)
    .where('generation_frequency', '<>', 'off')
    .where('next_article_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Moves the next article of the schedule forward to `until`, for a retry. Does nothing if it is due earlier. */
export async function retryArticleAt(db: Db, until: Date): Promise<void> {
  await db
    .updateTable('blog_settings')
    .set({ next_article_at: until })
    .where('next_article_at', '>', until)
    .execute();
}
