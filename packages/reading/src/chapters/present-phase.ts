import { text } from '@org/content/reading';
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

/** The theme of a phase in a few words: by the ten god for adults, and by the group of two gods for others. */
export function themeOfPhase(chart: Chart, phase: Phase): string {
  const group = groupOfPhase(chart, phase);
  switch (audienceOf(chart)) {
    case 'adult':
      return text(`gods.${namedTenGod(chart.dayMaster.character, phase.pillar.stem).id}.turn`);
    case 'elder':
      return text(`chapters.phases.themesElder.${group}`);
    case 'teen':
    case 'child':
      return text(`chapters.phases.themes.${group}`);
  }
}

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

export function presentText(
  audience: Audience,
  god: ReturnType<typeof namedTenGod>['id'],
  group: TenGodGroup,
): string {
  switch (audience) {
    case 'adult':
      return text(`gods.${god}.decade`);
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
    : text('chapters.phases.openPart', { from: inMonth(present.startDate), end });
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
export function pointsOf(
  chart: Chart,
  audience: Audience,
  phase: Phase | undefined,
): Pick<Chapter, 'whatHelps' | 'watchFor'> {
  if (!phase || isBaby(chart)) return { whatHelps: [], watchFor: [] };
  const group = groupOfPhase(chart, phase);
  if (audience === 'child')
    return {
      whatHelps: text(`chapters.phases.childHelps.${group}`),
      watchFor: text(`chapters.phases.childWatch.${group}`),
    };
  if (audience === 'elder')
    return {
      whatHelps: text(`chapters.phases.elderHelps.${group}`),
      watchFor: text(`chapters.phases.elderWatch.${group}`),
    };
  if (audience === 'teen')
    return {
      whatHelps: text(`chapters.phases.teenHelps.${group}`),
      watchFor: text(`chapters.phases.teenWatch.${group}`),
    };
  return {
    whatHelps: text(`chapters.phases.helps.${group}`),
    watchFor: text(`chapters.phases.watch.${group}`),
  };
}
