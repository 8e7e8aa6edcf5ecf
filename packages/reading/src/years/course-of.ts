import type { LuckCourse, LuckPhase, LuckRange, LuckSex } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { isoDate } from '../words/dates.ts';

/** One of the ten-year phases. */
export interface Phase extends LuckPhase {
  /** The age at the beginning of the phase, such as `'34'`, or `'33 or 34'` if the hour decides. */
  readonly firstAge: string;
  /** The age at the beginning of the phase's tenth year. */
  readonly lastAge: string;
  /** Whether today is within the phase. */
  readonly isPresent: boolean;
}

/** The ten-year phases of a chart for one sex. */
export interface Course {
  /** The earliest possible start. */
  readonly earliest: LuckCourse;
  /** The latest possible start; equals `earliest` if the time of birth is known. */
  readonly latest: LuckCourse;
  /** The phases from the earliest start. */
  readonly phases: readonly Phase[];
  /** Whether the unknown hour of birth could change an age. */
  readonly isAgeUncertain: boolean;
  /** The hours of birth to which the course applies, if a solar month begins on the date of birth. */
  readonly hours: { readonly from: string; readonly until: string } | undefined;
}

/** @returns the course for the pillars of `chart`, which without a time of birth are those of noon */
export function courseOf({ luck, today }: Chart, sex: LuckSex): Course {
  const found = luck[sex];
  if (!found) throw new RangeError(`The chart has no luck pillars for ${sex}.`);
  const range = found.certain ? undefined : rangeOfNoon(found.ranges);
  const earliest = found.certain ? found : range?.earliest;
  const latest = found.certain ? found : range?.latest;
  if (!earliest || !latest) throw new RangeError('The luck pillars have no range.');
  const isPartOfDay = !found.certain && found.ranges.length > 1;
  return {
    earliest,
    latest,
    isAgeUncertain: earliest.start.years !== latest.start.years || isPartOfDay,
    hours:
      range && isPartOfDay
        ? { from: range.bornFrom.slice(0, 5), until: range.bornUntil.slice(0, 5) }
        : undefined,
    phases: earliest.phases.map((phase, index) => {
      const late = latest.phases[index] ?? phase;
      const next = { ...phase.startDate, year: phase.startDate.year + 10 };
      return {
        ...phase,
        firstAge: either(phase.fromAge, late.fromAge),
        lastAge: either(phase.toAge, late.toAge),
        isPresent:
          isoDate(phase.startDate) <= today && today < isoDate(earliest.phases[index + 1]?.startDate ?? next),
      };
    }),
  };
}

const rangeOfNoon = (ranges: readonly LuckRange[]): LuckRange | undefined =>
  ranges.find(({ bornUntil }) => bornUntil >= '12:00:00') ?? ranges[0];

const either = (early: number, late: number): string => (early === late ? `${early}` : `${early} or ${late}`);
