import type { LuckSex } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { list } from '../words/list.ts';
import type { Course } from './course-of.ts';
import { meetingOf } from './meeting-of.ts';
import { namedTenGod } from './named-ten-god.ts';
import { signName } from './relations-with-chart.ts';
import { isAnyPillarUncertain } from './uncertain-pillars.ts';

const persons: Readonly<Record<LuckSex, string>> = { female: 'woman', male: 'man' };

/** One course in a paragraph: its first phases, and what is said of the present one. */
export function courseInBrief(chart: Chart, course: Course, sex: LuckSex): Paragraph {
  const { dayMaster, pillars, birth } = chart;
  const { phases, earliest } = course;
  const first = phases.slice(0, 7).map(({ pillar, firstAge }) => ({
    name: pillar.name,
    sign: signName(pillar.sign, birth.calendar),
    age: firstAge,
  }));
  const forms = [
    list(first.map(({ name, sign, age }) => `${name} ${sign} from ${age}`)),
    list(first.map(({ name, age }) => `at ${age} ${name}`)),
    list(
      first.map(
        ({ name, sign, age }, index) => `the ${sign} ${name} ${index === 0 ? 'at the age of' : 'at'} ${age}`,
      ),
    ),
  ];
  const present = phases.find(({ isPresent }) => isPresent);
  const now = present
    ? ` [The present one would be|At present that is|Now it would be] ${present.pillar.name}, your ${namedTenGod(dayMaster.character, present.pillar.stem).english}. ${meetingOf(chart, present)}`
    : '';
  return paragraph(
    `For a ${persons[sex]} of this ${pillars.year.polarity} year [the phases|they|the decades] [run|go|are counted] ${earliest.direction}: [${forms.join('|')}].${now}`,
    {
      rule: 'phase-and-chart',
      because: `Your year is ${pillars.year.polarity}, your month pillar is ${pillars.month.name}, your day stem is ${dayMaster.character} and your sign is the ${chart.sign.name}.`,
      changes: 'Another date of birth; the ages may shift by a year with the time.',
      hangsOnHour: course.isAgeUncertain || isAnyPillarUncertain(chart),
      claims: [{ subject: `phases:direction:${sex}`, value: earliest.direction }],
    },
  );
}
