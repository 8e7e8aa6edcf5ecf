import type { BlogSettings } from '@org/api-contract';
import { targetWordCounts } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { storedSettings, upsertSettings } from '#modules/blog/articles/queries.ts';

/** What a blog starts with (specification, section 3: Blog settings). */
const defaultSettings: BlogSettings = {
  businessLocation: 'Global',
  targetWordCount: targetWordCounts.default,
  includeLocalSEO: false,
  autoPublish: false,
  generationFrequency: 'weekly',
  isActive: true,
};

/** What generation obeys now. */
export const currentSettings = async (db: Db): Promise<BlogSettings> =>
  (await storedSettings(db)) ?? defaultSettings;

/** A month of the schedule is thirty days, from its first article to its last. */
export const daysBetween = { daily: 1, weekly: 7, monthly: 30 } as const;

/** When a schedule that starts now writes first; never where it is off. */
export function firstArticleAt(
  { generationFrequency, isActive }: Pick<BlogSettings, 'generationFrequency' | 'isActive'>,
  now: Date,
): Date | null {
  if (!isActive || generationFrequency === 'off') return null;
  return new Date(now.getTime() + daysBetween[generationFrequency] * 86_400_000);
}

/** Saves settings. Another frequency starts its schedule anew; the same one goes on as it was. */
export async function saveSettings(db: Db, settings: BlogSettings, now: Date): Promise<BlogSettings> {
  await upsertSettings(
    db,
    {
      business_location: settings.businessLocation,
      target_word_count: settings.targetWordCount,
      include_local_seo: settings.includeLocalSEO,
      auto_publish: settings.autoPublish,
      generation_frequency: settings.generationFrequency,
      is_active: settings.isActive,
    },
    { nextArticleAt: firstArticleAt(settings, now), now },
  );
  return settings;
}
