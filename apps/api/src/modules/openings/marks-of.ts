import { openingMarks } from '@org/api-contract/values';

interface Age {
  reposts: number;
  /** `YYYY-MM-DD`. */
  openSince: string;
}

const dayMs = 86_400_000;

/**
 * Marks an opening that may not be a current vacancy, because it was posted repeatedly or has been open for very
 * long.
 */
export function marksOf({ reposts, openSince }: Age, now: Date): ('reposted' | 'old')[] {
  const marks: ('reposted' | 'old')[] = [];
  if (reposts >= openingMarks.minReposts) marks.push('reposted');
  if (now.getTime() - Date.parse(openSince) > (openingMarks.maxDaysOpen + 1) * dayMs) marks.push('old');
  return marks;
}
