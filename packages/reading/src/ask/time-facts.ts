import { text } from '@org/content/ask';
import { sexagenaryYear, type ZodiacSignId } from '@org/zodiac-core';
import { fourPillars } from '@org/zodiac-core/pillars';
import { lunarBirthday, toLunarDate } from '@org/zodiac-core/lunar';
import { starsIn, starsOf, type StarId } from '@org/zodiac-core/stars';
import { bestDaysAhead } from '../chapters/good-days.ts';
import type { Chart } from '../chart.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { dateAndWeekday, isoDate, longDate, monthName } from '../words/dates.ts';
import { list, ordinal, sentences } from '../words/grammar.ts';
import { signOfYear } from '../words/pillar-words.ts';
import { isCareful, isEasy, mainRelation } from '../years/main-relation.ts';
import { solarMonthsAhead } from '../years/solar-months-ahead.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { nameOf, signsTo } from './signs-to.ts';
import { adultFrom, elderFrom } from './questions.ts';
import type { Voice } from './voice-of.ts';

const retirementAge = 60;

/** Years, months and days to come that a star or a sign picks out, and the next lunar birthday. */
export function timeFacts(chart: Chart, { Your, your }: Voice) {
  const { year, date, age } = chart;
  const own = Object.values(starsOf(chart.pillars)).flat();
  const hasHorse = own.some(({ star }) => star.id === 'traveling-horse');
  const blossoms = solarMonthsAhead(chart).filter(({ pillar }) =>
    hasStar('peach-blossom', pillar.name, chart),
  );
  return {
    kindYears: kindYears(chart, year + 1),
    laterBabyYears: laterBabyYears(chart),
    clashYear:
      twelveFrom(year + 1).find((each) => signsTo(chart, 'six-clash').includes(signOfYear(each))) ?? '',
    otherYears: otherYears(chart),
    yearsAhead: twelveFrom(year + 2).join(' '),
    retireLine:
      age < retirementAge
        ? text('facts.retire.later', { years: agedYears(chart, date.year + retirementAge) })
        : text('facts.retire.soon', { years: agedYears(chart, year + 1) }),
    blossomLine: text(`facts.blossom.${blossoms.length === 1 ? 'one' : 'more'}`, {
      months: list(blossoms.map((month) => monthInWords(month, chart))),
      year: nextYearWith('peach-blossom', chart),
    }),
    horseLine: text(`facts.horse.${hasHorse ? 'here' : 'absent'}`),
    horseYear: nextYearWith('traveling-horse', chart),
    lunarLine: lunarLine(chart, Your),
    luckyDayLine: luckyDayLine(chart, your),
    todayLine: todayLine(chart, your),
    weekLine: weekLine(chart),
    nextWeekLine: nextWeekLine(chart),
    ownAnimals: ownAnimals(chart, your),
    friendlyReason: friendlyReason(chart, your),
    moneyYearLine: moneyYearLine(chart),
  };
}

/** A month by its animal, such as `'the Rabbit (from March 6, 2027)'`. */
export const monthInWords = ({ pillar, firstDay }: SolarMonth, chart: Chart): string =>
  text('facts.months.one', {
    animal: nameOf(pillar.sign, chart),
    month: monthName(firstDay.month),
    day: firstDay.day,
    year: firstDay.year,
  });

const twelveFrom = (first: number): number[] => Array.from({ length: 12 }, (_, index) => first + index);

/** The three of twelve years whose animal is in harmony with the year sign, or is its ally. */
function kindYearsFrom(chart: Chart, first: number): number[] {
  const kind = new Set([...signsTo(chart, 'six-harmony'), ...signsTo(chart, 'three-harmonies')]);
  return twelveFrom(first).filter((year) => kind.has(signOfYear(year)));
}

const yearsInWords = (chart: Chart, years: readonly number[]): string =>
  list(years.map((year) => text('facts.kind-years.one', { year, animal: nameOf(signOfYear(year), chart) })));

const kindYears = (chart: Chart, first: number): string => yearsInWords(chart, kindYearsFrom(chart, first));

