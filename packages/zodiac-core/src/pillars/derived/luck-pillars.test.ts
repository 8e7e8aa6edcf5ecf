import fc from 'fast-check';
import { Solar } from 'lunar-typescript';
import { ChildLimit, Gender, SolarTime } from 'tyme4ts';
import { expect, test } from 'vitest';
import type { CalendarDate } from '../../index.ts';
import { getSolarTerm, type SolarTermId } from '../../solar-terms/index.ts';
import { shareOf } from '../../test/moments.ts';
import { fourPillars } from '../four-pillars.ts';
import { pillarAt } from '../pillar.ts';
import { luckPillars, type LuckCourse, type LuckSex, type LuckStart } from './luck-pillars.ts';
import { placeOfPillar } from './read-pillars.ts';

/** The date and the time of a moment by the clocks of China. */
function birthAt(epochMilliseconds: number): { date: string; time: string } {
  const [date = '', time = ''] = new Date(epochMilliseconds + 8 * 3_600_000).toISOString().split(/[T.]/);
  return { date, time };
}

/** The luck pillars of a birth some hours after a term, or before it. */
function luckNear(year: number, id: SolarTermId, hours: number, sex: LuckSex): LuckCourse {
  const birth = birthAt(getSolarTerm(year, id).epochMilliseconds + hours * 3_600_000);
  const luck = luckPillars(birth, sex);
  if (!luck.certain) throw new Error('The time is known.');
  return luck;
}

const ageOf = ({ years, months, days }: LuckStart): string => `${years}-${months}-${days}`;
const daysOfAge = ({ years, months, days }: LuckStart): number => years * 360 + months * 30 + days;
const dayOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day) / 86_400_000;

test('the luck pillars of the example in 三命通會 (a man of 甲子, five days and three double hours before the Start of Spring) are those of the book', () => {
  const { direction, term, start, phases } = luckNear(1985, 'li-chun', -(5 * 24 + 3 * 2), 'male');
  // 63 double hours are 630 days, one year of 360 and nine months. The month was 丁丑.
  expect({ direction, term: term.id, age: ageOf(start) }).toEqual({
    direction: 'forward',
    term: 'li-chun',
    age: '1-9-0',
  });
  expect(start.date).toEqual({ year: 1986, month: 10, day: 29 });
  expect(phases.slice(0, 3).map(({ pillar }) => pillar.name)).toEqual(['戊寅', '己卯', '庚辰']);
});

test.each([
  [3 * 24, '1-0-0'],
  [24, '0-4-0'],
  [2, '0-0-10'],
  [0.2, '0-0-1'],
  [0.1, '0-0-0'],
  [0, '0-0-0'],
  [29 * 24 + 14, '9-10-10'],
])('%d hours to the term are an age of %s years, months and days, forward and backward', (hours, age) => {
  // The terms are Cold Dew of 1986, a Yang year, and the Start of Winter, which is 30 days and 9 hours later.
  expect(ageOf(luckNear(1986, 'han-lu', hours, 'female').start)).toBe(age);
  // At the moment of a term, the days are counted to the next term.
  const before = luckNear(1986, 'li-dong', -hours || -0.05, 'male');
  expect(ageOf(before.start)).toBe(age);
  expect([before.direction, before.term.id]).toEqual(['forward', 'li-dong']);
});

test.each([
  [1984, 'male', 'forward', '壬申 癸酉'],
  [1984, 'female', 'backward', '庚午 己巳'],
  [1985, 'male', 'backward', '壬午 辛巳'],
  [1985, 'female', 'forward', '甲申 乙酉'],
] as const)('somebody born in July %i, %s, has luck pillars that run %s', (year, sex, direction, pillars) => {
  const luck = luckPillars({ date: { year, month: 7, day: 20 }, time: '12:00' }, sex);
  const [first, second] = pillars.split(' ');
  expect(luck).toMatchObject({
    certain: true,
    direction,
    term: { id: direction === 'forward' ? 'li-qiu' : 'xiao-shu' },
  });
  expect(luck.certain && luck.phases).toMatchObject([
    { pillar: { name: first } },
    { pillar: { name: second } },
    ...Array.from({ length: 8 }, () => ({})),
  ]);
});

