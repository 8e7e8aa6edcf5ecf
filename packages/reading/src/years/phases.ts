import type { LuckSex } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { list } from '../words/list.ts';
import { courseOf, type Course, type Phase } from './course-of.ts';
import { courseInBrief } from './course-in-brief.ts';
import { courseStart } from './course-start.ts';
import { meetingOf } from './meeting-of.ts';
import { namedTenGod } from './named-ten-god.ts';
import { decadeRelations } from './prose/relation-prose.ts';
import { toldRelations } from './relation-verbs.ts';
import { relationsWithChart, signName } from './relations-with-chart.ts';
import { isAnyPillarUncertain } from './uncertain-pillars.ts';

/** The ten-year phases 大運. */
export function phases(chart: Chart): ReadingSection {
  const { sex } = chart.birth;
  const section = { id: 'phases', heading: 'Ten-Year Phases' } as const;
  if (!sex) return { ...section, paragraphs: bothCourses(chart) };
  const course = courseOf(chart, sex);
  return {
    ...section,
    figure: {
      kind: 'phases',
      phases: course.phases.map(({ pillar, fromAge, fromYear, toYear, isPresent }) => ({
        name: pillar.name,
        reading: pillar.reading,
        sign: pillar.sign,
        tenGod: namedTenGod(chart.dayMaster.character, pillar.stem).english,
        fromAge,
        fromYear,
        toYear,
        isPresent,
      })),
    },
    paragraphs: [
      courseStart(chart, course, sex),
      ...toldPhases(course).map((phase) => paragraphOf(chart, course, phase)),
    ],
  };
}

/** Eight, and more for somebody who is older: the last is the one after the present. */
const toldPhases = ({ phases: all }: Course): readonly Phase[] =>
  all.slice(0, Math.max(8, all.findIndex(({ isPresent }) => isPresent) + 2));

function bothCourses(chart: Chart): Paragraph[] {
  const { month } = chart.pillars;
  const sexes: readonly LuckSex[] = ['female', 'male'];
  return [
    paragraph(
      `[Tradition divides a life|A life is divided|The books divide a life] into [phases|stretches|steps] of ten years, from the month pillar, ${month.name} (${month.reading}). [For a woman or a man the count runs in different directions|A woman’s and a man’s count run opposite ways|It runs one way for women and the other for men]; [both follow in brief|here are both|both are given].`,
      {
        rule: 'ten-year-phases',
        because: 'The sex is not given.',
        changes: 'Giving it: one course is then read phase by phase.',
        hangsOnHour: !month.certain,
      },
    ),
    ...sexes.map((sex) => courseInBrief(chart, courseOf(chart, sex), sex)),
  ];
}

function paragraphOf(chart: Chart, course: Course, phase: Phase): Paragraph {
  const { pillar, firstAge, lastAge, fromYear, toYear, isPresent } = phase;
  const { character } = chart.dayMaster;
  const god = namedTenGod(character, pillar.stem);
  const { calendar } = chart.birth;
  const all = toldRelations(relationsWithChart(pillar.sign, chart));
  const told = isPresent ? all : [all.find(({ position }) => position === 'year') ?? all[0] ?? []].flat();
  const clauses = told.map(
    ({ verb, own, position, kind }) =>
      `${verb} your ${signName(own, calendar)} of the ${position} (${decadeRelations[kind][position]})`,
  );
  const branch = signName(pillar.sign, calendar);
  return paragraph(
    `[Age ${firstAge} to ${lastAge}, ${pillar.name} (${pillar.reading}), ${fromYear} to ${toYear}|From ${fromYear} to ${toYear}, at ${firstAge} to ${lastAge}, ${pillar.name} (${pillar.reading})|Ten years from age ${firstAge}, ${pillar.name} (${pillar.reading}), ${fromYear} to ${toYear}]${isPresent ? ', the present phase' : ''}: ${pillar.element} over the ${branch}, to your {sign}’s ${character} the ${god.english} ${god.name}. ${meetingOf(chart, phase)}${
      clauses.length > 0 ? ` The ${branch} ${list(clauses)}.` : ''
    }`,
    {
      rule: 'phase-and-chart',
      because: `The phase has the pillar ${pillar.name}, your day stem is ${character}, and your sign is the ${chart.sign.name}.`,
      changes: 'Another day, month or zodiac year of birth, or another sex.',
      hangsOnHour: course.isAgeUncertain || isAnyPillarUncertain(chart),
      claims: [
        { subject: `phase:${pillar.name}`, value: god.id },
        ...told.map(({ position, kind }) => ({ subject: `phase:${pillar.name}:${position}`, value: kind })),
      ],
    },
  );
}
