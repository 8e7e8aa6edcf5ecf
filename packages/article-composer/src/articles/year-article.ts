import type { Article } from '../article-parts.ts';
import { paragraph, table, type Markup } from '../claims/markup.ts';
import { listed, say, stated, type Passage, type Phrase } from '../claims/passage.ts';
import { pillarText } from '../prose/pillar-texts.ts';
import { signTexts } from '../prose/sign-texts.ts';
import { yearText } from '../prose/year-texts.ts';
import type { Subject } from '../understand/subject.ts';
import { vary } from '../vary.ts';
import {
  elementByYear,
  elementOfYear,
  lengthOfYear,
  monthNames,
  newYearsDay,
  newYearsDayIn,
  newYearsEve,
  placeInCycle,
  signByYear,
  signOfYear,
  spanOfYear,
  startOfSpring,
  yearByName,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { festivalsTable } from './festivals.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import { withArticle } from '../wording/words.ts';
import { thisYear, type Context } from './context.ts';
import { weekdayOf } from './weekday-of.ts';
import { yearsTable } from './years-table.ts';

type YearAsked = Extract<Subject, { kind: 'year' }>;

/** Answers what animal and element a year has, and when it begins and ends. */
export function yearArticle(asked: YearAsked, context: Context): Article {
  const { year } = asked;
  const sign = signOfYear(year);
  const isPast = year < thisYear(context);
  const seed = String(year);
  return {
    title: say`${yearByName(year)}: Chinese Zodiac Year and Dates`,
    description: say`${elementByYear(year)} ${signByYear(year)}, from ${spanOfYear(year)}: what the calendar says of the year, and whose birthdays belong to it.`,
    sections: [
      { heading: '', blocks: [paragraph(...answerOf(asked, context))] },
      {
        heading: vary(`${seed} table`, [
          'The year in the calendar',
          'Its dates and its name',
          'What the almanac says',
        ]),
        blocks: [calendarTable(year)],
      },
      {
        heading: isPast
          ? say`People of the ${elementByYear(year)} ${signByYear(year)}`
          : 'A picture of the year',
        blocks: [
          paragraph(
            isPast
              ? pillarText(placeInCycle(year).element, sign.id)
              : yearText(placeInCycle(year).element, sign.id),
          ),
          ...(isPast ? [] : [paragraph(signTexts[sign.id].year[0] ?? '')]),
        ],
      },
      {
        heading: vary(`${seed} again`, [
          `When the ${sign.name} returns`,
          'Before and after',
          `Other years of the ${sign.name}`,
        ]),
        blocks: [
          yearsTable(
            `Years of the ${sign.name} around it`,
            [...new Set([year - 60, ...yearsOfSign(sign, year - 25, year + 25), year + 60])].filter(
              (each) => each > 1583 && each < 2200,
            ),
          ),
        ],
      },
    ],
  };
}

const firstDay = (year: number) => {
  const [claim] = newYearsDay(year).claims;
  if (claim?.claim.kind !== 'first day') throw new TypeError('New Year’s Day is stated by its date.');
  return claim.claim.date;
};

function answerOf({ year, asked, askedElement, asksWhether, month }: YearAsked, { text }: Context): Phrase[] {
  const sign = signOfYear(year);
  if (month !== null && !asked) return answerOfMonth(year, month);
  if (asked && asked !== sign) {
    const nearest = yearsOfSign(asked, year - 12, year + 12);
    return [
      say`No. ${numberOf(year)} is a Year of the ${signByYear(year)}, from ${spanOfYear(year)}, and not of the ${asked.name}.`,
      say`The nearest are ${listed(nearest.map(yearByName))}.`,
    ];
  }
  const span = say`from ${spanOfYear(year)}`;
  if (/\bhow (?:long|many days)\b/.test(text) && (!asked || asked === sign))
    return [
      say`The ${yearByName(year)} year has ${stated(lengthOfYear(year), ({ days }) => String(days))} days, ${span}.`,
      stated(lengthOfYear(year), ({ leapMonth }) =>
        leapMonth === null ? 'It has no leap month.' : `Its month ${leapMonth} is kept twice.`,
      ),
    ];
  if (/\bend(?:s|ed)?\b|\blast day\b/.test(text) && (!asked || asked === sign))
    return [
      say`The last day of ${yearByName(year)} is ${newYearsEve(year + 1)}; the first, ${newYearsDay(year)}.`,
    ];
  if (/\b(?:every(?:one|body)|all)\b.*\bsame\b/.test(text))
    return [
      say`No. ${numberOf(year)} is ${withArticle(elementOfYear(year))} ${signByYear(year)} year from ${newYearsDay(year)}; earlier birthdays of ${numberOf(year)} belong to the ${signByYear(year - 1)}.`,
    ];
  if (asked && askedElement && asksWhether)
    return [
      say`No. ${numberOf(year)} is the year of the ${elementByYear(year)} ${signByYear(year)}, ${span}.`,
      say`Its element is ${elementByYear(year)}, not ${askedElement}.`,
    ];
  if (!asked && /\belements?\b/.test(text))
    return [
      say`The element of ${numberOf(year)} is ${elementByYear(year)}: ${yearByName(year)}, ${spanOfYear(year)}.`,
    ];
  if (asked && asksWhether && !askedElement)
    return [
      say`Yes. ${numberOf(year)} is the year of the ${elementByYear(year)} ${signByYear(year)}, ${span}.`,
    ];
  return [
    vary(`${year} answer`, [
      say`${numberOf(year)} is the year of the ${elementByYear(year)} ${signByYear(year)}, ${span}.`,
      say`${numberOf(year)} belongs to the ${elementByYear(year)} ${signByYear(year)}, ${span}.`,
      say`${numberOf(year)} is ${withArticle(elementOfYear(year))} ${signByYear(year)} year, ${span}.`,
      say`The animal of ${numberOf(year)}: the ${elementByYear(year)} ${signByYear(year)}, ${span}.`,
    ]),
    askedElement ? say`Its element is ${elementByYear(year)}, not ${askedElement}.` : '',
  ];
}

/** Answers which sign a birth in a month has. */
function answerOfMonth(year: number, month: number): Phrase[] {
  const inMonth = say`born in ${monthNames[month - 1] ?? ''} ${numberOf(year)}`;
  const { month: monthOfNewYear } = firstDay(year);
  if (month === monthOfNewYear)
    return [
      say`Somebody ${inMonth} is ${withArticle(signOfYear(year).name)} from ${newYearsDay(year)} on, and ${withArticle(signOfYear(year - 1).name)} before that day.`,
    ];
  const zodiacYear = month < monthOfNewYear ? year - 1 : year;
  return [
    say`Everybody ${inMonth} is ${withArticle(signOfYear(zodiacYear).name)}, of the ${yearByName(zodiacYear)} year.`,
    say`That year lasts from ${spanOfYear(zodiacYear)}.`,
  ];
}

/** `'1990'`. */
const numberOf = (year: number): Passage =>
  stated({ kind: 'first day', year, date: firstDay(year) }, (claim) => String(claim.year));

function calendarTable(year: number): Markup {
  const cycle = placeInCycle(year);
  const length = lengthOfYear(year);
  const rows: (readonly Phrase[])[] = [
    ['New Year’s Day', newYearsDay(year)],
    ['Last day', newYearsEve(year + 1)],
    ['Born before that New Year’s Day', say`${signByYear(year - 1)}, of the year before`],
    ['Days', stated(length, ({ days }) => String(days))],
    [
      'Leap month',
      stated(length, ({ leapMonth }) => (leapMonth === null ? 'none' : `after month ${leapMonth}`)),
    ],
    ['Stem and branch', stated(cycle, ({ name, pinyin }) => `${name}, ${pinyin}`)],
    ['In the cycle of sixty', stated(cycle, ({ place }) => String(place))],
    ['Yin or Yang', stated(cycle, ({ polarity }) => polarity)],
    ['Start of Spring', startOfSpring(year)],
    ...(year >= 1968 && year <= 2100 ? [['New Year in Vietnam', newYearsDayIn('vietnam', year)]] : []),
    ...(year >= 1912 && year <= 2100 ? [['New Year in Korea', newYearsDayIn('korea', year)]] : []),
    ['Offending Tai Sui', signsOffending(year)],
  ];
  return table(say`The ${yearByName(year)} year`, [], rows);
}

/** Answers when Chinese New Year is. */
export function newYearArticle(year: number, context: Context): Article {
  const isPast = year < thisYear(context);
  const seed = `new year ${year}`;
  const around = Array.from({ length: 9 }, (_, index) => year - 4 + index).filter(
    (each) => each > 1583 && each < 2200,
  );
  return {
    title: say`Chinese New Year ${stated({ kind: 'first day', year, date: firstDay(year) }, ({ date }) => String(date.year))}: Date and Animal`,
    description: say`${newYearsDay(year)} is New Year’s Day of the ${yearByName(year)} year. The eve, the festivals that follow, and the dates of the years around it.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            /\beve\b/.test(context.text)
              ? say`Chinese New Year’s Eve ${isPast ? 'was' : 'is'} on ${newYearsEve(year)}.`
              : '',
            say`Chinese New Year ${isPast ? 'fell' : 'falls'} on ${weekdayOf(firstDay(year))}, ${newYearsDay(year)}: ${yearByName(year)}.`,
            /\beve\b/.test(context.text) ? '' : say`New Year’s Eve: ${newYearsEve(year)}.`,
          ),
        ],
      },
      {
        heading: vary(`${seed} feasts`, [
          'The feasts of the year',
          'What follows in the lunar year',
          'Festivals counted from that day',
        ]),
        blocks: [festivalsTable(year)],
      },
      {
        heading: say`What one sees when the ${signByYear(year)} comes in`,
        blocks: [paragraph(signTexts[signOfYear(year).id].newYear)],
      },
      { heading: 'The dates around it', blocks: [yearsTable('New Year’s Days before and after', around)] },
    ],
  };
}