/** The supportive years with the age that the person reaches in them. */
const agedYears = (chart: Chart, first: number): string =>
  list(
    kindYearsFrom(chart, first).map((year) =>
      text('facts.kind-years.aged', {
        year,
        animal: nameOf(signOfYear(year), chart),
        age: year - chart.date.year,
      }),
    ),
  );

/** Age up to which the answer about a baby names years. */
const lastAgeOfParents = 45;

/** The supportive years for a baby after the next year, up to the age at which years are still named. */
function laterBabyYears(chart: Chart): string {
  const years = kindYearsFrom(chart, chart.year + 2).filter(
    (year) => year - chart.date.year <= lastAgeOfParents,
  );
  return years.length > 0
    ? text('facts.baby-years.some', { years: yearsInWords(chart, years) })
    : text('facts.baby-years.none');
}

/** The years that are neither supportive nor opposite nor of the sign itself: those with a small conflict, and those without. */
function otherYears(chart: Chart): string {
  const told = new Set<ZodiacSignId>([
    chart.sign.id,
    ...signsTo(chart, 'six-harmony'),
    ...signsTo(chart, 'three-harmonies'),
    ...signsTo(chart, 'six-clash'),
  ]);
  const hard = new Set([
    ...signsTo(chart, 'six-harm'),
    ...signsTo(chart, 'punishment'),
    ...signsTo(chart, 'six-destruction'),
  ]);
  const others = twelveFrom(chart.year + 1).filter((year) => !told.has(signOfYear(year)));
  const careful = others.filter((year) => hard.has(signOfYear(year)));
  return text('facts.other-years', {
    careful: list(careful.map(String)),
    open: list(others.filter((year) => !careful.includes(year)).map(String)),
  });
}

type PillarName = Parameters<typeof starsIn>[0];

const hasStar = (id: StarId, pillar: PillarName, { pillars }: Chart): boolean =>
  starsIn(pillar, pillars).some(({ star }) => star.id === id);

/** The first year after the present one that has a star, which comes at least every twelve years. */
const nextYearWith = (id: StarId, chart: Chart): number =>
  twelveFrom(chart.year + 1).find((year) => hasStar(id, sexagenaryYear(year).name, chart)) ?? chart.year + 12;

/** The lunar date of birth and its next return. A lunar year ends in January or February of the next year. */
function lunarLine({ birth, today }: Chart, Your: string): string {
  const born = toLunarDate(birth.date);
  const thisYear = Number(today.slice(0, 4));
  const next =
    born &&
    [thisYear - 1, thisYear, thisYear + 1]
      .map((year) => (year > born.year ? lunarBirthday(born, year) : undefined))
      .find((date) => date && isoDate(date) > today);
  if (!born || !next) return text('facts.lunar.unknown', { Your });
  return text('facts.lunar.known', {
    Your,
    date: longDate(isoDate(next)),
    day: born.day,
    month: `${born.isLeapMonth ? 'leap ' : ''}${ordinal(born.month)}`,
  });
}

/**
 * The next good days for signing papers, for a beginning, for meeting people, and for a party on a weekend. The beginning is a business for working adults,
 * and a course for children and elders, who read nothing about papers.
 */
function luckyDayLine(chart: Chart, your: string): string {
  const { start, school, meet, weekend, sign } = bestDaysAhead(chart);
  const isWorking = chart.age >= adultFrom && chart.age < elderFrom;
  const beginnings = isWorking ? start : school;
  if (beginnings.length === 0 || meet.length === 0) return text('facts.lucky-day.none', { your });
  const values = {
    start: inWords(beginnings),
    meet: inWords(meet),
    beginning: text(`facts.lucky-day.${isWorking ? 'business' : 'school'}`),
  };
  const days = text(`facts.lucky-day.${values.start === values.meet ? 'same' : 'some'}`, values);
  return sentences(
    isWorking && sign.length > 0 && text('facts.lucky-day.sign', { sign: inWords(sign) }),
    days,
    weekend.length > 0 &&
      text(`facts.lucky-day.${chart.age >= adultFrom ? 'weekend-adult' : 'weekend'}`, {
        weekend: inWords(weekend),
      }),
  );
}

