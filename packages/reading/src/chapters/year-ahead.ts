import { tagged as text } from '@org/content/reading';
import { personalYearNumber, type Element } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { namedTenGod } from '../years/named-ten-god.ts';
import { ownAnimal, relationInWords, relationsWithChart, signName } from '../years/relations-with-chart.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { zodiacYearOf, type DatedZodiacYear } from '../years/zodiac-year-of.ts';
import { isBaby, voiceOf, who, whose, type Audience } from '../audience.ts';
import {
  isCareful,
  isEasy,
  isFriction,
  isStraining,
  mainRelation,
  secondRelation,
  type MainRelation,
} from '../years/main-relation.ts';
import { dayAndMonth, isoDate, longDate } from '../words/dates.ts';
import { lowerFirst, upperFirst } from '../words/grammar.ts';
import { courseOf } from '../years/course-of.ts';
import { friendlyBond, isGood, isSlow, shapeOf } from './month.ts';
import { inMonths, namedMonths } from './months.ts';
import { nextIfEnding, presentOf } from './present-phase.ts';
import { byPeriod, byPillars, whyOf } from './reasons.ts';
import { threadOfYear } from './thread.ts';

/**
 * The chapter on the Chinese year that has most of the next twelve months. A short part is on the year that has the
 * rest.
 */
export function yearAhead(chart: Chart, audience: Audience): Chapter {
  const years = yearsAhead(chart);
  const main = mainYearAhead(chart);
  return {
    id: 'year-ahead',
    heading: text('chapters.year.heading'),
    figure: { kind: 'years', years: years.map((year) => figureOf(chart, year)) },
    summary: main
      ? text('chapters.year.summary', { year: main.year, ...inShort(chart, audience, main) })
      : text('chapters.year.heading'),
    paragraphs: [
      ...(main
        ? [
            ofMainYear(chart, audience, main),
            ...ofAnimal(chart, audience, main),
            ...ofTaiSui(chart, audience, years),
            ...ofNeed(chart, audience, main),
            ...years
              .filter(({ year }) => year !== main.year)
              .map((other) => ofOtherYear(chart, audience, main, other)),
          ]
        : []),
      threadOfYear(chart, audience),
    ],
    ...pointsOf(chart, audience, main),
  };
}

const monthFrom = (month: SolarMonth) => ({
  month: inMonths([month]),
  day: dayAndMonth(isoDate(month.firstDay)),
});

function pointsOf(chart: Chart, audience: Audience, main: DatedZodiacYear | undefined) {
  const isInYear = ({ firstDay }: SolarMonth): boolean => {
    const middle = new Date(Date.parse(isoDate(firstDay)) + halfAMonth).toISOString().slice(0, 10);
    return main !== undefined && middle >= main.from && middle <= main.to;
  };
  const easy = namedMonths(chart, isGood).filter(isInYear);
  const begin = easy.find((month) => shapeOf(chart, month) === 'best');
  const visits = easy.find((month) => shapeOf(chart, month) === 'harmony') ?? easy[0];
  const slow = namedMonths(chart, isSlow).filter(isInYear);
  const isFriendly = main !== undefined && isFriendlyYear(chart, main);
  const [helps, watch] = mainPointsOf(chart, audience, main);
  return {
    whatHelps: [
      helps,
      ...(begin
        ? [text('chapters.year.best', monthFrom(begin))]
        : visits
          ? [text('chapters.year.visits', monthFrom(visits))]
          : []),
    ],
    watchFor: [
      watch,
      ...(slow.length > 0
        ? [
            text(
              isFriendly
                ? `chapters.year.slowInFriendly.${slow.length > 1 ? 'many' : 'one'}`
                : 'chapters.year.slow',
              { months: inMonths(slow) },
            ),
          ]
        : []),
    ],
  };
}

function mainPointsOf(
  chart: Chart,
  audience: Audience,
  year: DatedZodiacYear | undefined,
): readonly [helps: string, watch: string] {
  const group = year ? groupOfYear(chart, year) : 'companions';
  if (isBaby(chart)) return [text(`baby.yearHelps.${group}`), text(`baby.yearWatch.${group}`)];
  if (audience === 'adult') {
    const god = year ? godOfYear(chart, year) : 'companion';
    return [text(`chapters.year.adultHelps.${god}`), text(`chapters.year.adultWatch.${god}`)];
  }
  return audience === 'child' || audience === 'elder'
    ? [text(`chapters.year.${audience}Helps.${group}`), text(`chapters.year.${audience}Watch.${group}`)]
    : [text(`chapters.year.helps.${group}`), text(`chapters.year.watch.${group}`)];
}

const yearsAhead = ({ year, birth }: Chart): DatedZodiacYear[] =>
  [year, year + 1].flatMap((each) => zodiacYearOf(each, birth.calendar) ?? []);

const halfAMonth = 15 * 24 * 60 * 60 * 1000;
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

