import type { Chart } from '../../chart.ts';
import { presentYear } from '../present-year.ts';
import { decadeOf, decadePattern, numberOf, numberPattern } from './number-words.ts';
import { monthCalled, monthPattern } from './month-names.ts';

export interface MonthOfYear {
  readonly year: number;
  /** 1 for January. */
  readonly month: number;
}

/** The time that a question is about. */
export type TimeAsked =
  | { readonly kind: 'none' }
  /** Zodiac years; `age` where it was told by the age that the person reaches in it. */
  | { readonly kind: 'years'; readonly years: readonly number[]; readonly age?: number }
  /** A decade of life by its first age, such as 20, or the ten years from now on. */
  | { readonly kind: 'ages'; readonly from: number }
  | { readonly kind: 'decade'; readonly fromYear: number }
  /** Calendar months; `part` where a day or a week was named. */
  | { readonly kind: 'months'; readonly months: readonly MonthOfYear[]; readonly part?: 'day' | 'week' };

const lastAge = 110;
const n = `(${numberPattern})`;
const anAge = new RegExp(
  ` (?:turn|turning|turned|reach|reaching|hit|hitting|aged?|at age|at the age of|(?:when|once|after|before|until|till|by the time) i (?:am|was|will be|turn|turned)|at|by|after|before) ${n}(?! (?:am|pm|years?|months?|oclock|weeks?|days?)) `,
  'u',
);
const anAgeOfYears = new RegExp(
  ` (?:when|once|after|before|until|till|by the time) i (?:am|was|will be) ${n} years? old | my ${n} birthday | (?:when|once) i (?:am|was|will be) ${n} `,
  'u',
);
const aDecade = new RegExp(` (?:my|in my|the|our) (?:(?:early|mid|late) )?(${decadePattern}) `, 'u');
const inYears = new RegExp(
  ` (?:in(?: about| around)?|within) ${n} (?:years?|yrs)(?: time)?(?: from now)? | ${n} years? from now `,
  'u',
);
const yearsAgo = new RegExp(` ${n} years? ago `, 'u');
const manyYears = new RegExp(
  ` (?:next|coming|following|upcoming|these) ${n} years | next (?:few|couple of|several) years | coming years `,
  'u',
);
const monthAndYear = new RegExp(` (${monthPattern})(?: \\d{1,2})?(?: of)? ((?:19|20|21)\\d\\d) `, 'u');
const aMonth = new RegExp(
  ` (in|this|next|last|by|during|until|till|for|of|is|was|before|after|from|coming|around|\\d{1,2}(?: of)?|early|mid|late) (${monthPattern})(?: \\d{1,2})? `,
  'u',
);
const seasons: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};
const aSeason = / (?:this|next|in|in the|during the|coming|over the) (spring|summer|autumn|fall|winter) /u;

/** Reads of which time a question speaks; an exact month goes before a year, and a decade before both. */
export function timeIn(words: string, chart: Chart): TimeAsked {
  const present = presentYear(chart);
  return (
    decadeIn(words, chart, present) ??
    monthsIn(words, chart) ??
    ageIn(words, chart) ??
    yearsTold(words, present) ?? { kind: 'none' }
  );
}

function decadeIn(words: string, { date }: Chart, present: number): TimeAsked | undefined {
  const named = aDecade.exec(words)?.[1];
  if (named) return { kind: 'ages', from: decadeOf(named) };
  const century = / (?:in |of |during )?the (19|20|21)(\d)0s /u.exec(words);
  if (century) return { kind: 'ages', from: Number(`${century[1]}${century[2]}0`) - date.year };
  if (/ next decade | (?:next|coming) (?:ten|10) years | decade ahead /u.test(words))
    return { kind: 'decade', fromYear: present + 1 };
  return undefined;
}

