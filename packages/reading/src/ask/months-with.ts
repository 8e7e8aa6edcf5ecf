import { relations } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { isoDate } from '../words/iso-date.ts';
import { solarMonthsOf, type SolarMonth } from '../years/solar-months-of.ts';
import { presentYear } from './present-year.ts';

/**
 * The solar months whose branch has one of the relations with the sign of birth.
 *
 * @param asked - a year, or `'next'`: the twelve that begin from today on
 */
export function monthsWith(chart: Chart, asked: string, kinds: readonly string[]): SolarMonth[] {
  const present = presentYear(chart);
  const months =
    asked === 'next'
      ? [...solarMonthsOf(present), ...solarMonthsOf(present + 1)]
          .filter(({ firstDay }) => isoDate(firstDay) >= chart.today)
          .slice(0, 12)
      : solarMonthsOf(Number(asked));
  return months.filter(({ pillar }) =>
    relations(pillar.sign, chart.zodiac.sign.id).some(({ kind }) => kinds.includes(kind)),
  );
}

/** Months as a claim writes them: the first day and the sign of each. */
export const monthsClaimed = (months: readonly SolarMonth[] = []): string =>
  months.map(({ firstDay, pillar }) => `${isoDate(firstDay)}=${pillar.sign}`).join('+') || 'none';
