import { Solar } from 'lunar-typescript';
import { DefaultEightCharProvider, LunarSect2EightCharProvider, SolarTime } from 'tyme4ts';
import type { Moment } from './moments.ts';

/** The names of the pillars that a library gives for a moment. */
export interface PeerPillars {
  readonly year: string;
  readonly month: string;
  /** The day's pillar if days begin at midnight. The late Rat hour has the stem of the next day. */
  readonly day: string;
  readonly hour: string;
  /** The day's pillar if days begin at 23:00. */
  readonly dayFrom23: string;
  readonly hourFrom23: string;
}

const fromMidnight = new LunarSect2EightCharProvider();
const from23 = new DefaultEightCharProvider();

export function pillarsOfTyme({ year, month, day, hour, minute }: Moment): PeerPillars {
  const lunarHour = SolarTime.fromYmdHms(year, month, day, hour, minute, 0).getLunarHour();
  const eight = fromMidnight.getEightChar(lunarHour);
  const eightFrom23 = from23.getEightChar(lunarHour);
  return {
    year: eight.getYear().getName(),
    month: eight.getMonth().getName(),
    day: eight.getDay().getName(),
    hour: eight.getHour().getName(),
    dayFrom23: eightFrom23.getDay().getName(),
    hourFrom23: eightFrom23.getHour().getName(),
  };
}

export function pillarsOfLunar({ year, month, day, hour, minute }: Moment): PeerPillars {
  const eight = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar().getEightChar();
  eight.setSect(2);
  const fromMidnightOfDay = { day: eight.getDay(), hour: eight.getTime() };
  eight.setSect(1);
  return {
    year: eight.getYear(),
    month: eight.getMonth(),
    ...fromMidnightOfDay,
    dayFrom23: eight.getDay(),
    hourFrom23: eight.getTime(),
  };
}
