import type { Endpoints, Input } from '@org/api-contract';
import { isBirthDate } from './birth-dates.ts';

/** A birth. Only the date is required. */
export type Birth = Input<Endpoints['POST /api/reading']>['body']['birth'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength;

const isPlace = (value: unknown): value is NonNullable<Birth['place']> =>
  isRecord(value) &&
  isText(value.name, 100) &&
  isText(value.timeZone, 50) &&
  typeof value.longitude === 'number' &&
  Math.abs(value.longitude) <= 180;

/** The birth in a value from storage, without members that are unknown or invalid; `undefined` if it has no valid date. */
export function asBirth(value: unknown): Birth | undefined {
  if (!isRecord(value) || !isText(value.date, 10) || !isBirthDate(value.date)) return undefined;
  const { date, time, place, name, sex, calendar } = value;
  return {
    date,
    ...(isText(time, 5) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
    ...(isPlace(place) && {
      place: { name: place.name, timeZone: place.timeZone, longitude: place.longitude },
    }),
    ...(isText(name, 80) && { name }),
    ...((sex === 'female' || sex === 'male') && { sex }),
    ...((calendar === 'china' || calendar === 'vietnam' || calendar === 'korea' || calendar === 'japan') && {
      calendar,
    }),
  };
}
