import type { BlogSettings } from '@org/api-contract';
import { targetWordCounts } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { tidyLine } from '#modules/blog/tidy-text.ts';
import { storedSettings, upsertSettings } from './queries.ts';

/** Defaults of the specification (section 3, Blog settings). */
const defaultSettings: BlogSettings = {
  businessLocation: 'Global',
  targetWordCount: targetWordCounts.default,
  includeLocalSEO: false,
  autoPublish: false,
  generationFrequency: 'weekly',
  isActive: true,
};

/** The stored settings, or the defaults. */
export const currentSettings = async (db: Db): Promise<BlogSettings> =>
  (await storedSettings(db)) ?? defaultSettings;

/** Days between two articles. A month has thirty days. */
export const daysBetween = { daily: 1, weekly: 7, monthly: 30 } as const;

/** When a schedule that starts now writes its first article. `null` when it is off. */
export function firstArticleAt(
  { generationFrequency, isActive }: Pick<BlogSettings, 'generationFrequency' | 'isActive'>,
  now: Date,
): Date | null {
  if (!isActive || generationFrequency === 'off') return null;
  return new Date(now.getTime() + daysBetween[generationFrequency] * 86_400_000);
}

/** Saves the settings. A change of `generationFrequency` or `isActive` restarts the schedule. */
export async function saveSettings(db: Db, given: BlogSettings, now: Date): Promise<BlogSettings> {
  const { editorName, ...others } = given;
  const settings = { ...others, ...(editorName !== undefined && { editorName: tidyLine(editorName) }) };
  await upsertSettings(db, settings, { nextArticleAt: firstArticleAt(settings, now), now });
  return settings;
}
