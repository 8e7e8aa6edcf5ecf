import { text } from '@org/content/reading';
import { personalYearNumber } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { longDate } from '../words/dates.ts';
import { namedTenGod } from '../years/named-ten-god.ts';
import { relationInWords, relationsWithChart, signName } from '../years/relations-with-chart.ts';
import { zodiacYearOf, type DatedZodiacYear } from '../years/zodiac-year-of.ts';
import { isBaby, whose, type Audience } from '../audience.ts';
import { mainRelation, type MainRelation } from '../years/main-relation.ts';
import { byPeriod } from './reasons.ts';
import { threadOfYear } from './thread.ts';
import { yearInDecade } from './year-in-decade.ts';

/** The current Chinese year and the next one, or the chosen one and the next one. */
export function yearAhead(chart: Chart, audience: Audience): Chapter {
  const years = yearsAhead(chart);
  const main = mainYearAhead(chart);
  const group = main ? groupOfYear(chart, main) : 'companions';
  return {
    id: 'year-ahead',
    heading: text('chapters.year.heading'),
    figure: { kind: 'years', years: years.map((year) => figureOf(chart, year)) },
    summary: text('chapters.year.summary', {
      year: main?.year ?? chart.year,
      theme: main ? themeOfYear(chart, audience, main) : '',
      relation: main ? relationInShort(mainRelationOfYear(chart, main), audience) : '',
    }),
    paragraphs: [
      ...ofYears(chart, audience, years),
      ...(main && !isBaby(chart) ? yearInDecade(chart, audience, main) : []),
      ...ofTaiSui(chart, audience, years),
      threadOfYear(chart, audience),
    ],
    ...pointsOf(chart, audience, group),
  };
}

function pointsOf(chart: Chart, audience: Audience, group: TenGodGroup) {
  if (isBaby(chart))
    return { whatHelps: [text(`baby.yearHelps.${group}`)], watchFor: [text(`baby.yearWatch.${group}`)] };
  if (audience === 'child' || audience === 'elder')
    return {
      whatHelps: [text(`chapters.year.${audience}Helps.${group}`)],
      watchFor: [text(`chapters.year.${audience}Watch.${group}`)],
    };
  return {
    whatHelps: [text(`chapters.year.helps.${group}`)],
    watchFor: [text(`chapters.year.watch.${group}`)],
  };
}

const yearsAhead = ({ year, birth }: Chart): DatedZodiacYear[] =>
  [year, year + 1].flatMap((each) => zodiacYearOf(each, birth.calendar) ?? []);

const halfAYear = 183 * 24 * 60 * 60 * 1000;

/** The Chinese year that has most of the twelve months from today, or the chosen one. */
export function mainYearAhead(chart: Chart): DatedZodiacYear | undefined {
  const years = yearsAhead(chart);
  const middle = new Date(Date.parse(chart.today) + halfAYear).toISOString().slice(0, 10);
  return (chart.chosenYear === undefined ? years.find(({ to }) => to >= middle) : undefined) ?? years[0];
}

const signOfYear = ({ year }: DatedZodiacYear) => taiSui(year, 'rat').yearSign.id;
export const signNameOf = (chart: Chart, year: DatedZodiacYear): string =>
  signName(signOfYear(year), chart.birth.calendar);
const groupOfYear = ({ dayMaster }: Chart, { stem }: DatedZodiacYear): TenGodGroup =>
  groupOf(dayMaster.element, stem.element);

const godOfYear = ({ dayMaster }: Chart, { stem }: DatedZodiacYear) =>
  namedTenGod(dayMaster.character, stem.character).id;

/** The sign's own year comes before a harmony with the day, because custom takes it most seriously. */
export const mainRelationOfYear = (chart: Chart, year: DatedZodiacYear): MainRelation | undefined =>
  signOfYear(year) === chart.sign.id
    ? { kind: 'same-sign', position: 'year' }
    : mainRelation(signOfYear(year), chart);

/** The relation of a year's sign to the chart, as the end of a sentence that explains what a day sign is. */
export function relationOfYear(chart: Chart, audience: Audience, year: DatedZodiacYear): string {
  const relation = mainRelationOfYear(chart, year);
  return relationInShort(relation, audience, relation && text(`summary.year.positions.${relation.position}`));
}

const relationInShort = (
  relation: MainRelation | undefined,
  audience: Audience,
  position = relation && text(`voice.positions.${relation.position}`),
): string =>
  relation && position
    ? text(`chapters.year.relations.${relation.kind}`, { whose: whose(audience), position })
    : text('chapters.year.relations.none');

/** Readers other than adults get a text for each group of two gods, so two years may have the same text. */
function ofYears(chart: Chart, audience: Audience, years: readonly DatedZodiacYear[]): Paragraph[] {
  const [first, second] = years;
  if (first && second && adviceOfYear(chart, audience, first) === adviceOfYear(chart, audience, second))
    return [ofAlikeYears(chart, audience, first, second)];
  return years.map((year) => ofYear(chart, audience, year, year === first));
}

