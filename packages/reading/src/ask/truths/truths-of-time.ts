import {
  compatibility,
  getZodiacSignByDate,
  nextYearOfSign,
  personalMonthNumber,
  personalYearNumber,
  sexagenaryYear,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { fourPillars, taiSui, tenGod } from '@org/zodiac-core/pillars';
import type { Chart } from '../../chart.ts';
import { isoDate } from '../../words/iso-date.ts';
import { courseOf } from '../../years/course-of.ts';
import { zodiacYearOf } from '../../years/zodiac-year-of.ts';
import { lunarBirthdayIn, lunarDateOf } from '../answers/answer-about-age.ts';
import { presentYear } from '../present-year.ts';
import { signAsked } from './sign-asked.ts';
import { kindsOf } from './truths-of-others.ts';
import type { Truths } from './truths.ts';

const signOfYear = (year: number): ZodiacSignId => taiSui(year, 'rat').yearSign.id;
const phasesOf = (chart: Chart) => (chart.birth.sex ? courseOf(chart, chart.birth.sex).phases : []);
const age = ({ birth, today }: Chart): number =>
  Number(today.slice(0, 4)) - Number(birth.date.slice(0, 4)) - (today.slice(5) < birth.date.slice(5) ? 1 : 0);
const reckoned = ({ birth, today }: Chart): number =>
  (getZodiacSignByDate(today)?.zodiacYear ?? 0) -
  (getZodiacSignByDate(birth.date, { calendar: birth.calendar ?? 'china' })?.zodiacYear ?? 0) +
  1;

export const truthsOfTime: Truths = {
  'present-year': (chart) => presentYear(chart),
  'next-year': (chart, sign) => nextYearOfSign(signAsked(sign), presentYear(chart)),
  'sign-of-year': (_, year) => signOfYear(Number(year)),
  'element-of-year': (_, year) => sexagenaryYear(Number(year)).stem.element,
  'stem-of-year': (_, year) => sexagenaryYear(Number(year)).stem.character,
  'dates-of-year': ({ birth }, year) => {
    const dates = zodiacYearOf(Number(year), birth.calendar);
    return dates && `${dates.from}/${dates.to}`;
  },
  'new-year': ({ birth }, year) => zodiacYearOf(Number(year), birth.calendar)?.from,
  'year-and-sign': (chart, year) => kindsOf(signOfYear(Number(year)), chart.zodiac.sign.id),
  'mood-of-year': (chart, year) => {
    const sign = signOfYear(Number(year));
    const own = chart.zodiac.sign.id;
    const { score } = compatibility(sign, own);
    return sign === own ? 'own' : score >= 70 ? 'easy' : score >= 60 ? 'even' : 'asking';
  },
  'ten-god-of-year': (chart, year) =>
    tenGod(fourPillars(chart.moment).day.stem, sexagenaryYear(Number(year)).stem.character).id,
  'personal-year': ({ birth }, year) => {
    const [, month = 0, day = 0] = birth.date.split('-').map(Number);
    return personalYearNumber({ month, day }, Number(year));
  },
  'personal-month': ({ birth }, firstDay) => {
    const [, month = 0, day = 0] = birth.date.split('-').map(Number);
    const [year = 0, asked = 0] = firstDay.split('-').map(Number);
    return personalMonthNumber({ month, day }, { year, month: asked });
  },
  'month-pillar': (_, firstDay) => {
    const date = new Date(Date.parse(`${firstDay}T00:00:00Z`) + 9 * 86_400_000).toISOString().slice(0, 10);
    return fourPillars({ date }).month.name;
  },
  'tai-sui': (chart, year) =>
    taiSui(Number(year), chart.zodiac.sign.id)
      .relations.map((relation) => relation.kind)
      .join('+') || 'none',
  phase: (chart) => phasesOf(chart).find(({ isPresent }) => isPresent)?.pillar.name,
  'phase-pillar': (chart, name) => String(phasesOf(chart).some(({ pillar }) => pillar.name === name)),
  phases: (chart, from, to) =>
    phasesOf(chart)
      .filter(({ fromYear, toYear }) => fromYear <= Number(to) && toYear > Number(from))
      .map(({ pillar }) => pillar.name)
      .join('+') || 'none',
  age: (chart) => age(chart),
  birthday: ({ birth }, years) =>
    isoDate({
      year: Number(birth.date.slice(0, 4)) + Number(years),
      month: Number(birth.date.slice(5, 7)),
      day: Number(birth.date.slice(8)),
    }),
  'reckoned-age': (chart) => reckoned(chart),
  'reckoned-age-in': (chart, year) => reckoned(chart) + Number(year) - presentYear(chart),
  'age-next': (chart) => reckoned(chart) + 1,
  'lunar-date': (chart) => {
    const { month, day, isLeapMonth } = lunarDateOf(chart);
    return `${month}-${day}${isLeapMonth ? '-leap' : ''}`;
  },
  'lunar-birthday': (chart, year) => lunarBirthdayIn(chart, Number(year)),
};