test('the year that decides the direction begins with the Start of Spring', () => {
  expect(luckNear(1985, 'li-chun', -1, 'female').direction).toBe('backward');
  expect(luckNear(1985, 'li-chun', 1, 'female').direction).toBe('forward');
});

test('ten phases of ten years follow each other without a gap', () => {
  const { start, phases } = luckNear(1990, 'li-xia', 230, 'male');
  expect(phases).toHaveLength(10);
  expect(phases[0]?.startDate).toEqual(start.date);
  expect(phases[0]).toMatchObject({ fromAge: start.years, fromYear: start.date.year });
  for (const [index, phase] of phases.entries()) {
    expect(phase.toAge - phase.fromAge).toBe(9);
    expect(phase.toYear - phase.fromYear).toBe(9);
    expect(phase.fromYear).toBe(start.date.year + 10 * index);
    expect(phase.startDate).toEqual({ ...start.date, year: phase.fromYear });
    expect(phase.pillar).toEqual(pillarAt(placeOfPillar('辛巳') + index + 1));
  }
});

test('the start is a date in the clock time of the birth', () => {
  const born = { date: '2000-06-15', time: '23:30', timeZone: 'America/New_York' };
  const there = luckPillars(born, 'female');
  const inChina = luckPillars({ date: '2000-06-16', time: '11:30' }, 'female');
  expect(there.certain && inChina.certain && [there.start, inChina.start]).toMatchObject([
    { years: 3, months: 7, days: 2, date: { year: 2004, month: 1, day: 18 } },
    { years: 3, months: 7, days: 2, date: { year: 2004, month: 1, day: 19 } },
  ]);
});

/** Random moments of 1901-2098, the same on every run. */
function moments(count: number): { sex: LuckSex; parts: [number, number, number, number, number, number] }[] {
  const first = Date.UTC(1901, 0, 1);
  const seconds = (Date.UTC(2099, 0, 1) - first) / 1000;
  let seed = 13;
  const random = (): number => {
    // The random generator of the C standard.
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, () => {
    const date = new Date(first + Math.floor(random() * seconds) * 1000);
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = date
      .toISOString()
      .split(/\D/)
      .map(Number);
    return { sex: random() < 0.5 ? 'female' : 'male', parts: [year, month, day, hour, minute, second] };
  });
}

function luckOf({ sex, parts }: ReturnType<typeof moments>[number]): LuckCourse {
  const [year, month, day, ...time] = parts;
  const text = time.map((part) => String(part).padStart(2, '0')).join(':');
  const luck = luckPillars({ date: { year, month, day }, time: text }, sex);
  if (!luck.certain) throw new Error('The time is known.');
  return luck;
}

const genders = { female: Gender.WOMAN, male: Gender.MAN };

test('direction, pillars and start are those of tyme4ts', () => {
  let sameAge = 0;
  let sameDate = 0;
  for (const moment of moments(shareOf(800))) {
    const { direction, start, phases } = luckOf(moment);
    const theirs = ChildLimit.fromSolarTime(SolarTime.fromYmdHms(...moment.parts), genders[moment.sex]);
    expect(theirs.isForward()).toBe(direction === 'forward');
    const first = theirs.getStartDecadeFortune();
    for (const index of [0, 9]) expect(first.next(index).getName()).toBe(phases[index]?.pillar.name);
    const age = theirs.getYearCount() * 360 + theirs.getMonthCount() * 30 + theirs.getDayCount();
    // Twelve minutes before a term are one day of age, so terms that differ by seconds can give ages that differ by a day.
    expect(Math.abs(age - daysOfAge(start))).toBeLessThanOrEqual(1);
    if (age === daysOfAge(start)) sameAge += 1;
    const end = theirs.getEndTime();
    const date = dayOf({ year: end.getYear(), month: end.getMonth(), day: end.getDay() });
    expect(Math.abs(date - dayOf(start.date))).toBeLessThanOrEqual(1);
    if (date === dayOf(start.date)) sameDate += 1;
  }
  expect(sameAge).toBeGreaterThan(shareOf(770));
  expect(sameDate).toBeGreaterThan(shareOf(770));
});

