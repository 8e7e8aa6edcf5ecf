import { tagged as text } from '@org/content/reading';
import { strengthOfDayMaster } from '@org/zodiac-core/useful-element';
import { isBaby, isSchoolchild, voiceOf, whose, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import {
  isEasy,
  isFriction,
  mainRelation,
  secondRelation,
  type MainRelation,
} from '../years/main-relation.ts';
import { lowerFirst } from '../words/grammar.ts';
import { namedTenGod } from '../years/named-ten-god.ts';
import { ownAnimal, signName } from '../years/relations-with-chart.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { byPeriod } from './reasons.ts';

/** The month by its first day, such as `'December 2026'`. */
export const inMonth = ({ firstDay: { month, year } }: SolarMonth): string => `${monthName(month)} ${year}`;

/** Whether the month began before today. */
export const hasBegun = ({ chosenYear, today }: Chart, { firstDay }: SolarMonth): boolean =>
  chosenYear === undefined && isoDate(firstDay) < today;

/** The date of the day before a month begins. */
export const dayBefore = ({ firstDay: { year, month, day } }: SolarMonth): string =>
  new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10);

const animalOf = ({ birth }: Chart, { pillar }: SolarMonth): string => signName(pillar.sign, birth.calendar);

/** The pillar of a month, which decides how the month is called. */
export type MonthPillar = Pick<SolarMonth, 'pillar'>;

/** The form of a month's text, by the fact that stands out most. */
type Shape =
  /** An easy sign that brings the useful element. */
  | 'best'
  /** A clash with one sign of the chart, and a friendly bond with the other. */
  | 'divided'
  | 'clash'
  /** A friendly bond with one sign of the chart, and friction with the other or with the same one. */
  | 'mixed'
  | 'harmony'
  | 'ally'
  | 'useful'
  | 'ownSign'
  /** A harm, a punishment or a destruction. */
  | 'friction'
  /** The month has no bond with the chart, so its text is only about the task. */
  | 'free';

export function shapeOf(chart: Chart, month: MonthPillar): Shape {
  const { sign } = month.pillar;
  const relation = mainRelation(sign, chart);
  const other = secondRelation(sign, chart);
  const isUseful = bringsHelp(chart, month);
  switch (relation?.kind) {
    case 'six-clash':
      return isEasy(other) ? 'divided' : 'clash';
    case 'six-harmony':
    case 'three-harmonies':
      if (isFriction(other)) return 'mixed';
      if (isUseful) return 'best';
      return relation.kind === 'six-harmony' ? 'harmony' : 'ally';
    case 'same-sign':
      if (isFriction(other)) return 'friction';
      return isUseful ? 'useful' : 'ownSign';
    case 'six-harm':
    case 'punishment':
    case 'six-destruction':
      return 'friction';
    case undefined:
      return isUseful ? 'useful' : 'free';
  }
}

/** Whether a month brings the useful element. */
const bringsHelp = ({ useful }: Chart, { pillar }: MonthPillar): boolean =>
  useful.decided && useful.element === pillar.element;

/**
 * The relations that the text of a month names. Friction comes before the own sign, and is the only one that is named
 * beside the useful element.
 */
function relationsTold(chart: Chart, month: SolarMonth): MainRelation[] {
  const { sign } = month.pillar;
  const [main, other] = [mainRelation(sign, chart), secondRelation(sign, chart)];
  if (!main) return [];
  switch (shapeOf(chart, month)) {
    case 'best':
      return [];
    case 'mixed':
      return [...(bringsHelp(chart, month) ? [] : [main]), ...(other ? [other] : [])];
    case 'friction':
      return [main.kind === 'same-sign' && other ? other : main];
    case 'harmony':
    case 'ally':
      return [main, ...(other && isEasy(other) ? [other] : [])];
    default:
      return [main];
  }
}

const labels = {
  best: 'good',
  divided: 'slow',
  clash: 'slow',
  mixed: 'ordinary',
  harmony: 'good',
  ally: 'good',
  useful: 'good',
  ownSign: 'ordinary',
  friction: 'ordinary',
  free: 'ordinary',
} as const satisfies Record<Shape, string>;

const labelOf = (chart: Chart, month: MonthPillar) => labels[shapeOf(chart, month)];

/** The label of a month in words, such as “a good month”. */
export const labelInWords = (chart: Chart, month: MonthPillar): string =>
  text(`chapters.months.labels.${labelOf(chart, month)}`);

