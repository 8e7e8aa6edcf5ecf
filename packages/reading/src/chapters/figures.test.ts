import { getChineseNewYear, getZodiacSignByDate, relations } from '@org/zodiac-core';
import { fourPillars, luckPillars, tenGod } from '@org/zodiac-core/pillars';
import { solarTermOf } from '@org/zodiac-core/solar-terms';
import { expect, test } from 'vitest';
import { chartOf } from '../chart.ts';
import { randomBirths } from '../test/random-births.ts';
import { isoDate } from '../words/dates.ts';
import { months } from './months.ts';
import { phases } from './phases.ts';
import { yearAhead } from './year-ahead.ts';

const today = '2026-11-22';
const people = randomBirths(200).map((birth) => ({ birth, chart: chartOf(birth, { today }) }));

/** Digits summed until one is left; 11, 22 and 33 are kept. */
const reduced = (number: number): number =>
  number < 10 || [11, 22, 33].includes(number)
    ? number
    : reduced([...String(number)].reduce((sum, digit) => sum + Number(digit), 0));

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test('each phase has the pillar, the age and the ten god of its luck pillar, and at most one is the present', () => {
  for (const { birth, chart } of people) {
    const { moment, pillars } = chart;
    const { sex } = birth;
    const { figure } = phases(chart, 'adult');
    if (!sex) continue;
    const luck = luckPillars(moment, sex);
    const range = luck.certain ? undefined : luck.ranges.find(({ bornUntil }) => bornUntil >= '12:00:00');
    const counted = luck.certain ? luck.phases : (range?.earliest.phases ?? []);
    if (figure?.kind !== 'phases') throw new Error('There are no phases.');
    const god = (stem: (typeof pillars.day)['stem']) =>
      tenGod(pillars.day.stem, stem).english.replace('Seven Killings', 'Indirect Officer');
    expect(figure.phases).toMatchObject(
      counted.map(({ pillar, fromAge, fromYear, toYear }) => ({
        name: pillar.name,
        reading: pillar.reading,
        sign: pillar.sign,
        tenGod: god(pillar.stem),
        fromAge,
        fromYear,
        toYear,
      })),
    );
    const present = counted.filter(
      ({ startDate }, index) =>
        isoDate(startDate) <= today &&
        today < isoDate(counted[index + 1]?.startDate ?? { ...startDate, year: startDate.year + 10 }),
    );
    expect(figure.phases.filter(({ isPresent }) => isPresent).map(({ name }) => name)).toEqual(
      present.map(({ pillar }) => pillar.name),
    );
  }
});

test('each year has its first and last day, its relations with the year sign and the other branches, and the number of the birthday', () => {
  for (const { chart } of people) {
    const { figure } = yearAhead(chart, 'adult');
    if (figure?.kind !== 'years') throw new Error('There are no years.');
    expect(figure.years.map(({ year }) => year)).toEqual([2026, 2027]);
    for (const { year, from, to, sign, element, relations: found, personalYear } of figure.years) {
      expect(from).toBe(isoDate(getChineseNewYear(year)));
      expect(dayAfter(to)).toBe(isoDate(getChineseNewYear(year + 1)));
      const first = getZodiacSignByDate(from);
      expect([sign, element]).toEqual([first?.sign.id, first?.yearElement]);
      expect(getZodiacSignByDate(to)?.zodiacYear).toBe(year);
      const { month, day, hour } = chart.pillars;
      const own = [chart.sign.id, month.sign, day.sign, ...(hour ? [hour.sign] : [])];
      expect(found).toHaveLength(own.flatMap((each) => relations(sign, each)).length);
      expect(personalYear).toBe(reduced(chart.date.month + chart.date.day + year));
    }
  }
});

test('each of the twelve months begins at its solar term and has its pillar and number', () => {
  for (const { chart } of people.slice(0, 60)) {
    const { figure } = months(chart, 'adult');
    if (figure?.kind !== 'months') throw new Error('There are no months.');
    expect(figure.months).toHaveLength(12);
    const days = figure.months.map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
    expect([days[0]?.slice(0, 7), days[11]?.slice(0, 7)]).toEqual(['2026-11', '2027-10']);
    for (const { from, name, sign, personalMonth } of figure.months) {
      const term = solarTermOf(from);
      expect(term && isoDate(term.date), from).toBe(from);
      expect(term?.isMajor).toBe(false);
      const later = fourPillars({ date: from, time: '23:59' }).month;
      expect([name, sign]).toEqual([later.name, later.sign]);
      const [year = 0, month = 0] = from.split('-').map(Number);
      expect(personalMonth).toBe(reduced(reduced(chart.date.month + chart.date.day + year) + month));
    }
  }
});

test('any year from 1900 to 2199 can be chosen in place of the twelve months from today', () => {
  for (let year = 1900; year <= 2199; year += 13) {
    const chart = chartOf({ date: '1990-05-15', calendar: year % 2 ? 'vietnam' : 'korea' }, { today, year });
    const { figure } = yearAhead(chart, 'adult');
    expect(figure?.kind === 'years' && figure.years[0]?.year).toBe(year);
    const chapter = months(chart, 'adult');
    expect(chapter.heading).toBe(`The Months of ${year}`);
    expect(chapter.figure?.kind === 'months' && chapter.figure.months[0]?.from.slice(0, 7)).toBe(
      `${year}-02`,
    );
  }
});