test('direction, pillars and start are those of lunar-typescript', () => {
  for (const moment of moments(shareOf(500))) {
    const { direction, start, phases } = luckOf(moment);
    const chart = Solar.fromYmdHms(...moment.parts)
      .getLunar()
      .getEightChar();
    // The first method of lunar-typescript (流派 1) counts whole double hours at both ends. The second counts minutes and leaves out seconds.
    for (const [way, maxDays] of [
      [1, 20],
      [2, 1],
    ] as const) {
      const theirs = chart.getYun(genders[moment.sex], way);
      expect(theirs.isForward()).toBe(direction === 'forward');
      expect(theirs.getDaYun(2)[1]?.getGanZhi()).toBe(phases[0]?.pillar.name);
      const age = theirs.getStartYear() * 360 + theirs.getStartMonth() * 30 + theirs.getStartDay();
      expect(Math.abs(age - daysOfAge(start))).toBeLessThanOrEqual(maxDays);
    }
  }
});

const anySex = fc.constantFrom<LuckSex>('female', 'male');
const anyDate = fc.record({
  year: fc.integer({ min: 1583, max: 2200 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});
const anyTime = fc
  .integer({ min: 0, max: 86_399 })
  .map((second) => new Date(second * 1000).toISOString().slice(11, 19));

test('without a time, the start of any time lies within the range of its part of the day', () => {
  fc.assert(
    fc.property(anyDate, anyTime, anySex, (date, time, sex) => {
      const known = luckPillars({ date, time }, sex);
      const unknown = luckPillars({ date }, sex);
      if (!known.certain || unknown.certain) throw new Error('One time is known, the other is not.');
      const range = unknown.ranges.find(({ bornFrom, bornUntil }) => bornFrom <= time && time <= bornUntil);
      const day = dayOf(known.start.date);
      expect(dayOf(range?.earliest.start.date ?? known.start.date)).toBeLessThanOrEqual(day);
      expect(dayOf(range?.latest.start.date ?? known.start.date)).toBeGreaterThanOrEqual(day);
      for (const course of [range?.earliest, range?.latest]) {
        expect(course?.direction).toBe(known.direction);
        expect(course?.phases.map(({ pillar }) => pillar.name)).toEqual(
          known.phases.map(({ pillar }) => pillar.name),
        );
      }
    }),
  );
});

test('without a time, the start has a range of four months, and two on the day of a term', () => {
  const usual = luckPillars({ date: '1990-05-15' }, 'female');
  expect(usual).toMatchObject({ certain: false, ranges: [{ bornFrom: '00:00:00', bornUntil: '23:59:59' }] });
  if (usual.certain) throw new Error('The time is not known.');
  expect(
    [usual.ranges[0]?.earliest, usual.ranges[0]?.latest].map((course) => course && ageOf(course.start)),
  ).toEqual(['2-11-17', '3-3-17']);
  const turning = luckPillars({ date: '2024-02-04' }, 'male');
  if (turning.certain) throw new Error('The time is not known.');
  expect(
    turning.ranges.map(({ bornFrom, bornUntil, earliest }) => [bornFrom, bornUntil, earliest.direction]),
  ).toEqual([
    ['00:00:00', '16:27:01', 'backward'],
    ['16:27:02', '23:59:59', 'forward'],
  ]);
  expect(fourPillars({ date: '2024-02-04' }).month.change?.at).toBe('16:27:02');
});

test('first and last years of the calendar have luck pillars', () => {
  for (const date of ['1583-01-01', '2200-12-31']) {
    for (const sex of ['female', 'male'] as const)
      expect(luckPillars({ date, time: '23:59' }, sex)).toMatchObject({ certain: true });
  }
});
