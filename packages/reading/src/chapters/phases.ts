import { tagged as text } from '@org/content/reading';
import type { LuckSex } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { claim, paragraph, type Reason } from '../paragraph.ts';
import type { Chapter, Paragraph, PhasesFigure } from '../reading.ts';
import { isoDate } from '../words/dates.ts';
import { courseOf, type Course, type Phase } from '../years/course-of.ts';
import { namedTenGod } from '../years/named-ten-god.ts';
import { isAnyPillarUncertain } from '../years/uncertain-pillars.ts';
import { whose, Whose, type Audience } from '../audience.ts';
import { ofBothCourses } from './phases-of-both.ts';
import {
  endOf,
  firstToCome,
  godOfPhase,
  inMonth,
  nextIfEnding,
  phaseAfter,
  pointsOf,
  presentOf,
  tellsEnd,
  textOfPhase,
  themeOfPast,
  themeOfPhase,
} from './present-phase.ts';
import { byPeriod, whyOf } from './reasons.ts';

/** The ten-year phases 大運: each change, and the current phase in detail. */
export function phases(chart: Chart, audience: Audience): Chapter {
  const { sex } = chart.birth;
  const heading = text('chapters.phases.heading');
  if (!sex)
    return {
      id: 'phases',
      heading,
      ...ofBothCourses(chart, audience),
    };
  const course = courseOf(chart, sex);
  const present = presentOf(course);
  const detailed = present ? (nextIfEnding(chart, course, present) ?? present) : firstToCome(chart, course);
  return {
    id: 'phases',
    heading,
    figure: figureOf(chart, course),
    summary: summaryOf(chart, course, present),
    paragraphs: [
      ofCourse(chart, audience, course, sex),
      ...(present ? ofPresent(chart, audience, course, present) : ofFirst(chart, audience, course)),
    ],
    ...pointsOf(chart, detailed),
  };
}

/**
 * The theme and the end of the present phase; `undefined` without a sex or a time of birth, if the phase ends within a
 * year, and if its end is not told.
 */
export function phaseOfYears(chart: Chart): { readonly theme: string; readonly end: string } | undefined {
  const { sex } = chart.birth;
  if (!sex || !chart.isTimeKnown) return undefined;
  const course = courseOf(chart, sex);
  const present = presentOf(course);
  if (!present || nextIfEnding(chart, course, present) || !tellsEnd(chart, course, present)) return undefined;
  return {
    theme: themeOfPhase(chart, present),
    end: endOf(course, present),
  };
}

function summaryOf(chart: Chart, course: Course, present: Phase | undefined): string {
  const [first] = course.phases;
  if (present) {
    const [theme, end] = [themeOfPhase(chart, present), endOf(course, present)];
    const next = nextIfEnding(chart, course, present);
    if (!next)
      return tellsEnd(chart, course, present)
        ? text('chapters.phases.summary', { age: chart.age, theme, end })
        : text('chapters.phases.summarySince', { age: chart.age, theme });
    const nextTheme = themeOfPhase(chart, next);
    return nextTheme === theme
      ? text('chapters.phases.summaryEndsSame', { theme, end })
      : text('chapters.phases.summaryEnds', { theme, end, next: nextTheme });
  }
  return first && firstToCome(chart, course)
    ? text('chapters.phases.summaryBefore', {
        year: first.fromYear,
        theme: themeOfPhase(chart, first),
      })
    : text('chapters.phases.summaryAfter');
}

/** Minimum age of a described change. Earlier changes say little about a small child. */
const firstTurnAge = 10;

/** The start of the phases, and every past change. The current phase has a separate paragraph. */
function ofCourse(chart: Chart, audience: Audience, course: Course, sex: LuckSex): Paragraph {
  const past = course.phases.filter(({ startDate }) => isoDate(startDate) <= chart.today);
  const [first] = course.phases;
  const begins =
    past.length > 0
      ? first?.firstAge === '0'
        ? text('chapters.phases.whatBirth', { Whose: Whose(audience) })
        : text('chapters.phases.what', { Whose: Whose(audience), age: first?.firstAge ?? '' })
      : text('chapters.phases.whatBefore', { age: first?.firstAge ?? '' });
  const told = past
    .filter(({ fromAge, isPresent }) => fromAge >= firstTurnAge && !isPresent)
    .map((phase) => ({ phase, theme: themeOfPast(chart, phase) }));
  const turns = told
    .filter(({ theme }, index) => theme !== told[index - 1]?.theme)
    .map(({ phase, theme }) =>
      text('chapters.phases.turn', { age: phase.firstAge, year: phase.fromYear, text: theme }),
    );
  return paragraph(
    [
      begins,
      ...(turns.length > 0 ? [text('chapters.phases.turns', { turns: turns.join(' ') })] : []),
      ...(turns.length > 0 && audience !== 'child'
        ? [text(audience === 'elder' ? 'chapters.phases.compareElder' : 'chapters.phases.compare')]
        : []),
    ].join(' '),
    {
      ...byPeriod(chart, text('chapters.phases.countedFrom'), chart.pillars.month.name, 'ten-year-phases'),
      changes: text('changes.sex'),
      hangsOnHour: !chart.isTimeKnown || course.hours !== undefined,
    },
    [claim('phases:direction', course.earliest.direction), claim('phases:sex', sex)],
  );
}

