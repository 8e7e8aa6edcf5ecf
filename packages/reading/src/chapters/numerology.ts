import { text } from '@org/content/reading';
import { personalYearNumber } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { agreementOf } from '../match/number-groups.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { whose, type Audience } from '../audience.ts';
import { allDigits, dayNumber, digitsOf, pathNumber } from '../path-numbers.ts';
import { list } from '../words/grammar.ts';
import { byDate } from './reasons.ts';
import { middleOfYearAhead } from '../years/solar-months-ahead.ts';

export function numerology(chart: Chart, audience: Audience): Chapter {
  const day = dayNumber(chart.birthDay);
  const year = middleOfYearAhead(chart);
  const personal = pathNumber(personalYearNumber(chart.date, year));
  return {
    id: 'numerology',
    heading: text('headings.numerology'),
    summary: text('chapters.numbers.summary', {
      whose: whose(audience),
      talent: text(`numbers.talent.${day}`),
      year,
      theme: text(`numbers.year.${personal}`),
    }),
    paragraphs: [
      paragraph(
        text('chapters.numbers.day', {
          date: chart.date.day,
          number: day,
          text: text(`numbers.day.${day}`),
          beside: besidePath(chart),
        }),
        byDate(chart, 'birth-day-number'),
        [claim('birth-day', day)],
      ),
      ofDigits(chart),
      ...ofName(chart),
      paragraph(
        text('chapters.numbers.year', { year, number: personal, meaning: text(`numbers.year.${personal}`) }),
        byDate(chart, 'personal-year'),
        [claim(`year:${year}:personal-number`, personal)],
      ),
    ],
    ...(audience === 'child'
      ? {
          whatHelps: [text(`numbers.yearChildHelps.${personal}`)],
          watchFor: [text(`numbers.yearChildWatch.${personal}`)],
        }
      : {
          whatHelps: text(`numbers.yearHelps.${personal}`),
          watchFor: text(`numbers.yearWatch.${personal}`),
        }),
  };
}

/** The birthday number beside the life path. */
function besidePath({ birthDay, lifePath }: Chart): string {
  const agreement = agreementOf(birthDay, lifePath);
  // 11 and 2 agree, but they are different numbers.
  const beside = agreement === 'same' && birthDay !== lifePath ? 'group' : agreement;
  return text(`chapters.numbers.beside.${beside}`, {
    path: lifePath,
    aim: text(`numbers.aim.${pathNumber(lifePath)}`),
  });
}

function ofDigits(chart: Chart): Paragraph {
  const { date } = chart.birth;
  const countIn = (part: string, digit: number): number =>
    digitsOf(part).filter((each) => each === digit).length;
  const countOf = (digit: number): number => countIn(date, digit);
  /** Ignores the digits of the century, which everyone of the same age has. */
  const countOfOwn = (digit: number): number => countIn(date.slice(2), digit);
  const repeated = allDigits.filter((digit) => countOfOwn(digit) > 1);
  const missing = allDigits.filter((digit) => countOf(digit) === 0);
  const [most] = repeated.toSorted((a, b) => countOfOwn(b) - countOfOwn(a));
  return paragraph(
    text('chapters.numbers.digits', {
      repeated:
        most !== undefined
          ? text('chapters.numbers.repeated', {
              digit: most,
              meaning: text(`numbers.digit.${most}`),
              text: text(`numbers.digitMuch.${most}`),
            })
          : text('chapters.numbers.noneRepeated'),
      missing: ofMissing(missing, chart.lifePath),
    }),
    byDate(chart, 'digits-of-birth'),
    [claim('digits:repeated', repeated.join()), claim('digits:missing', missing.join())],
  );
}

/** Reads the missing digit that is the life path, or else the middle one. */
function ofMissing(missing: readonly (typeof allDigits)[number][], lifePath: number): string {
  const path = missing.find((digit) => digit === lifePath);
  const digit = path ?? missing[Math.floor(missing.length / 2)];
  if (digit === undefined) return text('chapters.numbers.noneMissing');
  const values = {
    digit,
    meaning: text(`numbers.digit.${digit}`),
    text: text(`numbers.digitLittle.${digit}`),
  };
  if (missing.length === 1) return text('chapters.numbers.missing', values);
  return text(path === undefined ? 'chapters.numbers.missingMiddle' : 'chapters.numbers.missingPath', {
    ...values,
    digits: list(missing.map(String)),
  });
}

function ofName({ birth: { name }, expression }: Chart): Paragraph[] {
  if (name === undefined) return [];
  const reason = {
    rule: 'expression-number' as const,
    because: text('because.name', { name }),
    changes: text('changes.name'),
  };
  if (expression === undefined) return [paragraph(text('chapters.numbers.noName', { name }), reason)];
  const number = pathNumber(expression);
  return [
    paragraph(text('chapters.numbers.name', { name, number, text: text(`numbers.name.${number}`) }), reason, [
      claim('expression', number),
    ]),
  ];
}
