import type { Chart } from '../chart.ts';

/** Whether the unknown hour of birth could change the day stem. */
export const isDayUncertain = ({ pillars }: Chart): boolean => !pillars.day.certain;

/** Whether the unknown hour of birth could change the pillar of the year, the month or the day. */
export const isAnyPillarUncertain = ({ pillars }: Chart): boolean =>
  [pillars.year, pillars.month, pillars.day].some(({ certain }) => !certain);
