import type { Chart } from '../chart.ts';
import { solarMonthsOf, type SolarMonth } from './solar-months-of.ts';
import { isoDate } from '../words/dates.ts';

/** A month that ends within this time is left out, because advice for it comes too late. */
const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Twelve solar months, starting with the current one, or with the next if the current one ends within a week; or the months of a
 * chosen year.
 */
export function solarMonthsAhead({ chosenYear, today }: Chart): readonly SolarMonth[] {
  if (chosenYear !== undefined) return solarMonthsOf(chosenYear);
  const year = Number(today.slice(0, 4));
  const months = [...solarMonthsOf(year - 1), ...solarMonthsOf(year), ...solarMonthsOf(year + 1)];
  const inAWeek = new Date(Date.parse(today) + week).toISOString().slice(0, 10);
  const first = months.findLastIndex(({ firstDay }) => isoDate(firstDay) <= inAWeek);
  return months.slice(first, first + 12);
}

/** The calendar year of most of the twelve months from today, or the chosen one. */
export function middleOfYearAhead({ chosenYear, today }: Chart): number {
  return chosenYear ?? Number(today.slice(0, 4)) + (today.slice(5) >= '07-01' ? 1 : 0);
}
