import {
  birthDayNumber,
  describeSign,
  expressionNumber,
  getZodiacSignByDate,
  kuaOf,
  lifePathNumber,
  relationsOf,
  sexagenaryYear,
  signOfHour,
  type Element,
  type StemCharacter,
} from '@org/zodiac-core';
import {
  elementCounts,
  emptyBranches,
  fourPillars,
  tenGod,
  type FourPillars,
} from '@org/zodiac-core/pillars';
import type { Chart } from '../../chart.ts';
import { minutesToNextHour } from '../../hour-border.ts';
import { strengthOf } from '../../strength-of-day-master.ts';
import { sourcesOfTraits } from '../../traits-of-chart.ts';
import { signAsked } from './sign-asked.ts';
import type { Truths } from './truths.ts';

const pillarsOf = ({ moment }: Chart): FourPillars => fourPillars(moment);
const bornAs = ({ birth }: Chart) => getZodiacSignByDate(birth.date, { calendar: birth.calendar ?? 'china' });

/** The elements whose number is the least or the most, in the order of the alphabet. */
function elementsWith(
  numbers: Readonly<Record<Element, number>>,
  limit: (...all: number[]) => number,
): string {
  const entries = Object.entries(numbers);
  const wanted = limit(...entries.map(([, number]) => number));
  return entries
    .filter(([, number]) => number === wanted)
    .map(([element]) => element)
    .toSorted()
    .join('+');
}

const directions = ({ birth }: Chart, favourable: boolean, sex = birth.sex): string | undefined =>
  sex &&
  kuaOf(birth.date, sex)
    .directions.filter((each) => each.favourable === favourable)
    .map(({ direction }) => direction)
    .join('+');

export const truthsOfSelf: Truths = {
  sign: (chart) => bornAs(chart)?.sign.id,
  'zodiac-year': (chart) => bornAs(chart)?.zodiacYear,
  'year-element': (chart) => bornAs(chart)?.yearElement,
  'fixed-element': (chart) => describeSign(signAsked(bornAs(chart)?.sign.id ?? '')).element,
  'year-polarity': (chart) => sexagenaryYear(bornAs(chart)?.zodiacYear ?? 0).stem.polarity,
  'day-master': (chart) => pillarsOf(chart).day.stem,
  pillar: (chart, position) => pillarsOf(chart)[position as 'year' | 'month' | 'day' | 'hour']?.name,
  'pillar-sign': (chart, position) => pillarsOf(chart)[position as 'year' | 'month' | 'day' | 'hour']?.sign,
  'own-relations': (chart) => {
    const { year, month, day, hour } = pillarsOf(chart);
    return (
      relationsOf([year, month, day, ...(hour ? [hour] : [])].map(({ branch }) => branch))
        .map(({ form }) => form)
        .join('+') || 'none'
    );
  },
  'empty-branches': (chart) => emptyBranches(pillarsOf(chart).day).join('+'),
  'god-of-day-branch': (chart) => {
    const { stem, hiddenStems } = pillarsOf(chart).day;
    return hiddenStems[0] && tenGod(stem, hiddenStems[0]).id;
  },
  'na-yin': (chart) => pillarsOf(chart).year.naYin,
  hour: ({ birth }) => birth.time && signOfHour(Number(birth.time.slice(0, 2))).id,
  'hour-sign': (chart) => pillarsOf(chart).hour?.sign,
  'sun-time': (chart) => pillarsOf(chart).countedTime?.slice(11, 16),
  'hour-border': (chart) => {
    const border = minutesToNextHour(pillarsOf(chart).countedTime ?? '');
    return border && `${border.other}:${border.minutes}`;
  },
  'ten-god': (chart, stem) => tenGod(pillarsOf(chart).day.stem, stem as StemCharacter).id,
  element: (chart, element) => elementCounts(pillarsOf(chart)).visible[element as Element],
  'missing-elements': (chart) =>
    Object.entries(elementCounts(pillarsOf(chart)).withHiddenStems)
      .filter(([, count]) => count === 0)
      .map(([element]) => element)
      .toSorted()
      .join('+') || 'none',
  'weakest-elements': (chart) => elementsWith(elementCounts(pillarsOf(chart)).visible, Math.min),
  'strongest-elements': (chart) => elementsWith(elementCounts(pillarsOf(chart)).visible, Math.max),
  'strongest-by-season': (chart) => elementsWith(elementCounts(pillarsOf(chart)).bySeason, Math.max),
  'strength-percent': (chart) => {
    const pillars = pillarsOf(chart);
    return strengthOf(pillars.day.element, elementCounts(pillars).bySeason).percent;
  },
  'life-path': ({ birth }) => lifePathNumber(birth.date),
  'birth-day': ({ birth }) => birthDayNumber(Number(birth.date.slice(8))),
  // Each number and the one five above it, by the river chart: Water 1, Fire 2, Wood 3, Metal 4, Earth 5.
  'element-numbers': (_, element) => {
    const number = ['Water', 'Fire', 'Wood', 'Metal', 'Earth'].indexOf(element) + 1;
    return number > 0 ? `${number}+${number + 5}` : undefined;
  },
  masters: () => '11+22+33',
  expression: ({ birth }) => {
    try {
      return birth.name ? expressionNumber(birth.name) : undefined;
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  },
  kua: ({ birth }) => birth.sex && kuaOf(birth.date, birth.sex).number,
  'kua-directions': (chart) => directions(chart, true),
  'kua-of': (chart, sex, favourable) =>
    sex === 'female' || sex === 'male' ? directions(chart, favourable === 'true', sex) : undefined,
  'kua-less-favoured': (chart) => directions(chart, false),
  strengths: (_, sign) => describeSign(signAsked(sign)).strengths.join('+'),
  weaknesses: (_, sign) => describeSign(signAsked(sign)).weaknesses.join('+'),
  'sources-of-trait': (chart, trait, end) =>
    sourcesOfTraits(chart)
      .filter(({ traits }) => Object.entries(traits).some(([name, value]) => name === trait && value === end))
      .map(({ id }) => id)
      .join('+') || 'none',
};
