import { getChineseNewYear, getZodiacSign, getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import type { ReactNode } from 'react';
import { longDate } from './long-date.ts';

// Made once: making a formatter takes longer than drawing a card.
const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const daysOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

interface Founded {
  foundedYear: number;
  foundedMonth: number | null;
  foundedDay: number | null;
  dateSource: string | null;
  zodiacSign: ZodiacSignId;
  otherSign: ZodiacSignId | null;
}

/** The founding of a row, as far as it is known, and both signs where New Year's Day decides. */
export function foundedFacts(row: Founded): (readonly [string, ReactNode])[] {
  const signs = signsInWords(row);
  return [['Founded', foundedInWords(row)], ...(signs ? [['Sign', signs] as const] : [])];
}

/** The year, and the date after it where it is known: `1955 (April 15, 1955, as commonly given)`. */
function foundedInWords({
  foundedYear: year,
  foundedMonth: month,
  foundedDay: day,
  dateSource,
}: Founded): string {
  if (!month) return String(year);
  const given = dateSource === 'general knowledge' ? ', as commonly given' : '';
  const isoDay = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day ?? 1).padStart(2, '0')}`;
  const date = day ? longDate(isoDay) : months.format(new Date(isoDay));
  return `${year} (${date}${given})`;
}

function signsInWords({ foundedYear: year, zodiacSign, otherSign }: Founded): string | undefined {
  const newYear = otherSign && getChineseNewYear(year);
  if (!newYear) return undefined;
  const date = daysOfYear.format(Date.UTC(year, newYear.month - 1, newYear.day));
  const [filed, other] = [zodiacSign, otherSign].map((id) => getZodiacSignById(id).name);
  // A founding in January is filed under the sign before.
  const isFiledBefore = zodiacSign !== getZodiacSign(year)?.id;
  return isFiledBefore ? `${filed}, or ${other} from ${date}` : `${filed}, or ${other} before ${date}`;
}
