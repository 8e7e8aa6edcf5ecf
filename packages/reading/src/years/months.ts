import { personalMonthNumber, personalYearNumber } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { isoDate } from '../words/iso-date.ts';
import { longDate, monthName } from '../words/long-date.ts';
import { namedTenGod } from './named-ten-god.ts';
import { monthPictures, monthPicturesAgain, monthTasksAgain } from './prose/month-pictures.ts';
import { monthTasksOfSigns } from './prose/month-tasks-of-signs.ts';
import { personalMonths } from './prose/personal-numbers.ts';
import { toldRelations, type ToldRelation } from './relation-verbs.ts';
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
    `Held against the {kind}’s ${character}, ${polarity} ${element}, and [against|beside] the ${signName(chart.pillars.day.sign, chart.birth.calendar)} of your day, [months by the sun|the sun’s months|the solar months] [begin on|start with|set out on] ${starts}, [China’s|the] Start of Spring; [the number after each is your personal month|each has your personal month by number|your personal month stands in each as a number].`,
    {
      rule: 'solar-months',
      because: `Your day stem is ${character}.`,
      changes: 'Another day of birth, or another year.',
      hangsOnHour: isDayUncertain(chart),
    },
  );
}

function paragraphOf(chart: Chart, { firstDay, pillar }: SolarMonth, index: number): Paragraph {
  const { dayMaster, birth, date } = chart;
  const god = namedTenGod(dayMaster.character, pillar.stem);
  const isAgain = index > 9;
  const picture = isAgain ? monthPicturesAgain[god.id] : monthPictures[dayMaster.element][god.id];
  const task = isAgain ? monthTasksAgain[god.id] : monthTasksOfSigns[chart.sign.id][god.id];
  const branch = signName(pillar.sign, birth.calendar);
  const told = toldRelations(relationsWithChart(pillar.sign, chart));
  const withYear = told.find(({ position }) => position === 'year');
  const withOther = told.find(({ position }) => position !== 'year');
  const number = personalMonthNumber(date, firstDay);
  const year = personalYearNumber(date, firstDay.year);
  return paragraph(
    `${monthName(firstDay.month)} ${firstDay.day}, ${pillar.name} ${branch}, [the {sign}’s ${god.english}|${god.english} to the {sign}|your ${god.english}, {sign}]. ${picture}[; in month ${number}, ${personalMonths[number]},|: month ${number} is ${personalMonths[number]}, so|; for ${number}, the month of ${personalMonths[number]},] ${task}. [It|The ${branch}|Its branch] ${relationsInWords(chart, withOther, withYear)}.`,
    {
      rule: 'solar-months',
      because: `The month has the pillar ${pillar.name}, your day stem is ${dayMaster.character}, and your sign is the ${chart.sign.name}. Your personal year ${year} and month ${firstDay.month} make ${year + firstDay.month}, which gives ${number}.`,
      changes: 'Another day or zodiac year of birth, or another year ahead.',
      hangsOnHour: isAnyPillarUncertain(chart),
      claims: [
        { subject: `month:${isoDate(firstDay)}:ten-god`, value: god.id },
        { subject: `month:${isoDate(firstDay)}:personal-number`, value: String(number) },
        ...[withOther, withYear].flatMap((each) =>
          each ? [{ subject: `month:${isoDate(firstDay)}:${each.position}`, value: each.kind }] : [],
        ),
      ],
    },
  );
}

/** How a month’s branch stands to that of the year of birth, and to the first of the others with which it has a relation. */
function relationsInWords(
  { pillars, birth }: Chart,
  withOther: ToldRelation | undefined,
  withYear: ToldRelation | undefined,
): string {
  const ofYear = signName(pillars.year.sign, birth.calendar);
  const isTwice = withOther?.own === withYear?.own && withOther?.kind === withYear?.kind;
  if (isTwice && withOther) return `${withOther.verb} your ${ofYear} of ${withOther.position} and year`;
  const other =
    withOther && `${withOther.verb} your ${signName(withOther.own, birth.calendar)} (${withOther.position})`;
  const year = withYear && `${withYear.verb} your ${ofYear} (year)`;
  if (year) return other ? `${other} and ${year}` : year;
  return other
    ? `${other} and [leaves your ${ofYear} in peace|passes your ${ofYear} by|has nothing with your ${ofYear}]`
    : `[leaves the ${signName(pillars.day.sign, birth.calendar)} of your day and your ${ofYear} in peace|passes by your ${ofYear} and the ${signName(pillars.day.sign, birth.calendar)} of your day|has nothing with your day’s ${signName(pillars.day.sign, birth.calendar)} or with your ${ofYear}]`;
}