export const isGood = (chart: Chart, month: MonthPillar): boolean => labelOf(chart, month) === 'good';
export const isSlow = (chart: Chart, month: MonthPillar): boolean => labelOf(chart, month) === 'slow';

/** The paragraph of a month. */
export function ofMonth(
  chart: Chart,
  audience: Audience,
  all: readonly SolarMonth[],
  index: number,
): Paragraph {
  const month = all[index];
  if (!month) throw new RangeError(`There is no month ${index}.`);
  const { firstDay, pillar } = month;
  const relation = mainRelation(pillar.sign, chart);
  const shape = shapeOf(chart, month);
  const from = isoDate(firstDay);
  const reason = byPeriod(chart, longDate(from), pillar.name, 'solar-months');
  const next = all[index + 1];
  const values = {
    sign: animalOf(chart, month),
    label: labelInWords(chart, month),
    text: toldBy[shape]({ chart, audience, month, relation, all, index }).join(' '),
  };
  return paragraph(
    next && hasBegun(chart, month)
      ? text('chapters.months.opensRest', { ...values, until: longDate(dayBefore(next)) })
      : text('chapters.months.opens', { ...values, from: longDate(from) }),
    {
      ...reason,
      // With a known hour, another element could be the useful one, and the day master could be stronger or weaker.
      hangsOnHour:
        reason.hangsOnHour || (!chart.isTimeKnown && (audience === 'adult' || !chart.useful.decided)),
    },
    [
      claim(`month:${from}:ten-god`, godOfMonth(chart, month).id),
      claim(`month:${from}:shape`, shape),
      ...(relation ? [claim(`month:${from}:${relation.position}`, relation.kind)] : []),
    ],
  );
}

interface MonthToTell {
  readonly chart: Chart;
  readonly audience: Audience;
  readonly month: SolarMonth;
  readonly relation: MainRelation | undefined;
  readonly all: readonly SolarMonth[];
  readonly index: number;
}

/** The sentences of a month, with the strongest fact first. */
const toldBy: Readonly<Record<Shape, (month: MonthToTell) => string[]>> = {
  best: (told) => [agreement(told)],
  divided: ({ chart, audience, month, relation }) =>
    relation
      ? [
          text(`chapters.months.divided.${relation.position}`, {
            whose: whose(audience),
            animal: animalOf(chart, month),
            own: ownAnimal(chart, relation.position),
            other: ownAnimal(chart, relation.position === 'day' ? 'year' : 'day'),
            bond: friendlyBond(secondRelation(month.pillar.sign, chart)),
          }),
        ]
      : [],
  clash: (told) => [...bonds(told), afterwards(told)],
  mixed: (told) => {
    const [friction = '', ...easy] = bonds(told).toReversed();
    const { chart, month } = told;
    return [
      ...(bringsHelp(chart, month) ? [helpingElement(told)] : []),
      ...easy,
      text('chapters.months.but', { bond: lowerFirst(friction) }),
    ];
  },
  harmony: (told) => bonds(told),
  ally: (told) => bonds(told),
  useful: (told) => [helpingElement(told), ...bonds(told)],
  ownSign: (told) => bonds(told),
  friction: (told) => [...(bringsHelp(told.chart, told.month) ? [helpingElement(told)] : []), ...bonds(told)],
  free: (told) => [taskBefore(told) ?? taskText(told)],
};

const godOfMonth = (chart: Chart, { pillar }: SolarMonth) =>
  namedTenGod(chart.dayMaster.character, pillar.stem);

/**
 * Whether the text of a month names the task of its stem. Stems repeat after ten months, so a month refers to the month ten
 * months earlier if that one has named it.
 */
function tellsTask(chart: Chart, all: readonly SolarMonth[], index: number): boolean {
  const month = all[index];
  return month !== undefined && shapeOf(chart, month) === 'free' && !tellsTask(chart, all, index - 10);
}

/** A sentence that refers to the earlier month with the same task; `undefined` without such a month. */
function taskBefore({ chart, audience, month, all, index }: MonthToTell): string | undefined {
  const before = all[index - 10];
  return before && tellsTask(chart, all, index - 10)
    ? text(`chapters.months.taskAgain.${voiceOf(audience)}.${godOfMonth(chart, month).id}`, {
        month: inMonth(before),
      })
    : undefined;
}

