import type { Opening } from './company-sources.ts';
import { dayOf, employmentType, httpsAddress, plainTextOrNull } from './clean.ts';

interface Raw {
  sourceId: string | null;
  title: string | null;
  url: string | null;
  location?: string | null;
  department?: string | null;
  type?: string | null;
  salary?: string | null;
  /** HTML. */
  description?: string | null;
  /** Anything a Date is made of. */
  posted?: unknown;
}

const mostId = 200;
const mostTitle = 200;
const mostWords = 120;
const mostDescription = 1_000;

/** An opening as we keep it; none without an id, a title and an https address. */
export function openingOf(raw: Raw): Opening | undefined {
  const sourceId = plainTextOrNull(raw.sourceId, mostId);
  const title = plainTextOrNull(raw.title, mostTitle);
  const url = httpsAddress(raw.url);
  if (!sourceId || !title || !url) return undefined;
  const short = (text: string | null | undefined) => plainTextOrNull(text ?? null, mostWords);
  return {
    sourceId,
    title,
    url,
    location: short(raw.location),
    department: short(raw.department),
    type: employmentType(raw.type ?? null),
    salary: short(raw.salary),
    description: plainTextOrNull(raw.description ?? null, mostDescription),
    postedDate: dayOf(raw.posted),
  };
}
