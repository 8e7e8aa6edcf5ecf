import type { Opening } from './company-sources.ts';
import { dayOf, employmentType, httpsAddress, plainTextOrNull } from './clean.ts';
import { countryNamed, countryOfPlace } from './country-of-place.ts';
import { workModeNamed, workModeOfPlaces } from './work-mode.ts';

interface RawOpening {
  sourceId: string | null;
  title: string | null;
  url: string | null;
  location?: string | null;
  /** Additional places. */
  otherPlaces?: readonly (string | null)[];
  /** The country of the place, as a name or an ISO code. */
  country?: string | null;
  /** The work mode in the vendor's own words. */
  workMode?: string | null;
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
const maxPlaces = 30;
/** Separators between places, as in "Lyon; Paris". */
const severalPlaces = /\s*[;|•]\s*|\s+or\s+/;

/** Sanitizes an opening of a source. @returns `undefined` without an id, a title or an https URL */
export function openingOf(raw: RawOpening): Opening | undefined {
  const sourceId = plainTextOrNull(raw.sourceId, maxIdLength);
  const title = plainTextOrNull(raw.title, maxTitleLength);
  const url = httpsAddress(raw.url);
  if (!sourceId || !title || !url) return undefined;
  const short = (text: string | null | undefined) => plainTextOrNull(text ?? null, maxShortTextLength);
  const location = short(raw.location);
  const stated = [location, ...(raw.otherPlaces ?? []).map(short)].flatMap(
    (text) => text?.split(severalPlaces) ?? [],
  );
  const places = withoutWorkMode(stated);
  const countries = [countryNamed(short(raw.country)), ...places.map(countryOfPlace)];
  return {
    sourceId,
    title,
    url,
    location,
    places,
    countries: [...new Set(countries.filter((country) => country !== null))],
    workMode: workModeNamed(raw.workMode ?? null) ?? workModeOfPlaces(stated),
    department: short(raw.department),
    type: employmentType(raw.type ?? null),
    salary: short(raw.salary),
    description: plainTextOrNull(raw.description ?? null, maxDescriptionLength),
    postedDate: dayOf(raw.posted),
  };
}

/** Leaves the work mode out of places such as "Paris (hybrid)". */
function withoutWorkMode(stated: readonly string[]): string[] {
  const places = stated
    .map((place) => place.replace(/\s*[(,-]?\s*\b(?:hybrid|on-?site)\b\s*[),-]?\s*/i, ''))
    .filter(Boolean);
  return [...new Set(places)].slice(0, maxPlaces);
}
