import { text } from '@org/content/reading';
import type { CalendarDate } from '@org/zodiac-core';
import type { LuckSex } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph, PhasesFigure } from '../reading.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { isoDate, monthName } from '../words/dates.ts';
import { courseOf, type Course, type Phase } from '../years/course-of.ts';
import { namedTenGod } from '../years/named-ten-god.ts';
import { signName } from '../years/relations-with-chart.ts';
import { isAnyPillarUncertain } from '../years/uncertain-pillars.ts';
import { isYoung, whose, Whose, type Audience } from '../audience.ts';
import { mainRelation } from '../years/main-relation.ts';
import { byPeriod } from './reasons.ts';

/** The ten-year phases 大運: each change, and the current phase in detail. */
export function phases(chart: Chart, audience: Audience): Chapter {
  const { sex } = chart.birth;
  const heading = text('chapters.phases.heading');
  if (!sex)
    return {
      id: 'phases',
      heading,
      summary: text('chapters.phases.summaryOpen'),
      paragraphs: ofBothCourses(chart, audience),
      whatHelps: [],
      watchFor: [],
    };
  const course = courseOf(chart, sex);
  const present = course.phases.find(({ isPresent }) => isPresent);
  const group = present && groupOfPhase(chart, present);
  return {
    id: 'phases',
    heading,
    figure: figureOf(chart, course),
    summary: summaryOf(chart, course, present),
    paragraphs: [
      ofCourse(chart, audience, course, sex),
      ...(present ? ofPresent(chart, audience, course, present) : []),
    ],
    ...pointsOf(audience, group),
  };
}

/** The month in which the next phase begins. */
const endOf = ({ phases: all }: Course, phase: Phase): string =>
  inMonth(all[all.indexOf(phase) + 1]?.startDate ?? { ...phase.startDate, year: phase.startDate.year + 10 });

const inMonth = ({ year, month }: CalendarDate): string => `${monthName(month)} ${year}`;

const groupOfPhase = ({ dayMaster }: Chart, { pillar }: Phase): TenGodGroup =>
  groupOf(dayMaster.element, pillar.element);

function pointsOf(audience: Audience, group: TenGodGroup | undefined) {
  if (audience === 'child')
    return { whatHelps: text('chapters.phases.childHelps'), watchFor: text('chapters.phases.childWatch') };
  if (!group) return { whatHelps: [], watchFor: [] };
  if (audience === 'elder')
    return {
      whatHelps: text(`chapters.phases.elderHelps.${group}`),
      watchFor: text(`chapters.phases.elderWatch.${group}`),
    };
  return {
    whatHelps: text(`chapters.phases.helps.${group}`),
    watchFor: text(`chapters.phases.watch.${group}`),
  };
}

function summaryOf(chart: Chart, course: Course, present: Phase | undefined): string {
  const [first] = course.phases;
  if (present)
    return text('chapters.phases.summary', {
      age: chart.age,
      theme: text(`chapters.phases.themes.${groupOfPhase(chart, present)}`),
      end: endOf(course, present),
    });
  return first && isoDate(first.startDate) > chart.today
    ? text('chapters.phases.summaryBefore', { year: first.fromYear })
    : text('chapters.phases.summaryAfter');
}

/** Minimum age of a described change. Earlier changes say little about a small child. */
const firstTurnAge = 10;

/** The start, and every past change. The current phase has a paragraph of its own. */
function ofCourse(chart: Chart, audience: Audience, course: Course, sex: LuckSex): Paragraph {
  const past = course.phases.filter(({ startDate }) => isoDate(startDate) <= chart.today);
  const [first] = course.phases;
  const begins =
    past.length > 0
      ? first?.firstAge === '0'
        ? text('chapters.phases.whatBirth', { Whose: Whose(audience) })
        : text('chapters.phases.what', { Whose: Whose(audience), age: first?.firstAge ?? '' })
      : text('chapters.phases.whatBefore', { age: first?.firstAge ?? '' });
  const told = past.filter(({ fromAge, isPresent }) => fromAge >= firstTurnAge && !isPresent);
  const turns = told.map((phase) =>
    text('chapters.phases.turn', {
      age: phase.firstAge,
      year: phase.fromYear,
      text: text(`gods.${namedTenGod(chart.dayMaster.character, phase.pillar.stem).id}.turn`),
    }),
  );
  return paragraph(
    [
      begins,
      ...(turns.length > 0 ? [text('chapters.phases.turns', { turns: turns.join(' ') })] : []),
      ...(turns.length > 1 && audience !== 'child' ? [text('chapters.phases.compare')] : []),
    ].join(' '),
    {
      ...byPeriod(chart, text('chapters.phases.countedFrom'), chart.pillars.month.name, 'ten-year-phases'),
      changes: text('changes.sex'),
      hangsOnHour: !chart.isTimeKnown || course.hours !== undefined,
    },
    [claim('phases:direction', course.earliest.direction), claim('phases:sex', sex)],
  );
}

