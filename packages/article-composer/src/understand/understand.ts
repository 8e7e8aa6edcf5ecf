import {
  getZodiacSignByDate,
  zodiacSigns,
  type CalendarDate,
  type Element,
  type ZodiacSign,
} from '@org/zodiac-core';
import type { ArticleTables } from '../article.ts';
import { datesIn, firstKeywordYear, lastKeywordYear, withoutDates } from '../keyword/dates-in.ts';
import { plainKeyword } from '../keyword/plain-keyword.ts';
import { rowsNamed, withoutNames } from '../keyword/rows-named.ts';
import { elementOfWord, signOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import { elementOfYear, signOfYear } from '../wording/calendar-phrases.ts';
import { asksForMatch, mentionsMinors, minorsRefused } from './minors.ts';
import { nearbyKeywords } from './nearby-keywords.ts';
import { refusedSubjects } from './refused-words.ts';
import type { Aspect, NamedRow, RuleName, Subject, Topic, Understanding } from './subject.ts';
import { aspectPatterns, rulePatterns, topicPatterns, understoodPhrases } from './topic-patterns.ts';
import { isKnownWord } from './vocabulary.ts';

/** What was recognised in a keyword, before it is decided what the keyword is about. */
interface Recognised {
  /** The keyword in lower case, without the names of rows. */
  readonly text: string;
  readonly today: Date;
  readonly signs: readonly ZodiacSign[];
  readonly elements: readonly Element[];
  readonly years: readonly number[];
  readonly dates: readonly CalendarDate[];
  readonly rows: readonly NamedRow[];
  readonly topic: Topic | undefined;
  readonly rule: RuleName | undefined;
  readonly table: NamedRow['table'] | undefined;
}

/**
 * Understands a keyword: its subject, or the reason why no article is written about it. Words may have one typing error.
 *
 * @param tables - the rows that a keyword may name
 * @param today - decides who is under 18, and what "this year" is
 */
export function understand(keyword: string, tables: ArticleTables, today: Date): Understanding {
  const text = plainKeyword(keyword);
  const rows = rowsIn(text, tables);
  const rest = withoutNames(
    text,
    rows.map(({ row }) => row),
  ).toLowerCase();
  const words = wordsIn(rest);
  const refuse = (refused: string): Understanding => ({
    refused,
    nearby: nearbyKeywords(words.flatMap((word) => signOfWord(word) ?? [])),
  });
  const reason = refusedSubjects.find((subject) => words.some((word) => subject.words.has(word)))?.reason;
  if (reason) return refuse(`${reason}.`);
  const unknown = wordsIn(withoutDates(rest.replaceAll(understoodPhrases, ' '))).filter(
    (word) => !isUnderstood(word),
  );
  if (unknown.length > 0 || words.length + rows.length === 0)
    return refuse(
      unknown.length > 0
        ? `Neither the calendar nor our tables have anything on “${unknown.slice(0, 3).join(' ')}”.`
        : 'The keyword has no word that an article could be about.',
    );
  if (
    /\b(?:bab(?:y|ies)|child(?:ren)?|newborns?|son|daughter)\b.*\bnames?\b|\bnames? for\b.*\b(?:bab|child|boys?|girls?)|\bboy or girl\b|\bgirl or boy\b/.test(
      rest,
    )
  )
    return refuse('Articles neither name children nor foretell births.');
  if (/\blife paths?\b|\bnumerolog/.test(rest) && asksForMatch(rest))
    return refuse('We have no rule that pairs numbers of numerology.');
  const recognised = recognise(rest, rows, today);
  if (mentionsMinors(recognised, today)) return refuse(minorsRefused);
  const subject = subjectOf(recognised);
  return subject ? { subject, text } : refuse('The keyword names nothing that an article could answer.');
}

/** Whether a keyword asks to match somebody who is under 18 or not born yet. */
export function asksForMinors(keyword: string, tables: ArticleTables, today: Date): boolean {
  const text = plainKeyword(keyword);
  const rows = rowsIn(text, tables);
  return mentionsMinors(
    recognise(
      withoutNames(
        text,
        rows.map(({ row }) => row),
      ).toLowerCase(),
      rows,
      today,
    ),
    today,
  );
}

const isUnderstood = (word: string): boolean =>
  isKnownWord(word) ||
  signOfWord(word) !== undefined ||
  elementOfWord(word) !== undefined ||
  /\p{Script=Han}/u.test(word) ||
  (/^\d+$/.test(word) && (isYear(Number(word)) || Number(word) <= 33 || word === '60'));

const isYear = (number: number): boolean => number >= firstKeywordYear && number <= lastKeywordYear;

const rowsIn = (text: string, tables: ArticleTables): NamedRow[] => {
  const found = (['usStates', 'carBrands', 'companies'] as const).flatMap((table) =>
    rowsNamed(tables[table], text).map((row): NamedRow => ({ table, row })),
  );
  // A company and a car brand may have one name; a longer name contains the shorter.
  return found.filter(
    ({ row }, index) =>
      found.findIndex((other) => other.row.name === row.name) === index &&
      !found.some(
        (other) => other.row !== row && other.row.name.toLowerCase().includes(`${row.name.toLowerCase()} `),
      ),
  );
};

function recognise(text: string, rows: readonly NamedRow[], today: Date): Recognised {
  const words = wordsIn(text);
  const dates = datesIn(text);
  const thisYear = today.getUTCFullYear();
  const years = [
    ...(withoutDates(text).match(/(?<![\p{L}\d])\d{4}(?![\p{L}\d])/gu) ?? []).map(Number).filter(isYear),
    ...(/\bthis year\b|\bcurrent year\b|\bright now\b/.test(text) ? [thisYear] : []),
    ...(/\bnext year(?! of| is| will)\b/.test(text) ? [thisYear + 1] : []),
  ];
  return {
    text,
    today,
    rows,
    dates,
    years: [...new Set(years)],
    signs: [...new Set(words.flatMap((word) => signOfWord(word) ?? []))],
    elements: [...new Set(words.flatMap((word) => elementOfWord(word) ?? []))],
    topic: topicPatterns.find(([pattern]) => pattern.test(text))?.[1],
    rule: rulePatterns.find(([pattern]) => pattern.test(text))?.[1],
    table: tableIn(text),
  };
}

const tableIn = (text: string): NamedRow['table'] | undefined =>
  /\bstates?\b|\bstatehood\b/.test(text)
    ? 'usStates'
    : /\bcars?\b|\bvehicles?\b|\bautomobiles?\b|\bdrive\b/.test(text)
      ? 'carBrands'
      : /\bcompan(?:y|ies)\b|\bcorporations?\b|\bfirms?\b|\bemployers?\b|\bbrands?\b/.test(text)
        ? 'companies'
        : undefined;

/** Decides by the most specific part: a date, rows, pairs and years before signs, signs before topics. */
function subjectOf(found: Recognised): Subject | undefined {
  const [sign, other] = found.signs;
  const [date] = found.dates;
  const [row, secondRow] = found.rows;
  const [year, secondYear] = found.years;
  const [element] = found.elements;
  if (date) return { kind: 'date', date, asked: sign ?? null };
  if (row)
    return secondRow
      ? { kind: 'rows', named: [row, secondRow] }
      : { kind: 'row', named: row, asked: sign ?? null };
  if (found.topic === 'cat' || found.topic === 'goat or sheep') return { kind: 'topic', topic: found.topic };
  if (found.topic === 'polarity' && !other && !element && year === undefined)
    return { kind: 'topic', topic: found.topic };
  if (sign && other) return { kind: 'pair', signs: [sign, other] };
  if (year !== undefined && secondYear !== undefined && asksForMatch(found.text))
    return { kind: 'pair', signs: [signOfYear(year), signOfYear(secondYear)] };
  if (
    sign &&
    asksForMatch(found.text) &&
    new RegExp(String.raw`\b${sign.id}s?\b.*\b${sign.id}s?\b`).test(found.text)
  )
    return { kind: 'pair', signs: [sign, sign] };
  if (found.table && !year) return { kind: 'table', table: found.table, sign: sign ?? null };
  if (year !== undefined) return subjectOfYear(found, year);
  if (sign && beside.test(found.text))
    return { kind: 'sign', sign: neighbourOf(sign, /\bbefore\b/.test(found.text) ? -1 : 1), aspect: 'years' };
  if (sign && element) return { kind: 'pillar', element, sign };
  if (sign) return { kind: 'sign', sign, aspect: aspectIn(found) };
  if (found.rule) return { kind: 'rule', rule: found.rule };
  const number = numberIn(found.text);
  if (number && /\bbirth\s?days?\b|\bborn on\b/.test(found.text)) return { kind: 'birthday', day: number };
  if (number && isLifePath(number) && /life paths?|numerolog|master|\bnumbers?\b|destiny/.test(found.text))
    return { kind: 'life path', number };
  if (element) return { kind: 'element', element };
  return found.topic ? { kind: 'topic', topic: found.topic } : undefined;
}

function subjectOfYear({ text, signs: [sign], elements, today }: Recognised, year: number): Subject {
  const asksAhead =
    year >= today.getUTCFullYear() - 1 &&
    /\bhoroscopes?\b|\bforecasts?\b|\bpredict|\bluck|\bgood\b|\bbad\b|\bbest\b|\bworst\b|\bfor\b|\bin\b|\blove\b|\bcareer\b/.test(
      text,
    );
  if (
    sign &&
    (asksAhead ||
      (year >= today.getUTCFullYear() &&
        sign !== signOfYear(year) &&
        elements.length === 0 &&
        !/\bis\b/.test(text)))
  )
    return { kind: 'sign in year', sign, year };
  if (
    !sign &&
    /\bsigns?\b|\banimals?\b|\bzodiacs?\b|\bwho\b/.test(text) &&
    /\bluck|\bunluck|\bfortun|\bbest\b|\bworst\b|\bgood\b|\bbad\b|\boffend|\btai ?sui\b|\bclash|\bconflict/.test(
      text,
    )
  )
    return { kind: 'signs in year', year };
  const asksNewYear = /\b(?:lunar|chinese) new year\b|\bspring festival\b|\bcny\b|\bnew year\b/.test(text);
  if (asksNewYear && !sign && !/\banimals?\b|\bsigns?\b|\bzodiac\b/.test(text))
    return { kind: 'new year', year };
  const askedElement = elements.find((element) => element !== elementOfYear(year)) ?? null;
  const asksWhether = /^(?:is|was|will)\b/.test(text);
  return { kind: 'year', year, asked: sign ?? null, askedElement, asksWhether };
}

const beside =
  /\b(?:after|follows?|following|before)\b.*\byear\b|\byear\b.*\b(?:after|follows?|following|before)\b/;

const neighbourOf = (sign: ZodiacSign, steps: 1 | -1): ZodiacSign =>
  zodiacSigns[(zodiacSigns.indexOf(sign) + steps + 12) % 12] ?? sign;

const aspectIn = ({ text }: Recognised): Aspect =>
  aspectPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'character';

const numberIn = (text: string): number | undefined => {
  const number = Number(/(?<![\d])\d{1,2}(?=\b|st|nd|rd|th)/.exec(text)?.[0]);
  return number >= 1 && number <= 33 ? number : undefined;
};

const isLifePath = (number: number): boolean => number <= 9 || [11, 22, 33].includes(number);

/** The sign of a date, for callers that have checked that it is a day of the calendar. */
export function signOfDate(date: CalendarDate): { sign: ZodiacSign; year: number } {
  const born = getZodiacSignByDate(date);
  const sign = zodiacSigns.find(({ id }) => id === born?.sign.id);
  if (!born || !sign) throw new RangeError('There is no such day in the calendar.');
  return { sign, year: born.zodiacYear };
}
