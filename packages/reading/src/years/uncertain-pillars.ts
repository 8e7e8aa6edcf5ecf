import type { Chart } from '../chart.ts';

/** Whether the hour of birth, which is not known, could change the day stem. */
export const isDayUncertain = ({ pillars }: Chart): boolean => !pillars.day.certain;

/** Whether the hour of birth, which is not known, could change one of the pillars of year, month and day. */
export const isAnyPillarUncertain = ({ pillars }: Chart): boolean =>
  [pillars.year, pillars.month, pillars.day].some(({ certain }) => !certain);
