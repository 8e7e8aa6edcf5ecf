import { text } from '@org/content/reading';
import { personalMonthNumber, type Element, type ZodiacSignId } from '@org/zodiac-core';
import { strengthOfDayMaster } from '@org/zodiac-core/useful-element';
import { isBaby, isSchoolchild, voiceOf, whose, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { pathNumber, type PathNumber } from '../path-numbers.ts';
import type { Paragraph } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { mainRelation, type MainRelation } from '../years/main-relation.ts';
import { namedTenGod } from '../years/named-ten-god.ts';
import { ownAnimal, relationsWithChart, signName } from '../years/relations-with-chart.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { byPeriod } from './reasons.ts';

/** The month by its first day, such as `'December 2026'`. */
export const inMonth = ({ firstDay: { month, year } }: SolarMonth): string => `${monthName(month)} ${year}`;

/** Whether the month began before today. */
export const hasBegun = ({ chosenYear, today }: Chart, { firstDay }: SolarMonth): boolean =>
  chosenYear === undefined && isoDate(firstDay) < today;

const dayBefore = ({ firstDay: { year, month, day } }: SolarMonth): string =>
  new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10);

const animalOf = ({ birth }: Chart, { pillar }: SolarMonth): string => signName(pillar.sign, birth.calendar);

/** The form of a month's text, by the fact that stands out most. */
type Shape =
  /** An easy sign that brings the useful element. */
  | 'best'
  /** A clash with one sign of the chart, and a friendly bond with the other. */
  | 'divided'
  | 'clash'
  | 'harmony'
  | 'ally'
  | 'useful'
  | 'ownSign'
  /** A harm, a punishment or a destruction. */
  | 'friction'
  /** The month has no bond with the chart, so its text is only about the task. */
  | 'free';

export function shapeOf(chart: Chart, { pillar }: SolarMonth): Shape {
  const relation = mainRelation(pillar.sign, chart);
  const isUseful = elementThatHelps(chart) === pillar.element;
  switch (relation?.kind) {
    case 'six-clash':
      return hasFriendlySide(chart, pillar.sign) ? 'divided' : 'clash';
    case 'six-harmony':
      return isUseful ? 'best' : 'harmony';
    case 'three-harmonies':
      return isUseful ? 'best' : 'ally';
    case 'same-sign':
      return isUseful ? 'useful' : 'ownSign';
    case 'six-harm':
    case 'punishment':
    case 'six-destruction':
      return isUseful ? 'useful' : 'friction';
    case undefined:
      return isUseful ? 'useful' : 'free';
  }
}

const elementThatHelps = ({ useful }: Chart): Element | undefined =>
  useful.decided ? useful.element : undefined;

const hasFriendlySide = (chart: Chart, sign: ZodiacSignId): boolean =>
  relationsWithChart(sign, chart).some(
    ({ position, relation: { kind } }) =>
      (position === 'year' || position === 'day') && (kind === 'six-harmony' || kind === 'three-harmonies'),
  );

const labels = {
  best: 'best',
  divided: 'careful',
  clash: 'careful',
  harmony: 'good',
  ally: 'good',
  useful: 'plain',
  ownSign: 'plain',
  friction: 'plain',
  free: 'plain',
} as const satisfies Record<Shape, string>;

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
    text: toldBy[shape]({ chart, audience, month, relation, all, index }).join(' '),
  };
  return paragraph(
    next && hasBegun(chart, month)
      ? text(`chapters.months.opensRest.${labels[shape]}`, { ...values, until: longDate(dayBefore(next)) })
      : text(`chapters.months.opens.${labels[shape]}`, { ...values, from: longDate(from) }),
    {
      ...reason,
      // With a known hour, another element could be the useful one, and the day master could be stronger or weaker.
      hangsOnHour:
        reason.hangsOnHour || (!chart.isTimeKnown && (audience === 'adult' || !elementThatHelps(chart))),
    },
    [
      claim(`month:${from}:ten-god`, godOf({ chart, month }).id),
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
          }),
        ]
      : [],
  clash: (told) => [...bond(told), afterwards(told)],
  harmony: (told) => [...bond(told), ...task(told)],
  ally: (told) => [...bond(told), ...task(told)],
  useful: (told) => [helpingElement(told), ...bond(told)],
  ownSign: (told) => [...bond(told), ...task(told)],
  friction: (told) => [...task(told), ...bond(told)],
  free: task,
};

const godOf = ({ chart, month: { pillar } }: Pick<MonthToTell, 'chart' | 'month'>) =>
  namedTenGod(chart.dayMaster.character, pillar.stem);

/** The shapes whose text names the task of the month. The text ten months later may refer to it. */
const withTask: readonly Shape[] = ['harmony', 'ally', 'ownSign', 'friction', 'free'];

const isTaskKnown = ({ chart, all, index }: MonthToTell): boolean => {
  const same = all[index - 10];
  return same !== undefined && withTask.includes(shapeOf(chart, same));
};

/**
 * The task of the month, by its ten god, and for an adult by the strength of the day master as well. The month ten months
 * earlier has the same stem, and so the same task. If that month names the task, this one names the personal month of
 * numerology instead.
 */
function task(told: MonthToTell): string[] {
  return [isTaskKnown(told) ? personalMonth(told) : taskText(told)];
}

