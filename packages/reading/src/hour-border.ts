import type { ZodiacSignId } from '@org/zodiac-core';
import { signOfHour } from '@org/zodiac-core';

const maxMinutes = 10;

interface HourBorder {
  readonly other: ZodiacSignId;
  readonly minutes: number;
  /** Whether the border is before the time. */
  readonly isAfter: boolean;
}

/**
 * The neighboring double hour, if a time is at most ten minutes from it.
 *
 * @param countedTime - `YYYY-MM-DDTHH:MM:SS`
 */
export function minutesToNextHour(countedTime: string): HourBorder | undefined {
  const hour = Number(countedTime.slice(11, 13));
  const minute = Number(countedTime.slice(14, 16));
  const minutesIn = ((hour + 1) % 2) * 60 + minute;
  if (minutesIn < maxMinutes)
    return { other: signOfHour((hour + 22) % 24).id, minutes: minutesIn + 1, isAfter: true };
  if (minutesIn >= 120 - maxMinutes)
    return { other: signOfHour((hour + 2) % 24).id, minutes: 120 - minutesIn, isAfter: false };
  return undefined;
}
