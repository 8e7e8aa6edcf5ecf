import type { LuckSex } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { list } from '../words/list.ts';
import type { Course } from './course-of.ts';
import { namedTenGod } from './named-ten-god.ts';
import { decadeMeetings } from './prose/decade-meetings.ts';
import { signName } from './relations-with-chart.ts';
import { isAnyPillarUncertain } from './uncertain-pillars.ts';

const persons: Readonly<Record<LuckSex, string>> = { female: 'woman', male: 'man' };

/** One course in a paragraph: its first phases, and what is said of the present one. */
export function courseInBrief(chart: Chart, course: Course, sex: LuckSex): Paragraph {
  const { dayMaster, pillars, birth } = chart;
  const { phases, earliest } = course;
  const first = phases
    .slice(0, 7)
    .map(
      ({ pillar, firstAge }) => `${pillar.name} ${signName(pillar.sign, birth.calendar)} from ${firstAge}`,
    );
  const present = phases.find(({ isPresent }) => isPresent);
  const now = present
    ? ` [The present one would be|At present that is|Now it would be] ${present.pillar.name}, your ${namedTenGod(dayMaster.character, present.pillar.stem).english}. ${decadeMeetings[dayMaster.character][present.pillar.stem]}`
    : '';
  return paragraph(
    `For a ${persons[sex]} of this ${pillars.year.polarity} year [the phases|they] [run|go] ${earliest.direction}: ${list(first)}.${now}`,
    {
      rule: 'phase-and-chart',
      because: `Your year is ${pillars.year.polarity}, your month pillar is ${pillars.month.name} and your day stem is ${dayMaster.character}.`,
      changes: 'Another date of birth; the ages may shift by a year with the time.',
      hangsOnHour: course.isAgeUncertain || isAnyPillarUncertain(chart),
      claims: [{ subject: `phases:direction:${sex}`, value: earliest.direction }],
    },
  );
}
