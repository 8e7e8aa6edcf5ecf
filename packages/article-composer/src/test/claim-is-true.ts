import { isDeepStrictEqual } from 'node:util';
import {
  birthDayNumber,
  compatibility,
  describeSign,
  getChineseNewYear,
  getStartOfSpring,
  getZodiacSign,
  getZodiacSignByDate,
  lifePathMeaning,
  lifePathNumber,
  monthDescription,
  relations,
  sexagenaryYear,
  signOfHour,
  zodiacSignIds,
  zodiacSigns,
  type CalendarDate,
  type Element,
  type Relation,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { ArticleFacts } from '../article.ts';
import type { Claim, TableName } from '../claims/claim.ts';

/**
 * Checks a claim against the calendar and the tables. Nothing here uses the composer's own code, so an error
 * of the composer cannot confirm itself.
 *
 * @param keyword - the keyword of the article, as plain text
 */
export function isTrue(claim: Claim, facts: ArticleFacts, keyword: string): boolean {
  try {
    return isSupported(claim, facts, keyword);
  } catch (error) {
    // zodiac-core refuses what does not exist, such as day 32.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isSupported(claim: Claim, facts: ArticleFacts, keyword: string): boolean {
  switch (claim.kind) {
    case 'zodiac year':
      return isOfSign(claim.year, claim.sign) && elementOf(claim.year) === claim.element;
    case 'first day':
      return isDeepStrictEqual(claim.date, getChineseNewYear(claim.year));
    case 'date range':
      return (
        isOfSign(claim.year, claim.sign) &&
        isDeepStrictEqual(claim.from, getChineseNewYear(claim.year)) &&
        isDeepStrictEqual(claim.to, eveOf(claim.year + 1))
      );
    case 'place in cycle': {
      const { place, name, pinyin, stem } = sexagenaryYear(claim.year);
      const { character, polarity, element } = stem;
      return isDeepStrictEqual(claim, {
        kind: claim.kind,
        year: claim.year,
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
    case 'next year of sign': {
      const later = Array.from({ length: 12 }, (_, index) => claim.after + 1 + index);
      return claim.year === later.find((year) => isOfSign(year, claim.sign));
    }
    case 'start of spring':
      return isDeepStrictEqual(claim.date, getStartOfSpring(claim.year));
    case 'year digits':
      return isDeepStrictEqual(
        claim.digits,
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => elementOf(1990 + digit) === claim.element),
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
    case 'custom matches': {
      const { bestCompatibility, worstCompatibility } = describeSign(claim.sign);
      return (
        isDeepStrictEqual(claim.best, bestCompatibility) && isDeepStrictEqual(claim.worst, worstCompatibility)
      );
    }
    case 'common friends': {
      const [one, other] = claim.signs.map((sign) => describeSign(sign).bestCompatibility);
      return isDeepStrictEqual(
        claim.names,
        one?.filter((name) => other?.includes(name)),
      );
    }
    case 'signs of element':
      return isDeepStrictEqual(
        claim.signs,
        zodiacSigns.filter(({ element }) => element === claim.element).map(({ id }) => id),
      );
    case 'stems of element': {
      const stemOf = (polarity: string) =>
        Array.from({ length: 10 }, (_, index) => sexagenaryYear(1984 + index).stem)
          .filter((stem) => stem.element === claim.element && stem.polarity === polarity)
          .map(({ character, pinyin }) => `${character} (${pinyin})`)
          .join();
      return claim.yang === stemOf('Yang') && claim.yin === stemOf('Yin');
    }
    case 'element relation':
      return elementRelations[claim.relation].includes(`${claim.first} ${claim.second}`);
    case 'pairing': {
      const { score } = compatibility(...claim.signs);
      const bound = relations(...claim.signs).map(({ kind }) => kind);
      const counted: Relation[] = bound.filter((kind) => kind !== 'three-meetings');
      const [first = 'neutral'] = bound;
      return claim.score === score && isDeepStrictEqual(claim.rules, counted.length > 0 ? counted : [first]);
    }
    case 'pairing rule': {
      const pairs = claim.groups.flatMap((group) =>
        group.flatMap((a) => group.filter((b) => b !== a).map((b) => `${a} ${b}`)),
      );
      const bound = zodiacSignIds.flatMap((a) =>
        zodiacSignIds
          .filter((b) => b !== a && compatibility(a, b).basis === claim.rule)
          .map((b) => `${a} ${b}`),
      );
      return isDeepStrictEqual(pairs.toSorted(), bound.toSorted());
    }
    case 'distance': {
      const [one, other] = claim.signs.map((sign) => zodiacSignIds.indexOf(sign));
      return [claim.steps, 12 - claim.steps].includes(((other ?? 0) - (one ?? 0) + 12) % 12);
    }
    case 'life path':
      return isDeepStrictEqual({ title: claim.title, text: claim.text }, lifePathMeaning(claim.number));
    case 'life path sum': {
      const { year, month, day } = claim.date;
      return claim.sum === year + month + day && claim.number === lifePathNumber(claim.date);
    }
    case 'birth day number':
      return claim.number === birthDayNumber(claim.day);
    case 'master numbers':
      return isDeepStrictEqual(claim.numbers, [11, 22, 33]);
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
    case 'month word':
      return claim.word === monthDescription(claim.month);
    case 'count':
      return claim.value === rowsUnder(facts, claim.of, claim.sign) && claim.value > 0;
    case 'extreme count': {
      const counts = zodiacSignIds
        .map((sign) => rowsUnder(facts, claim.of, sign))
        .filter((count) => count > 0);
      const extreme = claim.extreme === 'most' ? Math.max(...counts) : Math.min(...counts);
      return claim.value === extreme && claim.value === rowsUnder(facts, claim.of, claim.sign);
    }
    case 'table row':
      return facts[claim.table].some(
        ({ name, year, sign }) => name === claim.name && year === claim.year && sign === claim.sign,
      );
    case 'oldest row': {
      const rows = facts[claim.table].filter(({ sign }) => claim.sign === null || sign === claim.sign);
      return (
        rows.some(({ name, year }) => name === claim.name && year === claim.year) &&
        rows.every(({ year }) => year >= claim.year)
      );
    }
    case 'withheld row':
      return tables.some((table) => facts[table].some(({ name }) => name === claim.name));
    case 'keyword':
      return claim.text === keyword;
    case 'place':
      return tables.some((table) => facts[table].some(({ name }) => name === claim.name));
  }
}

const tables = ['companies', 'carBrands', 'usStates'] as const satisfies TableName[];

/** The circles of production (相生) and of control (相剋), as the tradition lists them. */
const elementRelations = {
  equals: ['Wood Wood', 'Fire Fire', 'Earth Earth', 'Metal Metal', 'Water Water'],
  feeds: ['Wood Fire', 'Fire Earth', 'Earth Metal', 'Metal Water', 'Water Wood'],
  controls: ['Wood Earth', 'Earth Water', 'Water Fire', 'Fire Metal', 'Metal Wood'],
};

const rowsUnder = (facts: ArticleFacts, table: TableName, sign: ZodiacSignId): number =>
  facts[table].filter((row) => row.sign === sign).length;

const isOfSign = (year: number, sign: ZodiacSignId): boolean => getZodiacSign(year)?.id === sign;

const elementOf = (year: number): Element => sexagenaryYear(year).stem.element;

function eveOf(year: number): CalendarDate {
  const { month, day } = getChineseNewYear(year);
  const eve = new Date(Date.UTC(year, month - 1, day - 1));
  return { year, month: eve.getUTCMonth() + 1, day: eve.getUTCDate() };
}
