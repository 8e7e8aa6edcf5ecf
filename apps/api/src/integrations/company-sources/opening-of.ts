import type { Opening } from './company-sources.ts';
import { dayOf, employmentType, httpsAddress, plainTextOrNull } from './clean.ts';

interface RawOpening {
  sourceId: string | null;
  title: string | null;
  url: string | null;
  location?: string | null;
  department?: string | null;
  type?: string | null;
  salary?: string | null;
  /** HTML. */
  description?: string | null;
  /** Anything that `Date` parses. */
  posted?: unknown;
}

const maxIdLength = 200;
const maxTitleLength = 200;
const maxShortTextLength = 120;
const maxDescriptionLength = 1_000;

/** Sanitizes an opening of a source. @returns `undefined` without an id, a title or an https URL */
export function openingOf(raw: RawOpening): Opening | undefined {
  const sourceId = plainTextOrNull(raw.sourceId, maxIdLength);
  const title = plainTextOrNull(raw.title, maxTitleLength);
  const url = httpsAddress(raw.url);
  if (!sourceId || !title || !url) return undefined;
  const short = (text: string | null | undefined) => plainTextOrNull(text ?? null, maxShortTextLength);
  return {
    sourceId,
    title,
    url,
    location: short(raw.location),
    department: short(raw.department),
    type: employmentType(raw.type ?? null),
    salary: short(raw.salary),
    description: plainTextOrNull(raw.description ?? null, maxDescriptionLength),
    postedDate: dayOf(raw.posted),
  };
}
