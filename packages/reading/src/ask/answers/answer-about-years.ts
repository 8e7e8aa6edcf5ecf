import { nextYearOfSign, type ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list } from '../../words/list.ts';
import { longDate } from '../../words/long-date.ts';
import { isoDate } from '../../words/iso-date.ts';
import type { SolarMonth } from '../../years/solar-months-of.ts';
import { signName } from '../../years/relations-with-chart.ts';
import { monthsClaimed, monthsWith } from '../months-with.ts';
import { presentYear } from '../present-year.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { personalYear, taiSuiOf, yearAndDayStem, yearAndSign, type About } from '../year-sentences.ts';

/** The year that a question names first, or the present one. */
const yearOf = (chart: Chart, { years }: Question): number => years[0] ?? presentYear(chart);

const decisions: Readonly<Record<About, string>> = {
  life: 'So tradition would read the year; what you make of it is not written in a date.',
  work: 'So tradition would weigh the year; the offer, the people and your reasons are not in a chart, and the choice is yours.',
  love: 'So tradition would read the year; the other person has a chart too, and a will, and neither is in yours.',
};

export const answerAboutYear =
  (about: About) =>
  (chart: Chart, question: Question): Paragraph[] => {
    const year = yearOf(chart, question);
    return [
      yearAndSign(chart, year),
      yearAndDayStem(chart, year, about),
      personalYear(chart, year),
      limits(chart, decisions[about]),
    ];
  };

export function answerAboutTaiSui(chart: Chart, question: Question): Paragraph[] {
  const year = yearOf(chart, question);
  return [taiSuiOf(chart, year), yearAndSign(chart, year), nextOwnYear(chart, chart.sign.id)];
}

export function answerAboutYearOfSign(chart: Chart, { signOfYear }: Question): Paragraph[] {
  const asked = signOfYear ?? chart.sign.id;
  const year = nextYearOfSign(asked, presentYear(chart));
  return [nextOwnYear(chart, asked), yearAndSign(chart, year), yearAndDayStem(chart, year, 'life')];
}

function nextOwnYear(chart: Chart, sign: ZodiacSignId): Paragraph {
  const year = nextYearOfSign(sign, presentYear(chart));
  const name = signName(sign, chart.birth.calendar);
  return statement(
    `After the present year, the next Year of the ${name} is ${year}.`,
    'sexagenary-cycle',
    'The twelve signs name the years by turns.',
    { [`next-year:${sign}`]: year },
  );
}

/** The months that tradition thinks easy and less easy: of a year that is named, or the next twelve. */
export function answerAboutMonths(chart: Chart, { years: [year] }: Question): Paragraph[] {
  const { sign, birth } = chart;
  const because = `Your sign is the ${sign.name}.`;
  const asked = year === undefined ? 'next' : String(year);
  const [easy, rough] = (['six-harmony+three-harmonies', 'six-clash'] as const).map((kinds) =>
    monthsWith(chart, asked, kinds.split('+')),
  );
  const told = (months: readonly SolarMonth[] = []): string =>
    list(
      months.map(
        ({ firstDay, pillar }) =>
          `the one of the ${signName(pillar.sign, birth.calendar)} from ${longDate(isoDate(firstDay))}`,
      ),
    );
  return [
    statement(
      `Of the ${year === undefined ? 'next twelve solar months' : `twelve solar months of ${year}`}, tradition thinks those in harmony with your ${sign.name} the easiest: ${told(easy)}.`,
      'solar-months',
      because,
      { [`months-in-harmony:${asked}`]: monthsClaimed(easy), sign: sign.id },
    ),
    statement(`Less easy is ${told(rough)}, which clashes with it.`, 'solar-months', because, {
      [`months-in-clash:${asked}`]: monthsClaimed(rough),
    }),
    limits(
      chart,
      'Almanacs choose a day within a month by further rules, and by whether the guests can come.',
    ),
  ];
}