/** The task by the ten god of the month, and for an adult by the strength of the day master as well. */
function taskText(told: MonthToTell): string {
  const { id } = godOfMonth(told.chart, told.month);
  if (isBaby(told.chart)) return text(`baby.month.${id}`);
  if (isSchoolchild(told.chart)) return text(`schoolchild.month.${id}`);
  return told.audience === 'adult'
    ? text(`gods.${id}.adult.${strengthOfDayMaster(told.chart.pillars).id}`)
    : text(`gods.${id}.${told.audience}`);
}

function agreement({ chart, audience, month, relation, all, index }: MonthToTell): string {
  const isAgain = all.slice(0, index).some((before) => shapeOf(chart, before) === 'best');
  const values = {
    whose: whose(audience),
    animal: animalOf(chart, month),
    own: ownAnimal(chart, relation?.position ?? 'day'),
    bond: friendlyBond(relation),
    element: month.pillar.element,
    advice: text(
      `chapters.months.agreeAdvice.${isBaby(chart) ? 'baby' : voiceOf(audience)}.${isAgain ? 'again' : 'first'}`,
    ),
  };
  return all.slice(0, index).some((before) => namesHelp(chart, before))
    ? text('chapters.months.agreeAgain', values)
    : text('chapters.months.agree', values);
}

/** A friendly bond in words: “the best match” or “an ally”. */
export const friendlyBond = (relation: MainRelation | undefined): string =>
  text(`chapters.months.bond.${relation?.kind === 'six-harmony' ? relation.kind : 'three-harmonies'}`);

/** Names the month or the date until which to put off what a careful month advises against. */
function afterwards({ chart, all, index }: MonthToTell): string {
  const later = all.slice(index + 1);
  const good = later.find((month) => isGood(chart, month));
  const next = later.find((month) => !isSlow(chart, month));
  if (good && good !== all[index + 1]) return text('chapters.months.wait', { month: inMonth(good) });
  return next
    ? text('chapters.months.waitUntil', { date: longDate(isoDate(next.firstDay)) })
    : text('chapters.months.waitYear');
}

/** Whether the text of a month names the useful element. */
const namesHelp = (chart: Chart, month: SolarMonth): boolean =>
  bringsHelp(chart, month) && !isSlow(chart, month);

function helpingElement({ chart, audience, month: { pillar }, all, index }: MonthToTell): string {
  const named = all.slice(0, index).filter((month) => namesHelp(chart, month));
  const advice = text(
    `chapters.months.usefulAdvice.${isBaby(chart) ? 'baby' : voiceOf(audience)}.${pillar.element}`,
  );
  const given = named.filter((month) => shapeOf(chart, month) !== 'best').length;
  const values = {
    whose: whose(audience),
    element: pillar.element,
    advice: advice[given % advice.length] ?? '',
  };
  return named.length > 0
    ? text('chapters.months.usefulAgain', values)
    : text('chapters.months.useful', values);
}

/** The relations of the month's sign that its text names. */
const bonds = (told: MonthToTell): string[] =>
  relationsTold(told.chart, told.month).map((relation) => bond(told, relation));

/** A relation of the month's sign. An ally or a punishment may come twice in twelve months. */
function bond({ chart, audience, month, all, index }: MonthToTell, relation: MainRelation): string {
  const { kind, position } = relation;
  const values = {
    whose: whose(audience),
    animal: animalOf(chart, month),
    own: ownAnimal(chart, position),
  };
  if (kind === 'same-sign' && isBaby(chart)) return text(`baby.monthSame.${position}`, values);
  const isAgain = all
    .slice(0, index)
    .some((before) =>
      relationsTold(chart, before).some((told) => told.kind === kind && told.position === position),
    );
  if (kind === 'three-harmonies' && audience === 'child')
    return text(`chapters.months.ofChild.${isAgain ? 'again' : 'first'}.${position}`, values);
  if (isAgain && (kind === 'three-harmonies' || kind === 'punishment'))
    return text(`chapters.months.relationsAgain.${position}.${kind}`, values);
  if (audience === 'teen' && position === 'year' && (kind === 'six-harmony' || kind === 'six-clash'))
    return text(`chapters.months.ofTeen.${kind}`, values);
  return audience === 'child' && position === 'day' && isFriction(relation)
    ? text(`chapters.months.frictionAtHome.${isBaby(chart) ? 'baby' : 'child'}.${relation.kind}`, values)
    : text(`chapters.months.relations.${position}.${kind}`, values);
}
