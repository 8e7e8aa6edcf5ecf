import { sexagenaryYear } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { isoDate } from '../../words/iso-date.ts';
import { lowerFirst } from '../../words/list.ts';
import { longDate } from '../../words/long-date.ts';
import { signName } from '../../years/relations-with-chart.ts';
import { zodiacYearOf } from '../../years/zodiac-year-of.ts';
import { formOf, verdictOn } from '../asked-form.ts';
import { lifeSubjectOf, wholeLife, type LifeSubject } from '../life-subjects.ts';
import { presentYear } from '../present-year.ts';
import type { Question } from '../read-question.ts';
import { moodOf, relationsOfSigns, signOfYear } from '../relations-of-signs.ts';
import { limits, statement } from '../statement.ts';
import { personalYear, yearAndDayStem, yearAndSign } from '../year-sentences.ts';
import { answerAboutTimes, yearsRanked } from './answer-about-times.ts';

/** The year that a question names first, or the present one. */
export const yearOf = (chart: Chart, { years }: Pick<Question, 'years'>): number =>
  years[0] ?? presentYear(chart);

/** One year, held against what is asked of it. */
export function answerAboutYear(chart: Chart, question: Question): Paragraph[] {
  const { years, time, words } = question;
  if (years.length > 1) return answerAboutTimes(chart, question, yearsRanked(chart, years));
  const year = yearOf(chart, question);
  const subject = lifeSubjectOf(words) ?? wholeLife;
  if (year < chart.zodiac.zodiacYear) return beforeBirth(chart, year);
  return [
    lead(chart, question, subject, year, time.kind === 'years' ? time.age : undefined),
    yearAndSign(chart, year),
    yearAndDayStem(chart, year, subject.about),
    personalYear(chart, year),
    limits(chart, subject.close),
  ];
}

function lead(
  chart: Chart,
  { words }: Question,
  subject: LifeSubject,
  year: number,
  age: number | undefined,
): Paragraph {
  const { sign, birth, date } = chart;
  const ofYear = signOfYear(year);
  const mood = moodOf(ofYear, sign.id);
  const name = signName(ofYear, birth.calendar);
  const isPast = year < presentYear(chart);
  const verdict = verdictOn({ name: String(year), unit: 'year', mood, isPast }, subject, formOf(words));
  const birthday = isoDate({ ...date, year });
  const text =
    age === undefined
      ? verdict
      : `You ${birthday > chart.today ? 'turn' : 'turned'} ${age} on ${longDate(birthday)}; ${lowerFirst(verdict)}`;
  return statement(
    text,
    'relations-of-branches',
    `Your sign is the ${sign.name}, and that of ${year} the ${name}.`,
    {
      [`year-and-sign:${year}`]: relationsOfSigns(ofYear, sign.id).value,
      [`mood-of-year:${year}`]: mood,
      ...(age === undefined ? {} : { [`birthday:${age}`]: birthday }),
    },
  );
}

/** A chart begins with the birth. */
function beforeBirth(chart: Chart, year: number): Paragraph[] {
  const { zodiac } = chart;
  return [
    statement(
      `A chart begins with the birth, so it says nothing of you in ${year}: your own zodiac year is ${zodiac.zodiacYear}.`,
      'limits-of-a-chart',
      `Your zodiac year is ${zodiac.zodiacYear}.`,
      { 'zodiac-year': zodiac.zodiacYear, [`sign-of-year:${year}`]: signOfYear(year) },
    ),
    nameOfYear(chart, year),
    yearAndSign(chart, year),
  ];
}

/** The sign, the element and the dates of a year. */
export function nameOfYear({ birth }: Chart, year: number): Paragraph {
  const { stem, name } = sexagenaryYear(year);
  const { element } = stem;
  const sign = signOfYear(year);
  const dates = zodiacYearOf(year, birth.calendar);
  return statement(
    `The zodiac year ${year} is ${name}, a Year of the ${element} ${signName(sign, birth.calendar)}${dates ? `, from ${longDate(dates.from)} to ${longDate(dates.to)}` : ''}.`,
    'sexagenary-cycle',
    'Ten stems and twelve branches name the years by turns.',
    {
      [`sign-of-year:${year}`]: sign,
      [`element-of-year:${year}`]: element,
      ...(dates ? { [`dates-of-year:${year}`]: `${dates.from}/${dates.to}` } : {}),
    },
  );
}

/** “Which animal is 2027?” */
export function answerAboutNameOfYear(chart: Chart, question: Question): Paragraph[] {
  const year = yearOf(chart, question);
  return [
    nameOfYear(chart, year),
    yearAndSign(chart, year),
    ...(year < chart.zodiac.zodiacYear
      ? [limits(chart, 'It lies before your birth, so the chart says no more of it.')]
      : [yearAndDayStem(chart, year, 'life')]),
  ];
}
