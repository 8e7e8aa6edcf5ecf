import type { CountryCalendar } from '../calendar/country-calendars.ts';
import { zodiacSignIds, type ZodiacSignId } from './sign-ids.ts';

/** A short form of a sign, which keeps lookups small. `getZodiacSignById(id)` returns all facts. */
export interface SignSummary {
  readonly id: ZodiacSignId;
  /** English name, such as `'Dragon'`. */
  readonly name: string;
}

/** The short forms of the twelve signs, in the order of the cycle. */
export const signSummaries: readonly SignSummary[] = /* @__PURE__ */ zodiacSignIds.map((id) =>
  Object.freeze({ id, name: id.replace(/./, (first) => first.toUpperCase()) }),
);

/** The sign at a place of the circle, 0 (Rat) to 11 (Pig). */
export const summaryOfPlace = (place: number): SignSummary => signSummaries[place] as SignSummary;

/** The same, with the name that the sign has in a country. */
export function summaryIn({ signNames }: CountryCalendar, place: number): SignSummary {
  const summary = summaryOfPlace(place);
  const name = signNames?.[summary.id];
  return name ? Object.freeze({ ...summary, name }) : summary;
}
