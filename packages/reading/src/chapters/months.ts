import { tagged as text } from '@org/content/reading';
import { personalMonthNumber } from '@org/zodiac-core';
import { fourPillars } from '@org/zodiac-core/pillars';
import { whose, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { list } from '../words/grammar.ts';
import { ownAnimal, relationInWords, relationsWithChart, signName } from '../years/relations-with-chart.ts';
import { solarMonthsAhead } from '../years/solar-months-ahead.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { dayBefore, hasBegun, inMonth, isGood, isSlow, labelInWords, ofMonth } from './month.ts';
import { byPeriod } from './reasons.ts';

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

/**
 * The good or the slow months to come. A month of which less than half is left counts only if there is no other.
 */
export function namedMonths(chart: Chart, holds: typeof isGood): SolarMonth[] {
  const isAhead = (month: SolarMonth): boolean =>
    !hasBegun(chart, month) || Date.parse(chart.today) - Date.parse(isoDate(month.firstDay)) < halfAMonth;
  const found = solarMonthsAhead(chart).filter((month) => holds(chart, month));
  return found.some(isAhead) ? found.filter(isAhead) : found;
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
    easy:
      easy.length === 0
        ? text('chapters.months.noEasy')
        : text(easy.length === 1 ? 'chapters.months.easyOne' : 'chapters.months.easy', {
            months: inMonths(easy),
          }),
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

/** The month of today, if it ends within a week and has no paragraph. */
function stillOf(chart: Chart): string[] {
  const [first] = solarMonthsAhead(chart);
  if (chart.chosenYear !== undefined || !first || isoDate(first.firstDay) <= chart.today) return [];
  const pillar = fourPillars({ date: chart.today }).month;
  return [
    text('chapters.months.still', {
      label: labelInWords(chart, { pillar }),
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
    good: useful.decided
      ? text(`chapters.months.ruleElement.${animals}`, { element: useful.element })
      : text(`chapters.months.rule.${animals}`),
  };
  return [
    year === day
      ? text('chapters.months.whatSame', values)
      : text('chapters.months.what', { ...values, year }),
    ...stillOf(chart),
  ].join(' ');
}
