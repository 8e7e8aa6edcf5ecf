import { requireText, wrongInput } from '../require-input.ts';

/** The clock of a time zone. All values are in milliseconds; an instant is universal time from January 1, 1970. */
export interface Clock {
  /** How far the clock was ahead of universal time. */
  readonly offsetAt: (instant: number) => number;
  /** The offset without daylight saving. */
  readonly standardOffsetAt: (instant: number) => number;
}

const dayMs = 86_400_000;
/** The distance of two sampled offsets. It is shorter than any winter between two periods of daylight saving. */
const step = 45 * dayMs;
/** The number of samples in six years. The longest daylight saving was Britain's, from February 1940 to October 1945. */
const reach = 49;

const clocks = new Map<string, Clock>();

/**
 * The clock of a time zone of the IANA database.
 *
 * @throws RangeError when the runtime knows no such time zone
 */
export function clockOf(timeZone: string): Clock {
  const clock = clocks.get(timeZone) ?? read(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function read(timeZone: string): Clock {
  const format = formatOf(timeZone);
  const offsetAt = (instant: number): number => {
    const [, sign, hours, minutes, seconds = 0] =
      /GMT(?:(.)(\d\d):(\d\d):?(\d\d)?)?$/.exec(format.format(instant)) ?? [];
    if (!sign) return 0;
    const ahead = Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000;
    return sign === '+' ? ahead : -ahead;
  };
  const samples = new Map<number, number>();
  const sample = (nth: number): number => {
    const offset = samples.get(nth) ?? offsetAt(nth * step);
    samples.set(nth, offset);
    return offset;
  };
  // The runtime does not say which offsets are daylight saving. An offset counts as daylight saving if the clock was
  // put forward to it and put back within six years.
  const standardOffsetAt = (instant: number): number => {
    const nth = Math.floor(instant / step);
    const here = offsetAt(instant);
    const lowestAfter = [here];
    for (let far = 1; far <= reach; far += 1)
      lowestAfter.push(Math.min(lowestAfter[far - 1] ?? here, sample(nth + far)));
    let standard = here;
    let lowestBefore = here;
    for (let far = 0; far <= reach; far += 1) {
      lowestBefore = Math.min(lowestBefore, sample(nth - far));
      standard = Math.min(standard, Math.max(lowestBefore, lowestAfter[reach - far] ?? here));
    }
    return standard;
  };
  return { offsetAt, standardOffsetAt };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  requireText('timeZone', timeZone);
  try {
    // Checks the first letter, because some runtimes accept an offset such as +08:00 as a time zone, and others do not.
    if (/^[A-Za-z]/.test(timeZone))
      return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw wrongInput('timeZone', 'a name of the IANA database, such as Asia/Shanghai', timeZone, true);
}

/**
 * The instants at which a clock showed a local time, in their order: one; none where it was put forward over that time; two where it
 * was put back.
 *
 * @param local - the local time, as if it were universal time
 */
export function instantsOf(local: number, { offsetAt }: Clock): number[] {
  // Both offsets apply if the clock was put back. The earlier offset then gives the earlier instant.
  const offsets = new Set([offsetAt(local - dayMs), offsetAt(local + dayMs)]);
  return [...offsets]
    .map((offset) => local - offset)
    .filter((instant) => instant + offsetAt(instant) === local);
}
