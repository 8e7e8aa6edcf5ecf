import { getZodiacSignByDate } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';

/** The zodiac year of today. */
export const presentYear = ({ today }: Pick<Chart, 'today'>): number =>
  getZodiacSignByDate(today)?.zodiacYear ?? Number(today.slice(0, 4));
