import { personalMonthNumber, type RelationKind } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { isoDate } from '../../words/iso-date.ts';
import { longDate, monthName } from '../../words/long-date.ts';
import { namedTenGod } from '../../years/named-ten-god.ts';
import { personalMonths } from '../../years/prose/personal-numbers.ts';
import { signName } from '../../years/relations-with-chart.ts';
import { solarMonthsOf, type SolarMonth } from '../../years/solar-months-of.ts';
import { isDayUncertain } from '../../years/uncertain-pillars.ts';
import { formOf, verdictOn } from '../asked-form.ts';
import { lifeSubjectOf, wholeLife } from '../life-subjects.ts';
import type { MonthOfYear } from '../question/time-in.ts';
import type { Question } from '../read-question.ts';
import { moodOf, relationsOfSigns, tellingRelation } from '../relations-of-signs.ts';
import { limits, statement } from '../statement.ts';
import { gods } from '../year-sentences.ts';
import { answerAboutTimes, theseMonths } from './answer-about-times.ts';

const meetings: Readonly<Record<RelationKind | 'none', string>> = {
  'same-sign': 'it is the month of your own sign, which likes an easy pace.',
  'six-harmony': 'the two are partners of the six harmonies 六合, so help is near when you ask.',
  'three-harmonies': 'the two belong to one triangle 三合, read as pulling the same way.',
  'six-clash': 'the two clash 六沖, read as movement: what you prepared moves best.',
  'six-harm': 'the two are in harm 六害, read as small misunderstandings, best said aloud.',
  punishment: 'the two are in punishment 刑, read as friction until its cause is named.',
  'six-destruction': 'the two are in destruction 六破, read as arrangements that are made twice.',
  'three-meetings': 'the two are neighbors of one season 三會, which counts for little alone.',
  none: 'between the two tradition names no relation.',
};

/** The solar month that begins in a month of the calendar, and has most of it. */
function solarMonthIn({ year, month }: MonthOfYear): SolarMonth | undefined {
  return [...solarMonthsOf(year - 1), ...solarMonthsOf(year)].find(
    ({ firstDay }) => firstDay.year === year && firstDay.month === month,
  );
}

/** The solar month of a day, such as today’s. */
const solarMonthOn = (day: string): SolarMonth | undefined => {
  const year = Number(day.slice(0, 4));
  return [...solarMonthsOf(year - 1), ...solarMonthsOf(year)].findLast(
    ({ firstDay }) => isoDate(firstDay) <= day,
  );
};

/** One month, or the months of a season, held against what is asked of it. */
export function answerAboutMonth(chart: Chart, question: Question): Paragraph[] {
  const { time, words } = question;
  if (time.kind !== 'months') return [];
  const found = time.months.flatMap(
    (month) => (time.part ? solarMonthOn(chart.today) : solarMonthIn(month)) ?? [],
  );
  const [first] = found;
  const [named] = time.months;
  if (!first || !named) return [];
  if (found.length > 1) return answerAboutTimes(chart, question, theseMonths(chart, found));
  const { sign, birth, dayMaster, date } = chart;
  const { firstDay, pillar } = first;
  const name = time.part
    ? `the solar month that began on ${longDate(isoDate(firstDay))}`
    : `${monthName(named.month)} ${named.year}`;
  const subject = lifeSubjectOf(words) ?? wholeLife;
  const mood = moodOf(pillar.sign, sign.id);
  const isPast = `${named.year}-${String(named.month).padStart(2, '0')}` < chart.today.slice(0, 7);
  const branch = signName(pillar.sign, birth.calendar);
  const god = namedTenGod(dayMaster.character, pillar.stem);
  const number = personalMonthNumber(date, firstDay);
  const key = isoDate(firstDay);
  const claims = {
    [`month-pillar:${key}`]: pillar.name,
    [`relation:${pillar.sign}:${sign.id}`]: relationsOfSigns(pillar.sign, sign.id).value,
    sign: sign.id,
  };
  const because = `Your sign is the ${sign.name}, and the solar month from ${longDate(key)} has the ${branch}.`;
  return [
    ...(time.part
      ? [
          limits(
            chart,
            `This chart goes by months and judges no single ${time.part}, so here is the month that the ${time.part} lies in.`,
          ),
        ]
      : []),
    statement(
      verdictOn({ name, unit: 'month', mood, isPast }, subject, time.part ? 'open' : formOf(words)),
      'solar-months',
      because,
      claims,
    ),
    statement(
      time.part
        ? `It is the month of the ${branch}, and you are of the ${sign.name}: ${meetings[tellingRelation(pillar.sign, sign.id)]}`
        : `Most of it, from ${longDate(key)} on, is the solar month of the ${branch}, and you are of the ${sign.name}: ${meetings[tellingRelation(pillar.sign, sign.id)]}`,
      'solar-months',
      because,
      claims,
    ),
    statement(
      `Its stem, ${pillar.stem}, is the ${god.english} ${god.name} of your day stem ${dayMaster.character}, read as ${gods[subject.about][god.id].replaceAll('year', 'month')}`,
      'solar-months',
      `Your day stem is ${dayMaster.character}.`,
      { [`ten-god:${pillar.stem}`]: god.id, 'day-master': dayMaster.character, ...claims },
      isDayUncertain(chart),
    ),
    statement(
      `By numerology it is your month of ${personalMonths[number]}, number ${number}.`,
      'personal-year',
      `You were born on day ${date.day} of month ${date.month}.`,
      { [`personal-month:${key}`]: number },
    ),
    limits(chart, subject.close),
  ];
}
