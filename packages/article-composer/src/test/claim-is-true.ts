import { isDeepStrictEqual } from 'node:util';
import {
  compatibility,
  describeSign,
  getChineseNewYear,
  getLunarNewYear,
  getStartOfSpring,
  getZodiacSign,
  getZodiacSignByDate,
  lifePathMeaning,
  lifePathNumber,
  relations,
  sexagenaryYear,
  signOfHour,
  zodiacSignIds,
  zodiacSigns,
  type CalendarDate,
  type Element,
  type Relation,
} from '@org/zodiac-core';
import { dayOfficer } from '@org/zodiac-core/day-officers';
import { leapMonthOf, toLunarDate } from '@org/zodiac-core/lunar';
import { taiSui } from '@org/zodiac-core/pillars';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import type { ArticleFacts } from '../article.ts';
import type { Claim, TableName } from '../claims/claim.ts';

/**
 * Checks a claim against the calendar and the tables. Nothing here uses the composer's own code, so an error
 * of the composer cannot confirm itself.
 */
export function isTrue(claim: Claim, facts: ArticleFacts): boolean {
  try {
    return isSupported(claim, facts);
  } catch (error) {
    // zodiac-core refuses what does not exist, such as day 32.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isSupported(claim: Claim, facts: ArticleFacts): boolean {
  switch (claim.kind) {
    case 'zodiac year':
      return isOfSign(claim.year, claim.sign) && elementOf(claim.year) === claim.element;
    case 'first day':
      return isDeepStrictEqual(claim.date, getChineseNewYear(claim.year));
    case 'range of new years': {
      const days = Array.from({ length: claim.lastYear - claim.firstYear + 1 }, (_, at) =>
        getChineseNewYear(claim.firstYear + at),
      )
        .map(({ month, day }) => month * 100 + day)
        .toSorted((a, b) => a - b);
      const inWords = (day = 0): string => `${day < 200 ? 'January' : 'February'} ${day % 100}`;
      return claim.from === inWords(days[0]) && claim.to === inWords(days.at(-1));
    }
    case 'date range':
      return (
        isOfSign(claim.year, claim.sign) &&
        isDeepStrictEqual(claim.from, getChineseNewYear(claim.year)) &&
        isDeepStrictEqual(claim.to, eveOf(claim.year + 1))
      );
    case 'place in cycle': {
      const { place, name, pinyin, stem } = sexagenaryYear(claim.year);
      const { character, polarity, element } = stem;
      const { kind, year } = claim;
      return isDeepStrictEqual(claim, {
        kind,
        year,
        place,
        name,
        pinyin,
        stem: character,
        polarity,
        element,
      });
    }
    case 'birth date': {
      const born = getZodiacSignByDate(claim.date);
      return born?.sign.id === claim.sign && born.zodiacYear === claim.year;
    }
    case 'spring sign':
      return getZodiacSignByDate(claim.date, { convention: 'li-chun' })?.sign.id === claim.sign;
    case 'start of spring':
      return isDeepStrictEqual(claim.date, getStartOfSpring(claim.year));
    case 'country day':
      return isDeepStrictEqual(claim.date, getLunarNewYear(claim.year, { calendar: claim.calendar }));
    case 'length of year':
      return claim.leapMonth === (leapMonthOf(claim.year) ?? null) && claim.days === daysOf(claim.year);
    case 'lunar date':
      return isDeepStrictEqual(toLunarDate(claim.date), { isLeapMonth: false, ...claim.lunar });
    case 'solar term':
      return isDeepStrictEqual(
        claim.date,
        solarTermsOf(claim.year).find(({ id }) => id === claim.term)?.date,
      );
    case 'officer days': {
      const { officer, year, month, days } = claim;
      return isDeepStrictEqual(
        days,
        Array.from({ length: 31 }, (_, at) => at + 1).filter(
          (day) => dayOfficer({ year, month, day })?.id === officer,
        ),
      );
    }
    case 'counted years':
      return claim.on >= claim.born && claim.counted === claim.on - (claim.born - 1);
    case 'tai sui':
      return isDeepStrictEqual(
        claim.signs,
        zodiacSignIds.filter((id) => taiSui(claim.year, id).relations.length > 0),
      );
    case 'double hour':
      return isDeepStrictEqual(
        claim.hours.toSorted((a, b) => a - b),
        Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => signOfHour(hour).id === claim.sign),
      );
    case 'sign': {
      const { character, pinyin, branch, polarity, element } = describeSign(claim.sign);
      return isDeepStrictEqual(claim, {
        kind: claim.kind,
        sign: claim.sign,
        place: zodiacSignIds.indexOf(claim.sign) + 1,
        character,
        pinyin,
        branch: branch.character,
        branchPinyin: branch.pinyin,
        polarity,
        element,
      });
    }
    case 'lucky tokens': {
      const { luckyNumbers, luckyColors } = describeSign(claim.sign);
      return isDeepStrictEqual(claim.numbers, luckyNumbers) && isDeepStrictEqual(claim.colours, luckyColors);
    }
    case 'signs of element':
      return isDeepStrictEqual(
        claim.signs,
        zodiacSigns.filter(({ element }) => element === claim.element).map(({ id }) => id),
      );
    case 'pairing': {
      const { score } = compatibility(...claim.signs);
      const bound = relations(...claim.signs).map(({ kind }) => kind);
      const counted: Relation[] = bound.filter((kind) => kind !== 'three-meetings');
      const [first = 'neutral'] = bound;
      return claim.score === score && isDeepStrictEqual(claim.rules, counted.length > 0 ? counted : [first]);
    }
    case 'pairing rule':
      return claim.groups.every(
        (group) =>
          group.length > 1 &&
          group.every((a) =>
            group.every((b) => a === b || relations(a, b).some(({ kind }) => kind === claim.rule)),
          ),
      );
    case 'life path':
      return isDeepStrictEqual({ title: claim.title, text: claim.text }, lifePathMeaning(claim.number));
    case 'life path sum': {
      const { year, month, day } = claim.date;
      return claim.sum === year + month + day && claim.number === lifePathNumber(claim.date);
    }
    case 'life path steps': {
      const { year, month, day } = claim.date;
      return (
        claim.steps[0] === year + month + day &&
        claim.steps.at(-1) === lifePathNumber(claim.date) &&
        claim.steps.slice(1).every((step, index) => step === digitSum(claim.steps[index] ?? 0))
      );
    }
    case 'unreached number': {
      const sums = Array.from({ length: 2243 - 1585 + 1 }, (_, index) => 1585 + index);
      const digitSums = sums.map((sum) =>
        [...String(sum)].reduce((total, digit) => total + Number(digit), 0),
      );
      return (
        claim.number === 33 &&
        claim.firstYear + 2 === sums[0] &&
        claim.lastYear + 43 === sums.at(-1) &&
        claim.maxDigitSum === Math.max(...digitSums) &&
        sums.every((sum) => lifePathNumber({ year: sum - 2, month: 1, day: 1 }) !== claim.number)
      );
    }
    case 'count':
      return claim.value === facts[claim.of].filter((row) => row.sign === claim.sign).length;
    case 'total':
      return claim.value === facts[claim.of].length;
    case 'count of kind': {
      const {
        rowKind,
        branches,
        country,
        year: founded,
        span: [from, to] = [-Infinity, Infinity],
        sign,
      } = claim;
      const counted = facts[claim.of]
        .filter((row) => rowKind === null || row.kind === rowKind)
        .filter((row) => branches === undefined || branches.includes(row.facts?.trade ?? ''))
        .filter((row) => country === undefined || row.country === country)
        .filter((row) => founded === undefined || row.year === founded)
        .filter((row) => row.year >= from && row.year <= to)
        .filter((row) => sign === null || row.sign === sign);
      return counted.length === claim.value;
    }
    case 'count of year':
      return claim.value === facts[claim.of].filter((row) => row.year === claim.year).length;
    case 'table row':
      return facts[claim.table].some(
        ({ name, year, month, day, sign }) =>
          name === claim.name &&
          isDeepStrictEqual(claim, { kind: claim.kind, table: claim.table, name, year, month, day, sign }),
      );
    case 'day of counts':
      return Date.UTC(claim.date.year, claim.date.month - 1, claim.date.day) === facts.today.getTime();
    case 'known for':
      return tables.some((table) =>
        facts[table].some(
          ({ name, knownFor }) => name === claim.name && knownFor?.replace(/\.$/, '') === claim.text,
        ),
      );
    case 'fact of row':
      return facts[claim.table].some(
        (row) => row.name === claim.name && row.facts?.[claim.fact] === claim.text,
      );
  }
}

const tables = ['companies', 'carBrands', 'usStates'] as const satisfies TableName[];

const isOfSign = (year: number, sign: string): boolean => getZodiacSign(year)?.id === sign;

const digitSum = (number: number): number =>
  [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);

const elementOf = (year: number): Element => sexagenaryYear(year).stem.element;

const timeOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

const daysOf = (year: number): number =>
  (timeOf(getChineseNewYear(year + 1)) - timeOf(getChineseNewYear(year))) / 86_400_000;

function eveOf(year: number): CalendarDate {
  const { month, day } = getChineseNewYear(year);
  const eve = new Date(Date.UTC(year, month - 1, day - 1));
  return { year, month: eve.getUTCMonth() + 1, day: eve.getUTCDate() };
}