function monthsIn(words: string, { today }: Chart): TimeAsked | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const shifted = (by: number): MonthOfYear => {
    const place = year * 12 + month - 1 + by;
    return { year: Math.floor(place / 12), month: (place % 12) + 1 };
  };
  if (
    / (?:today|tonight|tomorrow|right now|this (?:morning|evening|afternoon|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)) /u.test(
      words,
    ) &&
    !/ right now .*year | year .*right now /u.test(words)
  )
    return { kind: 'months', months: [shifted(0)], part: 'day' };
  if (
    / (?:this|coming|next) week | next weekend | (?:on|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) /u.test(
      words,
    )
  )
    return { kind: 'months', months: [shifted(0)], part: 'week' };
  if (
    / (?:is|was) (?:this|it) an? (?:\p{L}+ )?month /u.test(words) ||
    / (?:this|current|present) (?:\p{L}+ )?month /u.test(words)
  )
    return { kind: 'months', months: [shifted(0)] };
  if (/ next month | coming month /u.test(words)) return { kind: 'months', months: [shifted(1)] };
  if (/ last month | past month /u.test(words)) return { kind: 'months', months: [shifted(-1)] };
  const inMonths = new RegExp(` in ${n} months?(?: time)? `, 'u').exec(words);
  const count = inMonths && numberOf(inMonths[1] ?? '');
  if (count !== undefined && count !== null) return { kind: 'months', months: [shifted(count)] };
  const dated = monthAndYear.exec(words);
  if (dated)
    return { kind: 'months', months: [{ month: monthCalled(dated[1] ?? ''), year: Number(dated[2]) }] };
  const named = aMonth.exec(words);
  const [, before = '', name = ''] = named ?? [];
  if (
    named &&
    !(name === 'may' && /^(?:is|was|of|for|from|after|before|\d)/u.test(before)) &&
    !(name === 'mar')
  ) {
    const asked = monthCalled(name);
    const ofYear = /^(?:last|was)$/u.test(before)
      ? asked < month
        ? year
        : year - 1
      : asked < month
        ? year + 1
        : year;
    const next = / next year /u.test(words) ? year + 1 : / last year /u.test(words) ? year - 1 : ofYear;
    return { kind: 'months', months: [{ month: asked, year: next }] };
  }
  const season = seasons[aSeason.exec(words)?.[1] ?? ''];
  const explicit = /(?<= )(?:19|20|21)\d\d(?= )/u.exec(words);
  if (!season || explicit) return undefined;
  const first = season[0] ?? 1;
  const last = season.at(-1) ?? 1;
  const begins =
    (last >= first && last < month) ||
    (/ next (?:spring|summer|autumn|fall|winter) /u.test(words) && first <= month && month <= last)
      ? year + 1
      : year;
  return {
    kind: 'months',
    months: season.map((each) => ({ month: each, year: each < first ? begins + 1 : begins })),
  };
}

function ageIn(words: string, { date }: Chart): TimeAsked | undefined {
  const found = anAgeOfYears.exec(words) ?? anAge.exec(words);
  const told = found?.slice(1).find((group) => group !== undefined);
  const age = told === undefined ? undefined : numberOf(told);
  if (
    age === undefined ||
    age > lastAge ||
    (age < 5 && !/ (?:turn|age|aged|birthday|i was|i am) /u.test(words))
  )
    return undefined;
  return { kind: 'years', years: [date.year + age], age };
}

function yearsTold(words: string, present: number): TimeAsked | undefined {
  const ahead = inYears.exec(words);
  const count = numberOf(ahead?.[1] ?? ahead?.[2] ?? '');
  if (count !== undefined && count <= 100) return { kind: 'years', years: [present + count] };
  const ago = numberOf(yearsAgo.exec(words)?.[1] ?? '');
  if (ago !== undefined && ago <= 100) return { kind: 'years', years: [present - ago] };
  const many = manyYears.exec(words);
  if (many) {
    const length = Math.min(12, numberOf(many[1] ?? '') ?? 3);
    return { kind: 'years', years: Array.from({ length }, (_, place) => present + 1 + place) };
  }
  const named = [...words.matchAll(/(?<= )(?:19|20|21)\d\d(?= )/gu)]
    .map(([year]) => Number(year))
    .filter((year) => year < 2200);
  const relative = [
    [
      / (?:this|current|present) (?:\p{L}+ )?year | (?:is|was) (?:this|it) an? (?:\p{L}+ )?year | rest of the year | end of (?:the|this) year | so far this year /u,
      present,
    ],
    [/ next year | coming year | year ahead | (?<!chinese |lunar |the )new year (?!s? ?day)/u, present + 1],
    [/ year after next /u, present + 2],
    [/ last year | past year | previous year /u, present - 1],
  ] as const;
  const isChoice =
    / next year /u.test(words) &&
    / (?:or wait|wait (?:until|till)|now or|this year or|stay|already) /u.test(words);
  const told = [
    ...(isChoice ? [present] : []),
    ...relative.flatMap(([pattern, year]) => (pattern.test(words) ? [year] : [])),
  ];
  const years = [...new Set([...named, ...told])].toSorted((a, b) => a - b);
  return years.length > 0 ? { kind: 'years', years } : undefined;
}