function taskText(told: MonthToTell): string {
  const { id } = godOf(told);
  if (isBaby(told.chart)) return text(`baby.month.${id}`);
  if (isSchoolchild(told.chart)) return text(`schoolchild.month.${id}`);
  return told.audience === 'adult'
    ? text(`gods.${id}.adult.${strengthOfDayMaster(told.chart.pillars).id}`)
    : text(`gods.${id}.${told.audience}`);
}

function agreement({ chart, audience, month, relation, all, index }: MonthToTell): string {
  const before = all.slice(0, index).findLast((month) => shapeOf(chart, month) === 'best');
  const values = {
    whose: whose(audience),
    own: ownAnimal(chart, relation?.position ?? 'day'),
    element: month.pillar.element,
    advice: text(
      `chapters.months.agreeAdvice.${isBaby(chart) ? 'baby' : voiceOf(audience)}.${before ? 'again' : 'first'}`,
    ),
  };
  return before
    ? text('chapters.months.agreeAgain', { ...values, month: inMonth(before) })
    : text('chapters.months.agree', { ...values, animal: animalOf(chart, month) });
}

/** Says until when to put off what a careful month advises against. */
function afterwards({ chart, all, index }: MonthToTell): string {
  const good = all
    .slice(index + 1)
    .find((month) => labels[shapeOf(chart, month)] === 'good' || shapeOf(chart, month) === 'best');
  const next = all[index + 1];
  if (good && good === next)
    return text('chapters.months.waitUntil', { date: longDate(isoDate(next.firstDay)) });
  return good
    ? text('chapters.months.wait', { month: inMonth(good) })
    : next
      ? text('chapters.months.ends', { date: longDate(isoDate(next.firstDay)) })
      : text('chapters.months.waitYear');
}

function personalMonth({ chart, audience, month: { firstDay } }: MonthToTell): string {
  const number = pathNumber(personalMonthNumber(chart.date, firstDay));
  return text('chapters.months.number', {
    whose: whose(audience),
    meaning: meaningOf(chart, audience, number),
  });
}

function meaningOf(chart: Chart, audience: Audience, number: PathNumber): string {
  if (isBaby(chart)) return text(`baby.numbers.${number}`);
  return audience === 'child'
    ? text(`chapters.months.numbersChild.${number}`)
    : text(`chapters.months.numbers.${number}`);
}

/** The shapes that name the useful element. */
const withElement: readonly Shape[] = ['best', 'useful'];

function helpingElement({ chart, audience, month: { pillar }, all, index }: MonthToTell): string {
  const shapes = all.slice(0, index).map((month) => shapeOf(chart, month));
  const advice = text(
    `chapters.months.usefulAdvice.${isBaby(chart) ? 'baby' : voiceOf(audience)}.${pillar.element}`,
  );
  const values = {
    whose: whose(audience),
    element: pillar.element,
    advice: advice[shapes.filter((shape) => shape === 'useful').length % advice.length] ?? '',
  };
  return shapes.some((shape) => withElement.includes(shape))
    ? text('chapters.months.usefulAgain', values)
    : text('chapters.months.useful', values);
}

/** The relation of the month's sign. An ally or a punishment may come twice in twelve months. */
function bond({ chart, audience, month, relation, all, index }: MonthToTell): string[] {
  if (!relation) return [];
  const { kind, position } = relation;
  const values = {
    whose: whose(audience),
    animal: animalOf(chart, month),
    own: ownAnimal(chart, position),
  };
  if (kind === 'same-sign' && isBaby(chart)) return [text(`baby.monthSame.${position}`, values)];
  const before = all.slice(0, index).find((month) => {
    const found = mainRelation(month.pillar.sign, chart);
    return found?.kind === kind && found.position === position && shapeOf(chart, month) !== 'best';
  });
  const isAgain = before !== undefined;
  if (kind === 'three-harmonies' && audience === 'child')
    return [text(`chapters.months.ofChild.${isAgain ? 'again' : 'first'}.${position}`, values)];
  if (isAgain && (kind === 'three-harmonies' || kind === 'punishment'))
    return [again[kind](position, { ...values, month: inMonth(before) })];
  return [
    audience === 'child' && position === 'day' && isFriction(kind)
      ? text(`chapters.months.frictionAtHome.${isBaby(chart) ? 'baby' : 'child'}.${kind}`, values)
      : text(`chapters.months.relations.${position}.${kind}`, values),
  ];
}

const isFriction = (kind: MainRelation['kind']): kind is 'six-harm' | 'punishment' | 'six-destruction' =>
  kind === 'six-harm' || kind === 'punishment' || kind === 'six-destruction';

interface BondAgain {
  readonly whose: string;
  readonly animal: string;
  readonly own: string;
  readonly month: string;
}

const again = {
  'three-harmonies': (position: MainRelation['position'], { whose: ofWhom, animal, own }: BondAgain) =>
    text(`chapters.months.relationsAgain.${position}.three-harmonies`, { whose: ofWhom, animal, own }),
  punishment: (position: MainRelation['position'], { whose: ofWhom, own, month }: BondAgain) =>
    text(`chapters.months.relationsAgain.${position}.punishment`, { whose: ofWhom, own, month }),
} as const;
