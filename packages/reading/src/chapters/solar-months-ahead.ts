import type { Chart } from '../chart.ts';
import { solarMonthsOf, type SolarMonth } from '../years/solar-months-of.ts';
import { isoDate } from '../words/iso-date.ts';

/** The present solar month and the eleven after it, or the twelve of a chosen year. */
export function solarMonthsAhead({ chosenYear, today }: Chart): SolarMonth[] {
  if (chosenYear !== undefined) return solarMonthsOf(chosenYear);
  const year = Number(today.slice(0, 4));
  const months = [...solarMonthsOf(year - 1), ...solarMonthsOf(year), ...solarMonthsOf(year + 1)];
  const present = months.findLastIndex(({ firstDay }) => isoDate(firstDay) <= today);
  return months.slice(present, present + 12);
}

/** The calendar year in which most of the twelve months from today lie, or the chosen one. */
export function middleOfYearAhead({ chosenYear, today }: Chart): number {
  return chosenYear ?? Number(today.slice(0, 4)) + (today.slice(5) >= '07-01' ? 1 : 0);
}