const maxDays = 2;

const inWords = (days: readonly string[]): string => list(days.slice(0, maxDays).map(dateAndWeekday));

const daysInWeek = 7;

/** The good and the slow days of the calendar week after the present one, which begins on a Monday. */
function nextWeekLine(chart: Chart): string {
  const [year = 0, month = 1, day = 1] = chart.today.split('-').map(Number);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + daysInWeek - 1) % daysInWeek;
  const dates = Array.from({ length: daysInWeek }, (_, index) =>
    new Date(Date.UTC(year, month - 1, day - weekday + daysInWeek + index)).toISOString().slice(0, 10),
  );
  const daysThat = (holds: typeof isEasy): string[] =>
    dates.filter((date) => holds(mainRelation(fourPillars({ date }).day.sign, chart))).map(dateAndWeekday);
  const [good, hard] = [daysThat(isEasy), daysThat(isCareful)];
  const span = { first: longDate(dates[0] ?? ''), last: longDate(dates.at(-1) ?? '') };
  return sentences(
    good.length > 0
      ? text('facts.next-week.good', { ...span, days: list(good) })
      : text('facts.next-week.none', span),
    hard.length > 0 && text('facts.next-week.hard', { days: list(hard) }),
  );
}

/** The state of tomorrow, and the good ones of the five days after it. */
function weekLine(chart: Chart): string {
  const [year = 0, month = 1, day = 1] = chart.today.split('-').map(Number);
  const [tomorrow, ...later] = Array.from({ length: daysInWeek - 1 }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1, day + 1 + index)).toISOString().slice(0, 10);
    const relation = mainRelation(fourPillars({ date }).day.sign, chart);
    return { date, state: isEasy(relation) ? 'easy' : isCareful(relation) ? 'hard' : 'even' } as const;
  });
  const good = later.flatMap(({ date, state }) => (state === 'easy' ? [dateAndWeekday(date)] : []));
  return sentences(
    tomorrow && text('facts.week.tomorrow', { state: text(`facts.week.states.${tomorrow.state}`) }),
    good.length > 0 ? text('facts.week.easy', { days: list(good) }) : text('facts.week.none'),
  );
}

function todayLine(chart: Chart, your: string): string {
  const { sign } = fourPillars({ date: chart.today }).day;
  const relation = mainRelation(sign, chart);
  const animal = nameOf(sign, chart);
  if (!relation || !(isEasy(relation) || isCareful(relation)))
    return text('facts.today.even', { animal, animals: ownAnimals(chart, your) });
  const owner =
    relation.position === 'year'
      ? text('facts.own-animals.year', { your, sign: chart.sign.name })
      : text('facts.own-animals.day', { your, daySign: nameOf(chart.pillars.day.sign, chart) });
  if (isCareful(relation)) return text('facts.today.hard', { animal, owner });
  const bond = relation.kind === 'six-harmony' ? relation.kind : 'three-harmonies';
  return text('facts.today.easy', { animal, owner, bond: text(`facts.today.bond.${bond}`) });
}

/** Why months are friendly. An undecided useful element makes no month friendly. */
function friendlyReason(chart: Chart, your: string): string {
  const { useful } = chart;
  const animals = ownAnimals(chart, your);
  return useful.decided
    ? text('facts.months.reason.decided', { ownAnimals: animals, element: useful.element, your })
    : text('facts.months.reason.open', { ownAnimals: animals });
}

/** The animals of the year and of the day of birth, which months and days are compared with. */
function ownAnimals(chart: Chart, your: string): string {
  const { sign, pillars } = chart;
  return pillars.day.sign === sign.id
    ? text('facts.own-animals.one', { your, sign: sign.name })
    : text('facts.own-animals.two', { your, sign: sign.name, daySign: nameOf(pillars.day.sign, chart) });
}

/** The stem of the next year, compared with the day master. */
function moneyYearLine({ year, dayMaster }: Chart): string {
  const { stem } = sexagenaryYear(year + 1);
  return text(`facts.money-year.${groupOf(dayMaster.element, stem.element)}`, { year: year + 1 });
}
