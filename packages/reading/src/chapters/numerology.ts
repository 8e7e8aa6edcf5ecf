import { tagged as text } from '@org/content/reading';
import { personalYearNumber } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { isBaby, voiceOf, whose, type Audience } from '../audience.ts';
import { dayNumber, pathNumber } from '../path-numbers.ts';
import { byDate } from './reasons.ts';
import { middleOfYearAhead } from '../years/solar-months-ahead.ts';

export function numerology(chart: Chart, audience: Audience): Chapter {
  const day = dayNumber(chart.birthDay);
  const talent = text(`numbers.day.${voiceOf(audience)}.${day}`);
  const year = middleOfYearAhead(chart);
  const personal = pathNumber(personalYearNumber(chart.date, year));
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
      paragraph(
        text('chapters.numbers.year', {
          year,
          number: personal,
          manner: text(`numbers.manner.${personal}`),
        }),
        byDate(chart, 'personal-year'),
        [claim(`year:${year}:personal-number`, personal)],
      ),
    ],
    whatHelps: [],
    watchFor: [],
  };
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
      ].join(' '),
      reason,
      [claim('expression', number)],
    ),
  ];
}