/** A year of the sign itself ranks above a harmony with the day, because custom takes it most seriously. */
export const mainRelationOfYear = (chart: Chart, year: DatedZodiacYear): MainRelation | undefined =>
  signOfYear(year) === chart.sign.id
    ? { kind: 'same-sign', position: 'year' }
    : mainRelation(signOfYear(year), chart);

/**
 * The relations of the animal of a year that texts name: the main one, and one with the other animal if one of the two
 * is friendly or the main one is the same sign.
 */
function relationsOfYear(chart: Chart, year: DatedZodiacYear): MainRelation[] {
  const sign = signOfYear(year);
  const main = mainRelationOfYear(chart, year);
  if (!main) return [];
  const second = [mainRelation(sign, chart), secondRelation(sign, chart)].find(
    (each) =>
      each && each.kind !== 'same-sign' && (each.kind !== main.kind || each.position !== main.position),
  );
  const isTold = main.kind === 'same-sign' || isEasy(main) || isEasy(second);
  return second && isTold ? [main, second] : [main];
}

const animalOf = (chart: Chart, audience: Audience, { position }: MainRelation): string =>
  text(`voice.animals.${position}`, { sign: ownAnimal(chart, position), whose: whose(audience) });

/** The relations of the animal of a year to the chart, with advice, for the first page. */
export function bondsOfYear(chart: Chart, audience: Audience, year: DatedZodiacYear): string {
  const all = relationsOfYear(chart, year);
  const animal = signNameOf(chart, year);
  const [easy, strain] = [all.find(isEasy), all.find((each) => isCareful(each) || isFriction(each))];
  if (easy && strain && easy.position !== strain.position)
    return text(`summary.year.both.${easy.position}`, {
      animal,
      bond: friendlyBond(easy),
      own: ownAnimal(chart, easy.position),
      other: ownAnimal(chart, strain.position),
      whose: whose(audience),
    });
  if (all.length === 0) return text('chapters.year.relations.none', { animal });
  const isOfDay = all[0]?.kind === 'same-sign' && all[0].position === 'day';
  return inSentences(chart, audience, year, isOfDay ? all.slice(-1) : all);
}

/** Whether the animal of a year has only friendly bonds with the chart. */
function isFriendlyYear(chart: Chart, year: DatedZodiacYear): boolean {
  return isEasy(mainRelationOfYear(chart, year)) && !isStraining(signOfYear(year), chart);
}

/** One sentence for two friendly bonds, or one for each relation, of which the second is of the opposite kind. */
const inSentences = (
  chart: Chart,
  audience: Audience,
  year: DatedZodiacYear,
  [first, second]: readonly MainRelation[],
): string => {
  if (first && second && isEasy(first) && isEasy(second))
    return text('chapters.year.relations.friendly', {
      animal: signNameOf(chart, year),
      bond: friendlyBond(first),
      own: animalOf(chart, audience, first),
      otherBond: friendlyBond(second),
      other: animalOf(chart, audience, second),
    });
  return [
    ...(first ? [bondOfYear(chart, audience, year, first)] : []),
    ...(second
      ? [text('chapters.months.but', { bond: lowerFirst(bondOfYear(chart, audience, year, second)) })]
      : []),
  ].join(' ');
};

function bondOfYear(chart: Chart, audience: Audience, year: DatedZodiacYear, relation: MainRelation): string {
  const { kind, position } = relation;
  const values = {
    animal: signNameOf(chart, year),
    own: animalOf(chart, audience, relation),
    who: who(audience),
    whose: whose(audience),
  };
  if (position === 'day' || !hasCustom(kind)) return text(`chapters.year.relations.${kind}`, values);
  return audience === 'child'
    ? text(`chapters.year.ofSignOfChild.${kind}`, values)
    : text(`chapters.year.ofSign.${kind}`, values);
}

/** The theme of a year, and the task that it gives the reader. */
export const inShort = (chart: Chart, audience: Audience, year: DatedZodiacYear) => ({
  theme: themeOfYear(chart, audience, year),
  ask: askOfYear(chart, audience, year),
});

function ofMainYear(chart: Chart, audience: Audience, year: DatedZodiacYear): Paragraph {
  const { element } = year.stem;
  const values = {
    sign: signNameOf(chart, year),
    from: longDate(year.from),
    end: longDate(year.to),
    element,
    text: adviceOfYear(chart, audience, year),
  };
  return paragraph(
    isBaby(chart)
      ? text('baby.yearMain', values)
      : element === elementOfPhase(chart)
        ? text('chapters.year.mainInPhase', values)
        : text('chapters.year.main', {
            ...values,
            whose: whose(audience),
            own: chart.dayMaster.element,
            why: whyOf(chart, element, 'year', audience),
          }),
    byPeriod(chart, `${year.year}`, year.name, 'year-and-day-stem'),
    [claim(`year:${year.year}:ten-god`, godOfYear(chart, year))],
  );
}