const ofAlikeYears = (
  chart: Chart,
  audience: Audience,
  first: DatedZodiacYear,
  second: DatedZodiacYear,
): Paragraph =>
  paragraph(
    text('chapters.year.both', {
      sign: signNameOf(chart, first),
      element: first.stem.element,
      end: longDate(first.to),
      next: signNameOf(chart, second),
      nextElement: second.stem.element,
      text: adviceOfYear(chart, audience, first),
    }),
    byPeriod(chart, `${first.year}`, first.name, 'year-and-day-stem'),
    [first, second].map((year) => claim(`year:${year.year}:ten-god`, godOfYear(chart, year))),
  );

function ofYear(chart: Chart, audience: Audience, year: DatedZodiacYear, isFirst: boolean): Paragraph {
  const values = { sign: signNameOf(chart, year), element: year.stem.element };
  const end = longDate(year.to);
  const theme = themeOfYear(chart, audience, year);
  const main = mainYearAhead(chart);
  // The summary of the chapter names the theme of the main year.
  const isNamed = main !== undefined && theme === themeOfYear(chart, audience, main);
  const advice = adviceOfYear(chart, audience, year);
  const told = isNamed ? advice : text('chapters.year.read', { theme, text: advice });
  return paragraph(
    isFirst
      ? chart.chosenYear === undefined
        ? text('chapters.year.now', { ...values, end, text: told })
        : text('chapters.year.chosen', { ...values, from: longDate(year.from), end, text: told })
      : text('chapters.year.next', { ...values, text: told }),
    byPeriod(chart, `${year.year}`, year.name, 'year-and-day-stem'),
    [claim(`year:${year.year}:ten-god`, godOfYear(chart, year))],
  );
}

/** The theme of a year by its ten god, such as `'a year of chances'`. */
export function themeOfYear(chart: Chart, audience: Audience, year: DatedZodiacYear): string {
  const group = groupOfYear(chart, year);
  if (isBaby(chart)) return text(`baby.yearTheme.${group}`);
  switch (audience) {
    case 'adult':
      return text(`gods.${godOfYear(chart, year)}.yearTheme`);
    case 'elder':
      return text(`groups.${group}.yearElderTheme`);
    case 'teen':
      return text(`groups.${group}.yearTeenTheme`);
    case 'child':
      return text(`groups.${group}.yearChildTheme`);
  }
}

function adviceOfYear(chart: Chart, audience: Audience, year: DatedZodiacYear): string {
  const group = groupOfYear(chart, year);
  if (isBaby(chart)) return text(`baby.year.${group}`);
  switch (audience) {
    case 'adult':
      return text(`gods.${godOfYear(chart, year)}.year`);
    case 'elder':
      return text(`groups.${group}.yearElder`);
    case 'teen':
      return text(`groups.${group}.yearTeen`);
    case 'child':
      return text(`groups.${group}.yearChild`);
  }
}

/** The relation by which the sign offends Tai Sui in a year. Ignores the destruction, because many lists leave it out. */
const kindOfTaiSui = ({ sign }: Chart, year: number) =>
  taiSui(year, sign.id)
    .relations.map(({ kind }) => kind)
    .find((kind) => kind !== 'six-destruction');

/**
 * The years in which the sign offends Tai Sui, with the customs. The customs belong to the beginning of a year, so a year that is
 * nearly over has none.
 */
function ofTaiSui(chart: Chart, audience: Audience, years: readonly DatedZodiacYear[]): Paragraph[] {
  const firstYear = mainYearAhead(chart)?.year ?? chart.year;
  const difficult = years.flatMap(({ year }) => {
    const kind = year < firstYear ? undefined : kindOfTaiSui(chart, year);
    return kind === undefined ? [] : [{ year, kind }];
  });
  return difficult.map(({ year, kind }, index) => {
    const { yearSign } = taiSui(year, chart.sign.id);
    const told =
      kind === 'same-sign'
        ? text('chapters.year.taiSui.same-sign', { year, whose: whose(audience) })
        : text(`chapters.year.taiSui.${kind}`, { sign: chart.sign.name, year });
    return paragraph(
      index === difficult.length - 1 ? `${told} ${text('chapters.year.custom')}` : told,
      {
        rule: 'tai-sui',
        because: text('because.taiSui', {
          sign: chart.sign.name,
          year,
          other: signName(yearSign.id, chart.birth.calendar),
        }),
        changes: text('changes.sign'),
      },
      [claim(`year:${year}:tai-sui`, kind)],
    );
  });
}

function figureOf(chart: Chart, year: DatedZodiacYear) {
  const sign = signOfYear(year);
  return {
    year: year.year,
    from: year.from,
    to: year.to,
    sign,
    element: year.stem.element,
    relations: relationsWithChart(sign, chart).map((found) => relationInWords(found, chart)),
    personalYear: personalYearNumber(chart.date, year.year),
  };
}
