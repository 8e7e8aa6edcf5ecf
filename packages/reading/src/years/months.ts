import { personalMonthNumber, personalYearNumber } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { isoDate } from '../words/iso-date.ts';
import { longDate, monthName } from '../words/long-date.ts';
import { namedTenGod } from './named-ten-god.ts';
import { monthAdvice, monthAdviceAgain } from './prose/month-advice.ts';
import { personalMonths } from './prose/personal-numbers.ts';
import { monthRelations } from './prose/relation-prose.ts';
import { toldRelations } from './relation-verbs.ts';
import { relationInWords, relationsWithChart, signName } from './relations-with-chart.ts';
import { solarMonthsOf, type SolarMonth } from './solar-months-of.ts';
import { isAnyPillarUncertain, isDayUncertain } from './uncertain-pillars.ts';

/** The twelve solar months of the chosen year. */
export function months(chart: Chart): ReadingSection {
  const found = solarMonthsOf(chart.year);
  return {
    id: 'months',
    heading: `The Months of ${chart.year}`,
    figure: {
      kind: 'months',
      months: found.map(({ firstDay, pillar }) => ({
        from: isoDate(firstDay),
        name: pillar.name,
        sign: pillar.sign,
        relations: relationsWithChart(pillar.sign, chart).map((each) => relationInWords(each, chart)),
        personalMonth: personalMonthNumber(chart.date, firstDay),
      })),
    },
    paragraphs: [
      introduction(chart, found),
      ...found.map((month, index) => paragraphOf(chart, month, index)),
    ],
  };
}

function introduction(chart: Chart, [first]: readonly SolarMonth[]): Paragraph {
  const { element, polarity, character } = chart.dayMaster;
  const starts = first ? longDate(isoDate(first.firstDay)) : chart.year;
  return paragraph(
    `Held against your ${character}, ${polarity} ${element}, and [against|beside] the ${signName(chart.pillars.day.sign, chart.birth.calendar)} of your day, [months by the sun|the sun’s months] [begin on|start with] ${starts}, [China’s|the] Start of Spring.`,
    {
      rule: 'solar-months',
      because: `Your day stem is ${character}.`,
      changes: 'Another day of birth, or another year.',
      hangsOnHour: isDayUncertain(chart),
    },
  );
}

function paragraphOf(chart: Chart, { firstDay, pillar }: SolarMonth, index: number): Paragraph {
  const { dayMaster, birth, date, pillars } = chart;
  const god = namedTenGod(dayMaster.character, pillar.stem);
  const [picture, task] = index < 10 ? monthAdvice[dayMaster.element][god.id] : monthAdviceAgain[god.id];
  const branch = signName(pillar.sign, birth.calendar);
  const [told] = toldRelations(relationsWithChart(pillar.sign, chart));
  const relation = told
    ? `${told.verb} your ${signName(told.own, birth.calendar)} (${told.position})`
    : `leaves your ${signName(pillars.day.sign, birth.calendar)} (day) in peace`;
  const advice = told ? `${task}; ${monthRelations[told.kind][told.position]}` : task;
  const number = personalMonthNumber(date, firstDay);
  const year = personalYearNumber(date, firstDay.year);
  return paragraph(
    `${monthName(firstDay.month)} ${firstDay.day}, ${pillar.name} ${branch}, [for you month|your month] ${number}, ${personalMonths[number]}. ${god.english}: ${picture}[; the|, and the|, while the] ${branch} ${relation}: ${advice}.`,
    {
      rule: 'solar-months',
      because: `The month has the pillar ${pillar.name}, and your day stem is ${dayMaster.character}. Your personal year ${year} and month ${firstDay.month} make ${year + firstDay.month}, which gives ${number}.`,
      changes: 'Another day of birth, or another year.',
      hangsOnHour: isAnyPillarUncertain(chart),
      claims: [
        { subject: `month:${isoDate(firstDay)}:ten-god`, value: god.id },
        { subject: `month:${isoDate(firstDay)}:personal-number`, value: String(number) },
        ...(told ? [{ subject: `month:${isoDate(firstDay)}:${told.position}`, value: told.kind }] : []),
      ],
    },
  );
}