function ofFirst(chart: Chart, audience: Audience, course: Course): Paragraph[] {
  const first = firstToCome(chart, course);
  return first ? [inDetail(chart, audience, course, first)] : [];
}

/** The present phase and the next one. The present one is in detail, unless it ends within a year; then the next one is. */
function ofPresent(chart: Chart, audience: Audience, course: Course, phase: Phase): Paragraph[] {
  const ending = nextIfEnding(chart, course, phase);
  if (ending) return [inBrief(chart, audience, course, phase), inDetail(chart, audience, course, ending)];
  const next = tellsEnd(chart, course, phase) ? phaseAfter(chart, course, phase) : undefined;
  return [
    inDetail(chart, audience, course, phase),
    ...(next === undefined ? [] : [paragraph(next, reasonOf(chart, course, phase))]),
  ];
}

const reasonOf = (chart: Chart, course: Course, { fromYear, pillar }: Phase): Reason => ({
  ...byPeriod(chart, `${fromYear}`, pillar.name, 'phase-and-chart'),
  hangsOnHour: course.isAgeUncertain || isAnyPillarUncertain(chart),
});

function inBrief(chart: Chart, audience: Audience, course: Course, phase: Phase): Paragraph {
  const next = nextIfEnding(chart, course, phase);
  const theme = themeOfPhase(chart, phase);
  const form =
    next && themeOfPhase(chart, next) === theme ? 'endsSame' : audience === 'child' ? 'endsChild' : 'ends';
  return paragraph(
    text(`chapters.phases.${form}`, {
      from: inMonth(phase.startDate),
      end: endOf(course, phase),
      theme,
    }),
    reasonOf(chart, course, phase),
  );
}

function inDetail(chart: Chart, audience: Audience, course: Course, phase: Phase): Paragraph {
  const { pillar, startDate } = phase;
  const values = {
    from: inMonth(startDate),
    element: pillar.element,
    whose: whose(audience),
    own: chart.dayMaster.element,
    why: [
      whyOf(chart, pillar.element, 'phase', audience),
      ...bringsHelp(chart, audience, phase),
      ...continuesTheme(chart, course, phase),
    ].join(' '),
    text: textOfPhase(chart, phase),
  };
  return paragraph(
    tellsEnd(chart, course, phase)
      ? text('chapters.phases.now', { ...values, end: endOf(course, phase) })
      : text(phase.isPresent ? 'chapters.phases.nowSince' : 'chapters.phases.nowComing', values),
    reasonOf(chart, course, phase),
    [claim(`phase:${pillar.name}`, godOfPhase(chart, phase))],
  );
}

/** Says that a phase brings the useful element. */
const bringsHelp = ({ useful }: Chart, audience: Audience, { pillar: { element } }: Phase): string[] =>
  useful.decided && useful.element === element
    ? [text('chapters.phases.brings', { element, whose: whose(audience) })]
    : [];

/** Says that a phase has the theme of the one before, if that one is over and the chapter has named it. */
function continuesTheme(chart: Chart, { phases: all }: Course, phase: Phase): string[] {
  const before = all[all.indexOf(phase) - 1];
  return phase.isPresent &&
    before !== undefined &&
    before.fromAge >= firstTurnAge &&
    themeOfPast(chart, before) === themeOfPhase(chart, phase)
    ? [text('chapters.phases.continues')]
    : [];
}

function figureOf(chart: Chart, { phases: all }: Course): PhasesFigure {
  return {
    kind: 'phases',
    phases: all.map(({ pillar, fromAge, fromYear, toYear, isPresent }) => ({
      name: pillar.name,
      reading: pillar.reading,
      sign: pillar.sign,
      tenGod: namedTenGod(chart.dayMaster.character, pillar.stem).english,
      fromAge,
      fromYear,
      toYear,
      isPresent,
    })),
  };
}
