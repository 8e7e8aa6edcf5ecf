import { getZodiacSignByDate, type ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import { isoDate } from '../../words/iso-date.ts';
import { monthCalled, monthPattern } from './month-names.ts';
import { numberOf, numberPattern } from './number-words.ts';

/** Somebody else whose birth a question tells. */
export interface OtherBirth {
  /** As the question calls them: `'boyfriend'`, or `undefined`. */
  readonly relation: string | undefined;
  /** What is known: `'1990-05-12'`, `'1985-01'` or `'1985'`, and of an age two years. */
  readonly known: readonly string[];
  readonly age?: number;
  /** The signs that are possible, the most likely first. */
  readonly signs: readonly ZodiacSignId[];
  /** Under 18, not yet born, or possibly so. */
  readonly isYoung: boolean;
  readonly isUnborn: boolean;
}

const love =
  'boyfriend|girlfriend|husband|wife|partner|fiancee?|spouse|lover|ex boyfriend|ex girlfriend|ex husband|ex wife|ex|crush|soulmate|date';
const family =
  'mother in law|father in law|sister in law|brother in law|son in law|daughter in law|step ?mother|step ?father|step ?son|step ?daughter|half ?brother|half ?sister|mother|father|mum|parents?|sister|brother|sibling|twin|son|daughter|child|kid|baby|toddler|grand ?(?:mother|father|ma|pa|son|daughter|child)|granny|grandma|grandpa|aunt|auntie|uncle|cousin|niece|nephew|godson|goddaughter';
const others =
  'best friend|friend|bestie|room ?mate|flat ?mate|house ?mate|neighbour|boss|manager|supervisor|colleague|co ?worker|business partner|cofounder|co founder|client|customer|teacher|student|employee|assistant|landlord|tenant|nanny|coach';
const relationPattern = `${others}|${love}|${family}`;
const relationOf = new RegExp(
  ` (?:my|our|a|an|his|her|this|that|the) (?:new |old |older |younger |elder |eldest |youngest |little |big |late |own |future |former )*(${relationPattern}) `,
  'u',
);

export const isFamilyRelation = (relation: string | undefined): boolean =>
  relation !== undefined && new RegExp(`^(?:${family})$`, 'u').test(relation);
export const isWorkRelation = (relation: string | undefined): boolean =>
  relation !== undefined &&
  /^(?:boss|manager|supervisor|colleague|co ?worker|business partner|co ?founder|client|customer|teacher|student|employee|assistant|landlord|tenant|coach)$/u.test(
    relation,
  );

/** Who a question speaks of, as it calls them. */
export const relationIn = (words: string): string | undefined =>
  relationOf.exec(
    words.replace(/ (?:as a (?:child|kid)|(?:spouse|wife|husband|marriage) (?:palace|star)) /u, ' '),
  )?.[1];

const year4 = '(?:18|19|20)\\d\\d';
const day = '(\\d{1,2})';
const dates: readonly (readonly [RegExp, (groups: readonly string[]) => string[]])[] = [
  [new RegExp(` (${year4}) (\\d\\d?) (\\d\\d?) `, 'u'), ([y = '', m = '', d = '']) => dateOf(y, m, d)],
  [
    new RegExp(` ${day}(?: of)? (${monthPattern}) (${year4}|\\d\\d) `, 'u'),
    ([d = '', m = '', y = '']) => dateOf(y, String(monthCalled(m)), d),
  ],
  [
    new RegExp(` (${monthPattern}) (?:the )?${day} (${year4}|\\d\\d) `, 'u'),
    ([m = '', d = '', y = '']) => dateOf(y, String(monthCalled(m)), d),
  ],
  // The day first or the month first: both are read where both exist.
  [
    new RegExp(` (\\d\\d?) (\\d\\d?) (${year4}) `, 'u'),
    ([a = '', b = '', y = '']) => [...new Set([...dateOf(y, b, a), ...dateOf(y, a, b)])],
  ],
  [
    new RegExp(` (${monthPattern})(?: of| in)? (${year4}) `, 'u'),
    ([m = '', y = '']) => [`${y}-${String(monthCalled(m)).padStart(2, '0')}`],
  ],
];

const fullYear = (year: string): string => (year.length > 2 ? year : `${Number(year) > 26 ? 19 : 20}${year}`);

function dateOf(year: string, month: string, dayOfMonth: string): string[] {
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return Number(month) <= 12 && getZodiacSignByDate(date) ? [date] : [];
}

const bornIn = new RegExp(
  ` born .{0,12}?(${year4}) | born in (\\d\\d) | (?:is|are|was) (?:a|an|from)(?: year)? (${year4}|\\d\\d)(?: baby| kid| child)? | (?:due|expected|arrives|arriving) .{0,20}?(20\\d\\d) | (${year4}) (?:baby|kid|person|woman|man|girl|boy) `,
  'u',
);
const anAge = new RegExp(
  ` (?:is|who is|turned|just turned|aged?|age of|turns) (${numberPattern})(?! (?:percent|months?|weeks?|days?|minutes?|hours?|times?|of|out|signs?|good|different|things?)) | (${numberPattern}) years? old | (${numberPattern}) year old `,
  'u',
);

/** The birth of somebody else that a question tells. One’s own is not read: it is in the chart. */
export function birthIn(words: string, chart: Chart): OtherBirth | undefined {
  const relation = relationIn(words);
  const isOther =
    relation !== undefined ||
    / (?:he|she|they|him|her|someone|somebody|anyone|anybody|person|people|man|woman|guy|girl|child|children|baby|kid|kids) /u.test(
      words,
    );
  const isBirth = / born | birthday | birth | birthdate | dob | due | expected | arriv\p{L}+ /u.test(words);
  const isOwn =
    / i was born | (?:was|am) i (?:really )?born | my (?:own )?birth /u.test(words) && relation === undefined;
  if (isOwn) return undefined;
  for (const [pattern, read] of dates) {
    const found = pattern.exec(words);
    const known = found ? read(found.slice(1)) : [];
    if (
      known.length > 0 &&
      (isBirth || (isOther && / is | are | from /u.test(words)) || / sign | animal | zodiac /u.test(words)) &&
      (isBirth || !/^\d{4}-\d\d$/u.test(known[0] ?? ''))
    )
      return birthOf(chart, relation, known);
  }
  const paired = / (?:compatible|compatibility|match|together|get on|get along|suit) /u.test(words)
    ? [...words.matchAll(/(?<= )(?:19|20)\d\d(?= )/gu)]
        .map(([each]) => each)
        .filter((each) => Number(each) !== chart.date.year)
    : [];
  if (paired.length === 1 && paired[0]) return birthOf(chart, relation, [paired[0]]);
  const bornYear = bornIn.exec(words)?.slice(1).find(Boolean);
  if (bornYear) return birthOf(chart, relation, [fullYear(bornYear)]);
  if (relation === undefined) return undefined;
  const age = numberOf(anAge.exec(words)?.slice(1).find(Boolean) ?? '');
  if (age === undefined || age > 110) return undefined;
  // Born between the day after a birthday of one year more and today, so many years ago.
  const [year = 0, month = 0, today = 0] = chart.today.split('-').map(Number);
  const last = isoDate({ year: year - age, month, day: Math.min(today, 28) });
  const first = isoDate({ year: year - age - 1, month, day: Math.min(today + 1, 28) });
  return { ...birthOf(chart, relation, [last, first]), age };
}

function birthOf(chart: Chart, relation: string | undefined, known: readonly string[]): OtherBirth {
  const signs = [...new Set(known.flatMap((each) => possibleSigns(each, chart)))];
  const [year = 0, month = 12, dayOfMonth = 31] = (known[0] ?? '').split('-').map(Number);
  const grown = isoDate({ year: year + 18, month, day: dayOfMonth });
  return {
    relation,
    known,
    signs,
    isYoung: grown > chart.today,
    isUnborn: (known[0] ?? '') > chart.today.slice(0, (known[0] ?? '').length),
  };
}

/**
 * The signs that a date, a month or a year of birth may have, by the calendar of the chart.
 *
 * @param known - `'1990-05-12'`, `'1985-01'` or `'1985'`; of a year, the sign of the zodiac year first
 */
export function possibleSigns(known: string, { birth }: Pick<Chart, 'birth'>): ZodiacSignId[] {
  const calendar = birth.calendar ?? 'china';
  const signOn = (date: string): ZodiacSignId | undefined => {
    try {
      return getZodiacSignByDate(date, { calendar })?.sign.id;
    } catch (error) {
      if (error instanceof RangeError) return getZodiacSignByDate(date)?.sign.id;
      throw error;
    }
  };
  const [year = '', month, dayOfMonth] = known.split('-');
  const days = dayOfMonth
    ? [known]
    : month
      ? [`${year}-${month}-28`, `${year}-${month}-01`]
      : [`${year}-12-01`, `${year}-01-01`];
  return [...new Set(days.flatMap((each) => signOn(each) ?? []))];
}
