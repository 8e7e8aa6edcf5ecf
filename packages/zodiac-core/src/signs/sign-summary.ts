import type { CountryCalendar } from '../calendar/country-calendars.ts';
import type { ZodiacSignId } from '../cycle/sign-ids.ts';

/** A short form of a sign, which keeps lookups small. `getZodiacSignById(id)` returns all facts. */
export interface SignSummary {
  readonly id: ZodiacSignId;
  /** English name, such as `'Dragon'`. */
  readonly name: string;
}

const names = /* @__PURE__ */ 'Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig'.split(' ');

/** The short forms of the twelve signs, in the order of the cycle. */
export const signSummaries: readonly SignSummary[] = /* @__PURE__ */ names.map((name) =>
  Object.freeze({ id: name.toLowerCase() as ZodiacSignId, name }),
);

/** The sign at a place of the circle, 0 (Rat) to 11 (Pig). */
export const summaryOfPlace = (place: number): SignSummary => signSummaries[place] as SignSummary;

/** The same, with the name that the sign has in a country. */
export function summaryIn({ 4: signNames }: CountryCalendar, place: number): SignSummary {
  const name = signNames?.[place];
  const summary = signSummaries[place] as SignSummary;
  return name ? Object.freeze({ ...summary, name }) : summary;
}
