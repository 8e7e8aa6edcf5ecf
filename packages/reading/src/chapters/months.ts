import { text } from '@org/content/reading';
import { personalMonthNumber, type Element } from '@org/zodiac-core';
import { usefulElement } from '@org/zodiac-core/useful-element';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { list, lowerFirst } from '../words/grammar.ts';
import { namedTenGod } from '../years/named-ten-god.ts';
import { relationInWords, relationsWithChart, signName } from '../years/relations-with-chart.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { whose, type Audience } from '../audience.ts';
import {
  isCareful,
  isEasy,
  mainRelation,
  maxNamedMonths,
  type MainRelation,
} from '../years/main-relation.ts';
import { byPeriod } from './reasons.ts';
import { solarMonthsAhead } from '../years/solar-months-ahead.ts';

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
        text('chapters.months.what', { whose: whose(audience) }),
        byPeriod(
          chart,
          longDate(isoDate(found[0]?.firstDay ?? chart.date)),
          found[0]?.pillar.name ?? '',
          'solar-months',
        ),
      ),
      ...ofAgreement(chart, audience, found),
      ...found.map((month, index) => ofMonth(chart, audience, month, found.slice(0, index))),
    ],
    whatHelps: [],
    watchFor: [],
  };
}

/** The months to come that are easy by their sign and bring the useful element. */
function ofAgreement(chart: Chart, audience: Audience, found: readonly SolarMonth[]): Paragraph[] {
  const useful = usefulElement(chart.pillars);
  if (!useful.decided) return [];
  const both = found.filter(
    ({ firstDay, pillar }) =>
      isoDate(firstDay) > chart.today &&
      pillar.element === useful.element &&
      isEasy(mainRelation(pillar.sign, chart)),
  );
  const [first] = both;
  if (!first) return [];
  return [
    paragraph(
      text('chapters.months.agree', {
        months: list(both.map(inMonth)),
        whose: whose(audience),
        element: useful.element,
      }),
      byPeriod(chart, longDate(isoDate(first.firstDay)), first.pillar.name, 'solar-months'),
    ),
  ];
}

const inMonth = ({ firstDay: { month, year } }: SolarMonth): string => `${monthName(month)} ${year}`;

/** The months in harmony with the chart, and those in conflict with it, such as `'December 2026'`. */
export function monthsInWords(chart: Chart): { easy: string; careful: string; counts: [number, number] } {
  const named = (holds: typeof isEasy): string[] =>
    solarMonthsAhead(chart)
      .filter(({ pillar }) => holds(mainRelation(pillar.sign, chart)))
      .slice(0, maxNamedMonths)
      .map(inMonth);
  const [easy, careful] = [named(isEasy), named(isCareful)];
  return { easy: list(easy), careful: list(careful), counts: [easy.length, careful.length] };
}

/** Which months look easy and which need care, as two clauses. */
export function easyAndCareful(chart: Chart): { easy: string; careful: string } {
  const { easy, careful, counts } = monthsInWords(chart);
  const [easyCount, carefulCount] = counts;
  return {
    easy:
      easyCount === 0
        ? text('chapters.months.noEasy')
        : text(easyCount === 1 ? 'chapters.months.easyOne' : 'chapters.months.easy', { months: easy }),
    careful:
      carefulCount === 0
        ? text('chapters.months.noCareful')
        : text(carefulCount === 1 ? 'chapters.months.carefulOne' : 'chapters.months.careful', {
            months: careful,
          }),
  };
}

/** @param earlier - the months before this one; the month ten months earlier has the same stem */
function ofMonth(
  chart: Chart,
  audience: Audience,
  { firstDay, pillar }: SolarMonth,
  earlier: readonly SolarMonth[],
): Paragraph {
  const same = earlier.at(-10);
  const god = namedTenGod(chart.dayMaster.character, pillar.stem);
  const relation = mainRelation(pillar.sign, chart);
  const from = isoDate(firstDay);
  const useful = usefulElement(chart.pillars);
  const told = [
    ...(relation ? [relationInMonth(chart, audience, relation, earlier)] : []),
    same
      ? text('chapters.months.again', {
          month: inMonth(same),
          what: firstClause(text(`gods.${god.id}.${audience}`)),
        })
      : text(`gods.${god.id}.${audience}`),
    ...(useful.decided && useful.element === pillar.element
      ? [
          usefulInMonth(
            useful.element,
            earlier.some((each) => each.pillar.element === useful.element),
          ),
        ]
      : []),
  ];
  return paragraph(
    text('chapters.months.month', {
      from: longDate(from),
      element: pillar.element,
      sign: signName(pillar.sign, chart.birth.calendar),
      text: told.join(' '),
    }),
    byPeriod(chart, longDate(from), pillar.name, 'solar-months'),
    [
      claim(`month:${from}:ten-god`, god.id),
      ...(relation ? [claim(`month:${from}:${relation.position}`, relation.kind)] : []),
    ],
  );
}

/** An ally or a punishment may come twice in twelve months. */
function relationInMonth(
  chart: Chart,
  audience: Audience,
  { kind, position }: MainRelation,
  earlier: readonly SolarMonth[],
): string {
  const before = earlier.find(({ pillar }) => {
    const relation = mainRelation(pillar.sign, chart);
    return relation?.kind === kind && relation.position === position;
  });
  return before && (kind === 'three-harmonies' || kind === 'punishment')
    ? again[kind](position, inMonth(before), whose(audience))
    : text(`chapters.months.relations.${position}.${kind}`, { whose: whose(audience) });
}

const again = {
  'three-harmonies': (position: MainRelation['position'], month: string, whose: string) =>
    text(`chapters.months.relationsAgain.${position}.three-harmonies`, { month, whose }),
  punishment: (position: MainRelation['position'], month: string) =>
    text(`chapters.months.relationsAgain.${position}.punishment`, { month }),
} as const;

const usefulInMonth = (element: Element, isKnown: boolean): string =>
  isKnown
    ? text('chapters.months.usefulAgain', { element })
    : text('chapters.months.useful', { element, things: text(`elements.${element}.things`) });

/** The first sentence of a text, as the end of another. */
const firstClause = (told: string): string => lowerFirst(told.split('. ')[0] ?? told);