/** The element of the phase that the chapter on phases describes; `undefined` if the sex is unknown. */
function elementOfPhase(chart: Chart): Element | undefined {
  const { sex } = chart.birth;
  const course = sex && courseOf(chart, sex);
  const phase = course && presentOf(course);
  return phase && !nextIfEnding(chart, course, phase) ? phase.pillar.element : undefined;
}

/**
 * Whether the chart needs the element of the year. A baby gets no such text, nor does a chart whose useful element is
 * open.
 */
function ofNeed(chart: Chart, audience: Audience, { year, stem: { element } }: DatedZodiacYear): Paragraph[] {
  if (!chart.useful.decided || isBaby(chart)) return [];
  const need = chart.useful.helping.includes(element) ? 'needed' : 'notNeeded';
  const voice = audience === 'elder' ? audience : voiceOf(audience);
  return [
    paragraph(
      upperFirst(text(`chapters.year.${need}.${voice}`, { whose: whose(audience), element })),
      byPillars(chart, 'useful-element'),
      [claim(`year:${year}:need`, need)],
    ),
  ];
}

/** The relations of the animal of the year to the chart, except the one that the custom of the year tells. */
function ofAnimal(chart: Chart, audience: Audience, year: DatedZodiacYear): Paragraph[] {
  const custom = kindOfTaiSui(chart, year.year);
  const told = relationsOfYear(chart, year).filter(
    ({ kind, position }) => !custom || (position !== 'year' && kind !== custom),
  );
  const [first] = told;
  return first
    ? [
        paragraph(
          inSentences(chart, audience, year, told),
          byPeriod(chart, `${year.year}`, year.name, 'relations-of-branches'),
          [claim(`year:${year.year}:${first.position}`, first.kind)],
        ),
      ]
    : [];
}

/** The year before or after the main year. Readers other than adults may have one theme for both. */
function ofOtherYear(
  chart: Chart,
  audience: Audience,
  main: DatedZodiacYear,
  year: DatedZodiacYear,
): Paragraph {
  const [sign, from, end] = [signNameOf(chart, year), longDate(year.from), longDate(year.to)];
  const isAlike = adviceOfYear(chart, audience, main) === adviceOfYear(chart, audience, year);
  const theme =
    year.year < main.year
      ? isAlike
        ? text('chapters.year.alikePresent', { sign, end })
        : text('chapters.year.present', { sign, end, theme: themeOfYear(chart, audience, year) })
      : isAlike
        ? text('chapters.year.alikeNext', { sign, from })
        : text('chapters.year.next', { sign, from, theme: themeOfYear(chart, audience, year) });
  return paragraph(
    [theme, ...clashOf(chart, audience, main, year)].join(' '),
    byPeriod(chart, `${year.year}`, year.name, 'year-and-day-stem'),
    [claim(`year:${year.year}:ten-god`, godOfYear(chart, year))],
  );
}

/** A clash of another year with the chart. The custom of a year that follows tells its clash with the sign. */
function clashOf(chart: Chart, audience: Audience, main: DatedZodiacYear, year: DatedZodiacYear): string[] {
  const relation = mainRelation(signOfYear(year), chart);
  if (!relation || !isCareful(relation) || (year.year > main.year && relation.position === 'year')) return [];
  return [
    text('chapters.year.relations.six-clash', {
      animal: signNameOf(chart, year),
      own: animalOf(chart, audience, relation),
    }),
  ];
}

/** The theme of a year by its ten god, such as `'a year of chances'`. */
function themeOfYear(chart: Chart, audience: Audience, year: DatedZodiacYear): string {
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

/** The task that a year gives the reader, as a command without a period. */
export function askOfYear(chart: Chart, audience: Audience, year: DatedZodiacYear): string {
  const group = groupOfYear(chart, year);
  if (isBaby(chart)) return text(`baby.yearAsk.${group}`);
  switch (audience) {
    case 'adult':
      return text(`gods.${godOfYear(chart, year)}.yearAsk`);
    case 'elder':
      return text(`groups.${group}.yearElderAsk`);
    case 'teen':
      return text(`groups.${group}.yearTeenAsk`);
    case 'child':
      return text(`groups.${group}.yearChildAsk`);
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

type KindWithCustom = 'same-sign' | 'six-clash' | 'punishment' | 'six-harm';
const hasCustom = (kind: MainRelation['kind']): kind is KindWithCustom =>
  kind === 'same-sign' || kind === 'six-clash' || kind === 'punishment' || kind === 'six-harm';

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
    const told = [
      kind === 'same-sign'
        ? text('chapters.year.taiSui.same-sign', { year, whose: whose(audience) })
        : text(`chapters.year.taiSui.${kind}`, {
            animal: signName(yearSign.id, chart.birth.calendar),
            sign: chart.sign.name,
            whose: whose(audience),
            year,
          }),
      ...(kind === 'six-clash' && audience === 'child' ? [text('chapters.year.clashOfChild')] : []),
    ].join(' ');
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
