import { getChineseNewYear, getZodiacSign, type CalendarDate } from '@org/zodiac-core';

export interface Mark {
  label: string;
  date: CalendarDate;
}

const dayMs = 86_400_000;
const timeOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);
const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/**
 * A zodiac year as a sentence, and the positions of months and marks in it, from 0 to 1. Marks outside the year are
 * left out.
 */
export function describeYear(year: number, marks: readonly Mark[]) {
  const from = timeOf(getChineseNewYear(year));
  const until = timeOf(getChineseNewYear(year + 1));
  const share = (time: number): number => (time - from) / (until - from);
  const name = getZodiacSign(year)?.name ?? '';
  const inside = marks.filter(({ date }) => timeOf(date) >= from && timeOf(date) < until);
  const months = Array.from({ length: 14 }, (_, index) => Date.UTC(year, index, 1))
    .filter((time) => time > from && time < until)
    .map((time) => ({ name: shortMonth.format(time), share: share(time) }));
  const dates = inside.map(({ label, date }) => ` ${label}: ${dayAndMonth.format(timeOf(date))}.`).join('');
  return {
    caption: `The Year of the ${name} from ${dayAndMonth.format(from)} to ${dayAndMonth.format(until - dayMs)}.${dates}`,
    months,
    points: inside.map(({ label, date }) => ({ label, share: share(timeOf(date)) })),
  };
}
