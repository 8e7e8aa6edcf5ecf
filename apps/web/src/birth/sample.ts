import {
  describeSign,
  getZodiacSignByDate,
  type CalendarName,
  type ZodiacDate,
  type ZodiacSign,
} from '@org/zodiac-core';

export interface Sample {
  sign: ZodiacSign;
  born: ZodiacDate;
}

/** The sign of a date `YYYY-MM-DD`, or `undefined` if the date is invalid or outside the calendar. */
export function sampleOf(date: string, calendar: CalendarName = 'china'): Sample | undefined {
  try {
    const born = getZodiacSignByDate(date, { calendar });
    return born && { sign: describeSign(born.sign.id), born };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
