import { text } from '@org/content/reading';
import { personalMonthNumber } from '@org/zodiac-core';
import { fourPillars } from '@org/zodiac-core/pillars';
import { whose, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { list } from '../words/grammar.ts';
import { maxNamedMonths } from '../years/main-relation.ts';
import { ownAnimal, relationInWords, relationsWithChart, signName } from '../years/relations-with-chart.ts';
import { solarMonthsAhead } from '../years/solar-months-ahead.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { dayBefore, hasBegun, inMonth, isGood, isSlow, labelOf, ofMonth, shapeOf } from './month.ts';
import { byPeriod } from './reasons.ts';

/** The shapes of good months, the best last. Any other month has no rank. */
const ranks: readonly string[] = ['useful', 'ally', 'harmony', 'best'];

const halfAMonth = 15 * 24 * 60 * 60 * 1000;

/** The twelve solar months from today, or those of the chosen year. */
export function months(chart: Chart, audience: Audience): Chapter {
  const found = solarMonthsAhead(chart);
  return {
    id: 'months',
    heading:
      chart.chosenYear === undefined
        ? text('chapters.months.heading')
        : text('chapters.months.headingOf', { year: chart.chosenYear }),
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
    summary: text('chapters.months.summary', easyAndCareful(chart)),
    paragraphs: [
      paragraph(
        whatOf(chart, audience),
        byPeriod(
          chart,
          longDate(isoDate(found[0]?.firstDay ?? chart.date)),
          found[0]?.pillar.name ?? '',
          'solar-months',
        ),
      ),
      ...found.map((_, index) => ofMonth(chart, audience, found, index)),
    ],
    whatHelps: [],
    watchFor: [],
  };
}

/** Whether at most three months have a rank or a better one, or no month has a better one. */
const isNamed = (rank: number, all: readonly number[]): boolean =>
  all.filter((each) => each >= rank).length <= maxNamedMonths || rank === Math.max(...all);

/** The months to come that are easy or need care. One of which less than half is left counts only if there is no other. */
function monthsThat(chart: Chart, holds: typeof isGood): SolarMonth[] {
  const isAhead = (month: SolarMonth): boolean =>
    !hasBegun(chart, month) || Date.parse(chart.today) - Date.parse(isoDate(month.firstDay)) < halfAMonth;
  const found = solarMonthsAhead(chart).filter((month) => holds(chart, month));
  return found.some(isAhead) ? found.filter(isAhead) : found;
}

/** The best of the months to come that are easy or need care, with all of an equal rank. */
export function namedMonths(chart: Chart, holds: typeof isGood): SolarMonth[] {
  const rankOf = (month: SolarMonth): number => ranks.indexOf(shapeOf(chart, month));
  return monthsThat(chart, holds).filter((month, _, all) => isNamed(rankOf(month), all.map(rankOf)));
}

/** Months in words: `'March 2027'`, `'February, March and July 2027'` or `'December 2026, May and July 2027'`. */
export function inMonths(months: readonly SolarMonth[]): string {
  return list(
    months.map((month, index) =>
      months[index + 1]?.firstDay.year === month.firstDay.year
        ? monthName(month.firstDay.month)
        : inMonth(month),
    ),
  );
}

/** Which months look easy and which need care, as two clauses. */
export function easyAndCareful(chart: Chart): { easy: string; careful: string } {
  const [easy, careful] = [namedMonths(chart, isGood), namedMonths(chart, isSlow)];
  return {
    easy: easy.length === 0 ? text('chapters.months.noEasy') : easyInWords(chart, easy),
    careful:
      careful.length === 0
        ? text('chapters.months.noCareful')
        : text(careful.length === 1 ? 'chapters.months.carefulOne' : 'chapters.months.careful', {
            months: inMonths(careful),
          }),
  };
}

/** Whether a month is good or slow, so that a text names it. */
export const namesMonths = (chart: Chart): boolean =>
  [isGood, isSlow].some((holds) => namedMonths(chart, holds).length > 0);

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function easyInWords(chart: Chart, easy: readonly SolarMonth[]): string {
  const [months, all] = [inMonths(easy), monthsThat(chart, isGood).length];
  const isOne = easy.length === 1;
  return all === easy.length
    ? text(isOne ? 'chapters.months.easyOne' : 'chapters.months.easy', { months })
    : text(isOne ? 'chapters.months.easyBestOne' : 'chapters.months.easyBest', {
        months,
        count: numbers[all] ?? `${all}`,
      });
}

/** The kinds of the best months, if the summary names only these. */
function orderOf(chart: Chart): string[] {
  const named = namedMonths(chart, isGood);
  if (monthsThat(chart, isGood).length === named.length) return [];
  const shapes = named.map((month) => shapeOf(chart, month));
  if (shapes.includes('ally')) return [text('chapters.months.order.ally')];
  const { useful } = chart;
  if (!useful.decided || !shapes.includes('best')) return [text('chapters.months.order.harmony')];
  return [
    shapes.includes('harmony')
      ? text('chapters.months.order.bestAndHarmony', { element: useful.element })
      : text('chapters.months.order.best', { element: useful.element }),
  ];
}

/** The month of today, if it ends within a week and has no paragraph. */
function stillOf(chart: Chart): string[] {
  const [first] = solarMonthsAhead(chart);
  if (chart.chosenYear !== undefined || !first || isoDate(first.firstDay) <= chart.today) return [];
  const pillar = fourPillars({ date: chart.today }).month;
  const label = labelOf(chart, { pillar });
  return [
    text(`chapters.months.still.${label}`, {
      until: longDate(dayBefore(first)),
      sign: signName(pillar.sign, chart.birth.calendar),
    }),
  ];
}

/** The use of the months, and the two animals with which the months are compared. */
function whatOf(chart: Chart, audience: Audience): string {
  const [year, day] = [ownAnimal(chart, 'year'), ownAnimal(chart, 'day')];
  const { useful } = chart;
  const animals = year === day ? 'one' : 'two';
  const values = {
    whose: whose(audience),
    day,
    good: [
      useful.decided
        ? text(`chapters.months.ruleElement.${animals}`, { element: useful.element })
        : text(`chapters.months.rule.${animals}`),
      ...orderOf(chart),
      text('chapters.months.strain'),
    ].join(' '),
  };
  return [
    year === day
      ? text('chapters.months.whatSame', values)
      : text('chapters.months.what', { ...values, year }),
    ...stillOf(chart),
  ].join(' ');
}
