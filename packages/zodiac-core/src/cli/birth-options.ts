import type { CalendarName } from '../index.ts';
import type { BirthMoment } from '../pillars/index.ts';
import { readTermCalendar } from '../solar-terms/solar-terms.ts';

/** The command was called with arguments that it does not understand. */
export class UsageError extends Error {}

/** Options of a birth, for `parseArgs`. */
export const birthOptions = {
  time: { type: 'string' },
  'time-zone': { type: 'string' },
  'utc-offset': { type: 'string' },
  longitude: { type: 'string' },
  'day-starts-at': { type: 'string' },
  'late-rat-hour': { type: 'string' },
  'repeated-time': { type: 'string' },
  sex: { type: 'string' },
} as const;

export type BirthValues = { readonly [Name in keyof typeof birthOptions]?: string | undefined };

/**
 * Reads a birth from the options; `undefined` without any of them. `fourPillars` checks the values.
 *
 * @throws UsageError when a number cannot be read
 */
export function readBirthOptions(
  values: BirthValues,
  calendar: CalendarName,
): Omit<BirthMoment, 'date'> | undefined {
  const names = Object.keys(birthOptions) as (keyof BirthValues)[];
  if (names.every((name) => values[name] === undefined)) return undefined;
  const timeZone = values['time-zone'];
  const written = values['utc-offset'];
  const utcOffset = written?.includes(':') ? written : numberOf('utc-offset', values);
  return {
    time: values.time,
    timeZone,
    utcOffset: utcOffset ?? (timeZone === undefined ? readTermCalendar({ calendar }).utcOffset : undefined),
    longitude: numberOf('longitude', values),
    dayStartsAt: values['day-starts-at'] as BirthMoment['dayStartsAt'],
    lateRatHour: values['late-rat-hour'] as BirthMoment['lateRatHour'],
    repeatedTime: values['repeated-time'] as BirthMoment['repeatedTime'],
  };
}

function numberOf(name: 'utc-offset' | 'longitude', values: BirthValues): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) throw new UsageError(`--${name} is a number, such as 8 or 5.5.`);
  return Number(text);
}