function ofPresent(chart: Chart, audience: Audience, course: Course, phase: Phase): Paragraph[] {
  const { pillar, fromYear, startDate } = phase;
  const god = namedTenGod(chart.dayMaster.character, pillar.stem);
  const group = groupOfPhase(chart, phase);
  const relation = mainRelation(pillar.sign, chart);
  const sign = signName(pillar.sign, chart.birth.calendar);
  const next = course.phases[course.phases.indexOf(phase) + 1];
  const reason = {
    ...byPeriod(chart, `${fromYear}`, pillar.name, 'phase-and-chart'),
    hangsOnHour: course.isAgeUncertain || isAnyPillarUncertain(chart),
  };
  return [
    paragraph(
      [
        text('chapters.phases.now', {
          from: inMonth(startDate),
          end: endOf(course, phase),
          element: pillar.element,
          sign,
          name: pillar.name,
          text: presentText(audience, god.id, group),
        }),
        ...(relation
          ? [
              text(`chapters.phases.relations.${relation.kind}`, {
                sign,
                whose: whose(audience),
                position: text(`voice.positions.${relation.position}`),
              }),
            ]
          : []),
      ].join(' '),
      reason,
      [claim(`phase:${pillar.name}`, god.id)],
    ),
    ...(next ? [paragraph(nextInWords(chart, next, group), reason)] : []),
  ];
}

function nextInWords(chart: Chart, next: Phase, present: TenGodGroup): string {
  const group = groupOfPhase(chart, next);
  const start = inMonth(next.startDate);
  return group === present
    ? text('chapters.phases.nextSame', { start })
    : text('chapters.phases.next', { start, text: text(`chapters.phases.nextTexts.${group}`) });
}

function presentText(
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

/** Without a sex, the current phase of both courses. */
function ofBothCourses(chart: Chart, audience: Audience): Paragraph[] {
  const presentOf = (sex: LuckSex) => courseOf(chart, sex).phases.find(({ isPresent }) => isPresent);
  const [female, male] = [presentOf('female'), presentOf('male')];
  const named = (present: Phase | undefined): string =>
    present
      ? text('chapters.phases.openPart', {
          element: present.pillar.element,
          sign: signName(present.pillar.sign, chart.birth.calendar),
          name: present.pillar.name,
          theme: text(`chapters.phases.themes.${groupOfPhase(chart, present)}`),
        })
      : text('chapters.phases.openNone');
  const described = [female, male].flatMap((present) =>
    present
      ? {
          element: present.pillar.element,
          sign: signName(present.pillar.sign, chart.birth.calendar),
          text: presentText(
            audience,
            namedTenGod(chart.dayMaster.character, present.pillar.stem).id,
            groupOfPhase(chart, present),
          ),
        }
      : [],
  );
  const [one, other] = described;
  const details =
    one && one.text === other?.text
      ? [text('chapters.phases.openAlike', { text: one.text })]
      : described.map((each) => text('chapters.phases.openDetail', each));
  const reason = {
    ...byPeriod(chart, text('chapters.phases.countedFrom'), chart.pillars.month.name, 'ten-year-phases'),
    changes: text('changes.sex'),
    hangsOnHour: !chart.isTimeKnown,
  };
  const open = isYoung(audience) ? 'chapters.phases.openYoung' : 'chapters.phases.open';
  return [text(open, { female: named(female), male: named(male) }), ...details].map((each) =>
    paragraph(each, reason),
  );
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
