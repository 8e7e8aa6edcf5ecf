import { text } from '@org/content/reading';
import { monthDescription } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { digitReadings, expressionReadings } from '../prose/number-pairs.ts';
import { birthDayReadings, monthReadings } from '../prose/number-readings.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { byDate } from '../reasons.ts';
import { sourcesOfTraits, traitClaims } from '../traits-of-chart.ts';
import { list, lowerFirst } from '../words/list.ts';

export function numerology(chart: Chart): ReadingSection {
  const { birthDay, date } = chart;
  return {
    id: 'numerology',
    heading: text('headings.numerology'),
    paragraphs: [
      paragraph(
        `[Your birth-day number is|The number of your day is|By its day, your number is] ${birthDay}${date.day === birthDay ? ', the day itself' : `, from the digits of ${date.day}`}. ${birthDayReadings[birthDay] ?? ''}`,
        byDate(chart, 'birth-day-number'),
        [claim('birth-day', birthDay), ...traitClaims(sourcesOfTraits(chart), 'birth-day')],
      ),
      paragraph(
        `[Your month stands for|Your month, by number, is|The word for your month is] ${lowerFirst(monthDescription(date.month))}. ${monthReadings[date.month - 1] ?? ''}`,
        byDate(chart, 'birth-month'),
        [claim('birth-month', date.month)],
      ),
      ofDigits(chart),
      ...ofName(chart),
    ],
  };
}

function ofDigits(chart: Chart): Paragraph {
  const { birth } = chart;
  const digits = birth.date.replace(/[-0]/g, '');
  const countOf = (digit: number): number => digits.split(String(digit)).length - 1;
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const repeated = all.filter((digit) => countOf(digit) > 1);
  const missing = all.filter((digit) => countOf(digit) === 0);
  const times = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'];
  const stressed = repeated.map((digit) => `${digit} ${times[countOf(digit)]}: ${digitReadings[digit]?.[0]}`);
  const left = missing.slice(0, 4).map((digit) => `${digit}, ${digitReadings[digit]?.[1]}`);
  const more = missing.length > 4 ? `, and ${list(missing.slice(4).map(String))} besides` : '';
  return paragraph(
    `[Set into the square of Lo Shu|In the square of Lo Shu|On Lo Shu’s square], the digits ${[...digits].join(' ')} have ${stressed.length > 0 ? stressed.join('; ') : 'no digit more than once'}. [Not among them|Wanting|Absent]: ${left.join('; ')}${more}.`,
    {
      ...byDate(chart, 'digits-of-birth'),
      because: `The digits of ${birth.date}, without zeros, are ${[...digits].join(', ')}.`,
    },
    [claim('digits:repeated', repeated.join()), claim('digits:missing', missing.join())],
  );
}

function ofName(chart: Chart): Paragraph[] {
  const { expression, birth } = chart;
  if (birth.name === undefined) return [];
  const reason = {
    rule: 'expression-number' as const,
    because: `The name is ${birth.name}.`,
    changes: 'Another spelling of the name, or another name.',
  };
  if (expression === undefined)
    return [
      paragraph(
        `Your name, {name}, has a letter for which the table of this tradition, A to Z, has no value, and so it is not counted here. Spelled as in a passport, it could be.`,
        reason,
      ),
    ];
  return [
    paragraph(
      `The letters of {name} come to ${expression}, the expression number. ${expressionReadings[expression] ?? ''}`,
      reason,
      [claim('expression', expression)],
    ),
  ];
}
