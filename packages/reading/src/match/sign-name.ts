import { getZodiacSignByDate, zodiacSignIds, type CalendarName, type ZodiacSignId } from '@org/zodiac-core';

/** The name of a sign in a calendar: the Rabbit is the Cat in Vietnam. */
export function signName(id: ZodiacSignId, calendar: CalendarName = 'china'): string {
  // 1984 was a Year of the Rat everywhere.
  const date = { year: 1984 + zodiacSignIds.indexOf(id), month: 6, day: 1 };
  return getZodiacSignByDate(date, { calendar })?.sign.name ?? id;
}
