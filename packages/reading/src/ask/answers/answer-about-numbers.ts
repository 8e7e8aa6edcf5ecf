import { lifePathMeaning, personalYearNumber } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import { lifePathReadings } from '../../prose/number-readings.ts';
import type { Paragraph } from '../../reading.ts';
import type { Question } from '../read-question.ts';
import { statement } from '../statement.ts';
import { personalYear } from '../year-sentences.ts';
import { yearOf } from './answer-about-year.ts';
import { byDate } from './own-facts.ts';

/** The numbers of a birth: the one that is asked for comes first. */
export function answerAboutNumbers(chart: Chart, question: Question): Paragraph[] {
  const { words } = question;
  const { birth, birthDay, expression, date } = chart;
  const path = lifePath(chart);
  const day = statement(
    `Your birth-day number is ${birthDay}, from the day ${date.day}: numerologists hear in it ${keynotes[birthDay] ?? 'a note beside the life path'}.`,
    'birth-day-number',
    byDate(chart),
    { 'birth-day': birthDay },
  );
  const name =
    expression === undefined
      ? statement(
          birth.name
            ? 'Your name has letters for which the table of numbers has no value, so it has no expression number here.'
            : 'Your name is not given, so it has no expression number here.',
          'expression-number',
          'The name of the birth.',
          { expression: 'undefined' },
        )
      : statement(
          `The letters of your name make the expression number ${expression}, in which numerologists hear ${keynotes[expression] ?? 'a talent'}.`,
          'expression-number',
          `Your name is ${birth.name}.`,
          { expression },
        );
  if (/ birth ?day number | number of my birth ?day | birthday number /u.test(words)) return [day, ...path];
  if (/ (?:expression|destiny|name)(?: number)? | number of my name /u.test(words)) return [name, ...path];
  if (/ personal year /u.test(words))
    return [personalYear(chart, yearOf(chart, question)), ...path.slice(0, 1), day];
  if (/ master numbers? /u.test(words)) return [masters(chart), ...path, day];
  return [...path, day, ...(expression === undefined ? [] : [name])];
}

const keynotes: Readonly<Record<number, string>> = {
  1: 'a wish to begin things oneself',
  2: 'a gift for working beside somebody',
  3: 'a need to say and to show',
  4: 'a liking for order and method',
  5: 'an appetite for change',
  6: 'care for a household and its people',
  7: 'a turn for study and solitude',
  8: 'a sense for means and responsibility',
  9: 'a wide sympathy',
  11: 'insight that arrives before its reasons',
  22: 'large plans with a foundation',
  33: 'teaching by kindness',
};

function lifePath(chart: Chart): Paragraph[] {
  const { lifePath: number } = chart;
  const { title } = lifePathMeaning(number);
  const reading = lifePathReadings[number] ?? '';
  const claims = { 'life-path': number };
  return [
    statement(
      `Your life path is ${number}, the number of the ${title}, the sum of all digits of your birth date.`,
      'life-path',
      byDate(chart),
      claims,
    ),
    // The last sentence of its reading.
    statement(reading.slice(reading.indexOf('You are on it')), 'life-path', byDate(chart), claims),
  ];
}

function masters(chart: Chart): Paragraph {
  const { lifePath: path, birthDay, expression, date } = chart;
  const found = [
    ...(path > 9 ? [`your life path ${path}`] : []),
    ...(birthDay > 9 ? [`your birth-day number ${birthDay}`] : []),
    ...(expression !== undefined && expression > 9 ? [`your expression number ${expression}`] : []),
  ];
  const year = personalYearNumber(date, chart.year);
  return statement(
    found.length > 0
      ? `Yes: ${found.join(' and ')} ${found.length > 1 ? 'are master numbers' : 'is a master number'}, which are not reduced further.`
      : `No: neither your life path ${path} nor your birth-day number ${birthDay} is a master number, of which there are 11, 22 and 33; your personal year in ${chart.year} is ${year}.`,
    'life-path',
    byDate(chart),
    {
      'life-path': path,
      'birth-day': birthDay,
      ...(expression === undefined ? {} : { expression }),
      [`personal-year:${chart.year}`]: year,
      masters: '11+22+33',
    },
  );
}
