import type { LuckCourse, LuckSex } from '@org/zodiac-core/pillars';
import { getSolarTerm } from '@org/zodiac-core/solar-terms';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { isoDate } from '../words/iso-date.ts';
import { longDate } from '../words/long-date.ts';
import type { Course } from './course-of.ts';

const persons: Readonly<Record<LuckSex, string>> = { female: 'a woman', male: 'a man' };

/** The paragraph on where the phases begin and how that is counted. */
export function courseStart(chart: Chart, course: Course, sex: LuckSex): Paragraph {
  const { month, year } = chart.pillars;
  const { earliest, hours } = course;
  const born = `${persons[sex]} of a ${year.polarity} year`;
  const way = `[From ${month.name} (${month.reading}), your month pillar, ten-year phases run|Your month pillar is ${month.name} (${month.reading}), and from it phases of ten years run|Ten years at a time, phases leave your month pillar ${month.name} (${month.reading}) and go] ${earliest.direction} for ${born}.`;
  return paragraph(`${way} ${countOf(chart, course)} ${presentOf(course)}`, {
    rule: 'ten-year-phases',
    because: `You are ${born}, and your month pillar is ${month.name}.`,
    changes: 'Another sex, or another date or time of birth.',
    hangsOnHour: !chart.isTimeKnown || hours !== undefined,
    claims: [{ subject: 'phases:direction', value: earliest.direction }],
  });
}

function countOf({ pillars, isTimeKnown }: Chart, { earliest, latest, hours }: Course): string {
  const term = termOf(earliest);
  const whence = earliest.direction === 'forward' ? `on to ${term}` : `back to ${term}`;
  if (isTimeKnown && pillars.instant) {
    const gap = Math.abs(Date.parse(earliest.term.instant) - Date.parse(pillars.instant));
    const wholeHours = Math.floor(gap / 3_600_000);
    const days = Math.floor(wholeHours / 24);
    return `[It is|There are] ${counted(days, 'day')} and ${counted(wholeHours % 24, 'hour')} ${whence}; [three days make a year, so they begin at|at three days to the year they begin at|three days count as a year, which sets the start at] ${startAge(earliest)}, on ${longDate(isoDate(earliest.start.date))}.`;
  }
  const range = `between ${longDate(isoDate(earliest.start.date))} and ${longDate(isoDate(latest.start.date))}`;
  const part = hours
    ? ` for a birth from ${hours.from} to ${hours.until}; an earlier or later hour of that day belongs to another month pillar and has other phases`
    : '';
  return `[The count goes ${whence}, three days to a year|Three days make a year in the count ${whence}|One counts ${whence}, and three days are a year]. [Without a time of birth they begin|As the time of birth is open, they begin|They begin, the hour being unknown,] ${range}${part}.`;
}

const termOf = ({ term }: LuckCourse): string => {
  const { name, characters } = getSolarTerm(Number(term.instant.slice(0, 4)), term.id);
  return `${name} ${characters}`;
};

const startAge = ({ start }: LuckCourse): string => {
  const parts = [counted(start.years, 'year'), counted(start.months, 'month'), counted(start.days, 'day')];
  return parts.filter((part) => !part.startsWith('0')).join(', ') || 'nought';
};

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

function presentOf({ phases }: Course): string {
  const present = phases.find(({ isPresent }) => isPresent);
  return present
    ? `[You are in the|Yours now is the|Today you live in the] ${ordinals[phases.indexOf(present)]}.`
    : 'Today lies outside the ten.';
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
