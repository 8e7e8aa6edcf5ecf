import {
  birthDayNumber,
  compatibility,
  expressionNumber,
  getZodiacSignByDate,
  kuaOf,
  lifePathNumber,
  nextYearOfSign,
  personalYearNumber,
  relations,
  sexagenaryYear,
  signOfHour,
  zodiacSignIds,
  type Element,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { elementCounts, fourPillars, taiSui, tenGod } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { courseOf } from '../years/course-of.ts';
import { monthsClaimed, monthsWith } from './months-with.ts';
import { presentYear } from './present-year.ts';

/**
 * What is true of a subject that a statement claims something of, counted from the birth anew.
 *
 * @returns `undefined` where the subject is unknown
 */
export function truthOf(chart: Chart, subject: string): string | undefined {
  const [kind = '', first = '', second = ''] = subject.split(':');
  const truth = truths[kind];
  return truth && String(truth(chart, first, second));
}

const kindsOf = (a: ZodiacSignId, b: ZodiacSignId): string =>
  relations(a, b)
    .map((relation) => relation.kind)
    .join('+') || 'none';

const signOfYear = (year: number): ZodiacSignId => taiSui(year, 'rat').yearSign.id;
const pillarsOf = ({ moment }: Chart) => fourPillars(moment);
const isSign = (text: string): text is ZodiacSignId => zodiacSignIds.some((id) => id === text);
const signAsked = (text: string): ZodiacSignId => {
  if (isSign(text)) return text;
  throw new RangeError(`${text} is no sign.`);
};
const bornAs = ({ birth }: Chart) => getZodiacSignByDate(birth.date, { calendar: birth.calendar ?? 'china' });

const truths: Readonly<
  Record<string, (chart: Chart, first: string, second: string) => string | number | undefined>
> = {
  sign: (chart) => bornAs(chart)?.sign.id,
  'zodiac-year': (chart) => bornAs(chart)?.zodiacYear,
  'year-element': (chart) => bornAs(chart)?.yearElement,
  'day-master': (chart) => pillarsOf(chart).day.stem,
  pillar: (chart, position) => pillarsOf(chart)[position as 'year' | 'month' | 'day' | 'hour']?.name,
  hour: ({ birth }) => birth.time && signOfHour(Number(birth.time.slice(0, 2))).id,
  element: (chart, element) => elementCounts(pillarsOf(chart)).visible[element as Element],
  'missing-elements': (chart) =>
    Object.entries(elementCounts(pillarsOf(chart)).withHiddenStems)
      .filter(([, count]) => count === 0)
      .map(([element]) => element)
      .toSorted()
      .join('+') || 'none',
  'life-path': ({ birth }) => lifePathNumber(birth.date),
  'birth-day': ({ birth }) => birthDayNumber(Number(birth.date.slice(8))),
  expression: ({ birth }) => (birth.name ? expressionNumber(birth.name) : undefined),
  'next-year': (chart, sign) => nextYearOfSign(signAsked(sign), presentYear(chart)),
  relation: (_, a, b) => kindsOf(signAsked(a), signAsked(b)),
  score: (_, a, b) => compatibility(signAsked(a), signAsked(b)).score,
  'sign-of-year': (_, year) => signOfYear(Number(year)),
  'stem-of-year': (_, year) => sexagenaryYear(Number(year)).stem.character,
  'year-and-sign': (chart, year) => kindsOf(signOfYear(Number(year)), chart.zodiac.sign.id),
  'ten-god-of-year': (chart, year) =>
    tenGod(pillarsOf(chart).day.stem, sexagenaryYear(Number(year)).stem.character).id,
  'personal-year': ({ birth }, year) => {
    const [, month = 0, day = 0] = birth.date.split('-').map(Number);
    return personalYearNumber({ month, day }, Number(year));
  },
  'tai-sui': (chart, year) =>
    taiSui(Number(year), chart.zodiac.sign.id)
      .relations.map((relation) => relation.kind)
      .join('+') || 'none',
  'months-in-harmony': (chart, asked) =>
    monthsClaimed(monthsWith(chart, asked, ['six-harmony', 'three-harmonies'])),
  'months-in-clash': (chart, asked) => monthsClaimed(monthsWith(chart, asked, ['six-clash'])),
  phase: (chart) => {
    const { sex } = chart.birth;
    return sex && courseOf(chart, sex).phases.find(({ isPresent }) => isPresent)?.pillar.name;
  },
  kua: ({ birth }) => birth.sex && kuaOf(birth.date, birth.sex).number,
  'kua-directions': ({ birth }) =>
    birth.sex &&
    kuaOf(birth.date, birth.sex)
      .directions.filter(({ favourable }) => favourable)
      .map(({ direction }) => direction)
      .join('+'),
};
