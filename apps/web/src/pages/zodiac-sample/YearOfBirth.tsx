import { dayInWords } from '@org/api-contract/lists';
import { firstCalendarYear, getChineseNewYear, lastCalendarYear, type ZodiacDate } from '@org/zodiac-core';

const newYear = (year: number): number => {
  const { month, day } = getChineseNewYear(year);
  return Date.UTC(year, month - 1, day);
};

const dayMs = 24 * 60 * 60 * 1000;

/** The zodiac year of a birth from its first to its last day, and why it is not the calendar year. */
export function YearOfBirth({ born }: { born: ZodiacDate }) {
  const { zodiacYear, sign } = born;
  if (zodiacYear < firstCalendarYear || zodiacYear >= lastCalendarYear) return null;
  const from = dayInWords(newYear(zodiacYear));
  const to = dayInWords(newYear(zodiacYear + 1) - dayMs);
  return (
    <p>
      {`This Year of the ${sign.name} ran from ${from} to ${to}. New Year is a new moon, so its day moves; whoever counts from January 1 is wrong for about one birth date in ten.`}
    </p>
  );
}
