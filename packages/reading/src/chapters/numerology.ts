import { text } from '@org/content/reading';
import { personalYearNumber } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { isBaby, voiceOf, whose, type Audience } from '../audience.ts';
import { dayNumber, pathNumber, type PathNumber } from '../path-numbers.ts';
import { byDate } from './reasons.ts';
import { middleOfYearAhead } from '../years/solar-months-ahead.ts';

export function numerology(chart: Chart, audience: Audience): Chapter {
  const day = dayNumber(chart.birthDay);
  const talent = text(`numbers.day.${voiceOf(audience)}.${day}`);
  const year = middleOfYearAhead(chart);
  const personal = numberOfYear(chart, year);
  return {
    id: 'numerology',
    heading: text('headings.numerology'),
    summary: text('chapters.numbers.summary', {
      whose: whose(audience),
      talent: text(`numbers.talent.${day}`),
    }),
    paragraphs: [
      paragraph(
        text(day === chart.date.day ? 'chapters.numbers.day' : 'chapters.numbers.dayAdded', {
          born: text(`chapters.culture.born.${voiceOf(audience)}`),
          date: chart.date.day,
          number: day,
          talent: text(`numbers.talent.${day}`),
          text: isBaby(chart) ? text('baby.talent', { text: talent }) : talent,
        }),
        byDate(chart, 'birth-day-number'),
        [claim('birth-day', day)],
      ),
      ...ofName(chart, audience),
      paragraph(ofPersonalYear(chart, year), byDate(chart, 'personal-year'), [
        claim(`year:${year}:personal-number`, personal),
      ]),
    ],
    ...pointsOf(chart, audience, personal),
  };
}

/** The advice for the number of the year. */
function pointsOf(chart: Chart, audience: Audience, personal: PathNumber) {
  if (isBaby(chart)) return { whatHelps: [text(`baby.yearNumber.${personal}`)], watchFor: [] };
  switch (audience) {
    case 'child':
      return { whatHelps: [text(`numbers.yearChildHelps.${personal}`)], watchFor: [] };
    case 'elder':
      return { whatHelps: text(`numbers.yearElderHelps.${personal}`), watchFor: [] };
    case 'teen':
    case 'adult':
      return { whatHelps: text(`numbers.yearHelps.${personal}`), watchFor: [] };
  }
}

const numberOfYear = (chart: Chart, year: number): PathNumber =>
  pathNumber(personalYearNumber(chart.date, year));

function ofPersonalYear(chart: Chart, year: number): string {
  const number = numberOfYear(chart, year);
  return [
    text('chapters.numbers.year', { year, number, theme: text(`numbers.year.${number}`) }),
    ...(number === chart.lifePath ? [text('chapters.numbers.sameAsPath', { number, year })] : []),
  ].join(' ');
}

/** The number of the name. A baby could not follow the advice. */
function ofName(chart: Chart, audience: Audience): Paragraph[] {
  const {
    birth: { name },
    expression,
  } = chart;
  if (name === undefined) return [];
  const reason = {
    rule: 'expression-number' as const,
    because: text('because.name', { name }),
    changes: text('changes.name'),
  };
  if (expression === undefined) return [paragraph(text('chapters.numbers.noName', { name }), reason)];
  const number = pathNumber(expression);
  return [
    paragraph(
      [
        text('chapters.numbers.name', { name, number, text: text(`numbers.name.${number}`) }),
        ...(isBaby(chart) ? [] : [text(`numbers.nameHelps.${voiceOf(audience)}.${number}`)]),
        text('chapters.numbers.nameCounts'),
      ].join(' '),
      reason,
      [claim('expression', number)],
    ),
  ];
}
