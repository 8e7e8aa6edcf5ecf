import type { Opening } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';

/** Why an opening is marked, such as "First seen August 12, 2026, posted again 4 times." `null` without a mark. */
export function evidenceOf({
  marks,
  firstSeenAt,
  openSince,
  reposts,
}: Pick<Opening, 'marks' | 'firstSeenAt' | 'openSince' | 'reposts'>): string | null {
  const sentences = [
    marks.includes('reposted') && `First seen ${dayInWords(firstSeenAt)}, posted again ${reposts} times.`,
    marks.includes('old') && `Open since ${dayInWords(openSince)}, for more than 90 days.`,
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || null;
}
