import { text } from '@org/content/reading';
import { personalMonthNumber } from '@org/zodiac-core';
import { whose, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { list } from '../words/grammar.ts';
import { isCareful, isEasy, mainRelation, maxNamedMonths } from '../years/main-relation.ts';
import { ownAnimal, relationInWords, relationsWithChart } from '../years/relations-with-chart.ts';
import { solarMonthsAhead } from '../years/solar-months-ahead.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { hasBegun, inMonth, ofMonth, shapeOf } from './month.ts';
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
 * The months to come that are easy or need care, at most three. The best ones have priority. A month of which less than
 * half is left is named only if there is no other.
 */
export function namedMonths(chart: Chart, holds: typeof isEasy): SolarMonth[] {
  const isBest = (month: SolarMonth): number => Number(shapeOf(chart, month) === 'best');
  const isAhead = (month: SolarMonth): boolean =>
    !hasBegun(chart, month) || Date.parse(chart.today) - Date.parse(isoDate(month.firstDay)) < halfAMonth;
  const found = solarMonthsAhead(chart).filter(({ pillar }) => holds(mainRelation(pillar.sign, chart)));
  return (found.some(isAhead) ? found.filter(isAhead) : found)
    .toSorted((a, b) => isBest(b) - isBest(a))
    .slice(0, maxNamedMonths)
    .toSorted((a, b) => isoDate(a.firstDay).localeCompare(isoDate(b.firstDay)));
}

/** Months in words: `'March 2027'`, `'February, March and July 2027'` or `'December 2026 and May 2027'`. */
export function inMonths(months: readonly SolarMonth[]): string {
  const [last, isOneYear] = [months.at(-1), new Set(months.map(({ firstDay }) => firstDay.year)).size === 1];
  return last && isOneYear
    ? `${list(months.map(({ firstDay }) => monthName(firstDay.month)))} ${last.firstDay.year}`
    : list(months.map(inMonth));
}

/** Which months look easy and which need care, as two clauses. */
export function easyAndCareful(chart: Chart): { easy: string; careful: string } {
  const [easy, careful] = [namedMonths(chart, isEasy), namedMonths(chart, isCareful)];
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
        : text('chapters.months.careful', { months: inMonths(careful) }),
  };
}

/** The use of the months, and the two animals with which the months are compared. */
function whatOf(chart: Chart, audience: Audience): string {
  const [year, day] = [ownAnimal(chart, 'year'), ownAnimal(chart, 'day')];
  return year === day
    ? text('chapters.months.whatSame', { whose: whose(audience), day })
    : text('chapters.months.what', { whose: whose(audience), year, day });
}
