import type { Opening } from './company-sources.ts';
import { dayOf, employmentType, httpsAddress, plainTextOrNull } from './clean.ts';
import { countryNamed, countryOfPlace } from './country-of-place.ts';
import type { WorkMode } from '@org/api-contract/values';

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

// The work modes of the contract. They are not imported, because the child of `ParserProcess` loads this file.
const workModes: readonly WorkMode[] = ['remote', 'hybrid', 'on-site'];

/**
 * Reads the work mode that a source states: "Remote", "OnSite" and "on-site" are known. "unspecified" and anything else
 * is `null`.
 */
function workModeNamed(name: string | null): WorkMode | null {
  const plain = name?.toLowerCase().replaceAll(/[^a-z]/g, '');
  return workModes.find((mode) => mode.replace('-', '') === plain) ?? null;
}

/**
 * Reads the work mode from places such as "Remote - Canada" or "Paris (hybrid)".
 *
 * @returns `null` if a place does not say so, because a place alone does not mean that the work is done there
 */
function workModeOfPlaces(places: readonly string[]): WorkMode | null {
  if (places.some((place) => /\bhybrid\b/i.test(place))) return 'hybrid';
  const isRemote = places.length > 0 && places.every((place) => /\bremote\b/i.test(place));
  return isRemote ? 'remote' : null;
}

interface Range {
  readonly min?: unknown;
  readonly max?: unknown;
  readonly currency?: unknown;
  /** The unit of time, such as `per-year-salary` or `YEAR`. */
  readonly interval?: unknown;
}

const units = ['hour', 'day', 'week', 'month', 'year'] as const;

/**
 * Formats a salary range, such as "$90,000 – $120,000 a year".
 *
 * @returns `null` without a currency code of three letters and at least one positive amount
 */
export function salaryRange({ min, max, currency, interval }: Range): string | null {
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null;
  const amounts = [min, max].map(Number).filter((amount) => Number.isFinite(amount) && amount > 0);
  if (amounts.length === 0) return null;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  const unit = units.find((name) => String(interval).toLowerCase().includes(name));
  const range = [...new Set(amounts.map((amount) => format.format(amount)))].join(' – ');
  return unit ? `${range} ${unit === 'hour' ? 'an' : 'a'} ${unit}` : range;
}
