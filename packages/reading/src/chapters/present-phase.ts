import { tagged as text } from '@org/content/reading';
import type { CalendarDate } from '@org/zodiac-core';
import { audienceOf, isBaby, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import type { Chapter } from '../reading.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { isoDate, monthName } from '../words/dates.ts';
import type { Course, Phase } from '../years/course-of.ts';
import { namedTenGod } from '../years/named-ten-god.ts';

/** The day on which the next phase begins. */
const endDateOf = ({ phases: all }: Course, phase: Phase): CalendarDate =>
  all[all.indexOf(phase) + 1]?.startDate ?? { ...phase.startDate, year: phase.startDate.year + 10 };

/** The month in which a phase ends, such as `'June 2032'`. */
export const endOf = (course: Course, phase: Phase): string => inMonth(endDateOf(course, phase));

/**
 * The next phase, if the given one ends within a year. Texts then describe the next one in detail instead of the present one.
 */
export function nextIfEnding({ today }: Chart, course: Course, phase: Phase): Phase | undefined {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return isoDate(endDateOf(course, phase)) <= inAYear
    ? course.phases[course.phases.indexOf(phase) + 1]
    : undefined;
}

export const inMonth = ({ year, month }: CalendarDate): string => `${monthName(month)} ${year}`;

export const groupOfPhase = ({ dayMaster }: Chart, { pillar }: Phase): TenGodGroup =>
  groupOf(dayMaster.element, pillar.element);

/** After this age, a phase is told in the words for people over 70, because most of it is after that age. */
const lastWorkingAge = 65;

const audienceOfPhase = (chart: Chart, { fromAge }: Phase): Audience => {
  const audience = audienceOf(chart);
  return audience === 'adult' && Math.max(chart.age, fromAge) > lastWorkingAge ? 'elder' : audience;
};

/** The theme of a phase in a few words: by the ten god for adults, and by the group of two gods for others. */
export const themeOfPhase = (chart: Chart, phase: Phase): string =>
  themeFor(chart, audienceOfPhase(chart, phase), phase);

/** The theme of a phase that is over, in words for the age at which it began. */
export const themeOfPast = (chart: Chart, phase: Phase): string => {
  const { fromAge } = phase;
  return themeFor(chart, fromAge > lastWorkingAge ? 'elder' : audienceOf({ age: fromAge }), phase);
};

function themeFor(chart: Chart, audience: Audience, phase: Phase): string {
  const group = groupOfPhase(chart, phase);
  switch (audience) {
    case 'adult':
      return text(`gods.${godOfPhase(chart, phase)}.turn`);
    case 'elder':
      return text(`chapters.phases.themesElder.${group}`);
    case 'teen':
    case 'child':
      return text(`chapters.phases.themes.${group}`);
  }
}

export const godOfPhase = ({ dayMaster }: Chart, { pillar }: Phase) =>
  namedTenGod(dayMaster.character, pillar.stem).id;

/** Maximum number of years after which a phase ends, if people over 70 read about its end. */
const maxYearsAhead = 5;

/** Whether the chapter tells the end of a phase and the next one. */
export const tellsEnd = (chart: Chart, course: Course, phase: Phase): boolean =>
  audienceOf(chart) !== 'elder' ||
  endDateOf(course, phase).year - Number(chart.today.slice(0, 4)) <= maxYearsAhead;

/** When the next phase begins, and what comes first in it. */
export function phaseAfter(chart: Chart, course: Course, phase: Phase): string | undefined {
  const next = course.phases[course.phases.indexOf(phase) + 1];
  if (!next) return undefined;
  const start = inMonth(next.startDate);
  const theme = themeOfPhase(chart, next);
  return theme === themeOfPhase(chart, phase)
    ? text('chapters.phases.nextSame', { start })
    : text('chapters.phases.next', { start, theme });
}

export function textOfPhase(chart: Chart, phase: Phase): string {
  const group = groupOfPhase(chart, phase);
  switch (audienceOfPhase(chart, phase)) {
    case 'adult':
      return text(`gods.${godOfPhase(chart, phase)}.decade`);
    case 'elder':
      return text(`groups.${group}.decadeElder`);
    case 'teen':
      return text(`groups.${group}.decadeTeen`);
    case 'child':
      return text(`groups.${group}.decadeChild`);
  }
}

export const presentOf = ({ phases: all }: Course): Phase | undefined =>
  all.find(({ isPresent }) => isPresent);

/** The first phase of a child, if it is still to come. */
export const firstToCome = ({ today }: Chart, { phases: [first] }: Course): Phase | undefined =>
  first && isoDate(first.startDate) > today ? first : undefined;

/** The present phase of a course until its end, and the next one if it ends within a year. */
export function presentInShort(chart: Chart, course: Course): string {
  const present = presentOf(course);
  if (!present) {
    const first = firstToCome(chart, course);
    return first
      ? text('chapters.phases.openFirst', { start: inMonth(first.startDate) })
      : text('chapters.phases.openDone');
  }
  const end = endOf(course, present);
  return nextIfEnding(chart, course, present)
    ? text('chapters.phases.openPartEnds', { end })
    : tellsEnd(chart, course, present)
      ? text('chapters.phases.openPart', { from: inMonth(present.startDate), end })
      : text('chapters.phases.openSince', { from: inMonth(present.startDate) });
}

/** The present phase with its theme, for an answer that does not describe the phase. */
export function presentWithTheme(chart: Chart, course: Course): string {
  const phase = presentInShort(chart, course);
  const present = presentOf(course);
  if (!present) return phase;
  const theme = themeOfPhase(chart, nextIfEnding(chart, course, present) ?? present);
  return text('chapters.phases.openRead', { phase, theme });
}

/** The advice for a phase. A baby has none. */
export function pointsOf(chart: Chart, phase: Phase | undefined): Pick<Chapter, 'whatHelps' | 'watchFor'> {
  if (!phase || isBaby(chart)) return { whatHelps: [], watchFor: [] };
  const group = groupOfPhase(chart, phase);
  switch (audienceOfPhase(chart, phase)) {
    case 'child':
      return {
        whatHelps: text(`chapters.phases.childHelps.${group}`),
        watchFor: text(`chapters.phases.childWatch.${group}`),
      };
    case 'elder':
      return {
        whatHelps: text(`chapters.phases.elderHelps.${group}`),
        watchFor: text(`chapters.phases.elderWatch.${group}`),
      };
    case 'teen':
      return {
        whatHelps: text(`chapters.phases.teenHelps.${group}`),
        watchFor: text(`chapters.phases.teenWatch.${group}`),
      };
    case 'adult':
      return {
        whatHelps: text(`chapters.phases.helps.${godOfPhase(chart, phase)}`),
        watchFor: text(`chapters.phases.watch.${godOfPhase(chart, phase)}`),
      };
  }
}
