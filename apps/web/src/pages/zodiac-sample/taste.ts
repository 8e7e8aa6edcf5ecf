import {
  birthDayNumber,
  compatibility,
  getZodiacSignByDate,
  getZodiacSignById,
  lifePathMeaning,
  lifePathNumber,
  nextYearOfSign,
  personalYearNumber,
  zodiacSignIds,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { elementCounts, fourPillars, type FourPillars, type Pillar } from '@org/zodiac-core/pillars';

interface TasteOfSection {
  /** The heading of a section of the full reading. */
  readonly heading: string;
  /** The first facts for this date, computed in the browser without the prose of the reading. */
  readonly line: string;
}

const nameOf = (sign: ZodiacSignId): string => getZodiacSignById(sign).name;

/** `a, b and c`. */
const list = new Intl.ListFormat('en-GB');

/** A pillar in words: `乙酉 (yǐ-yǒu), Yin Wood over the Rooster`. */
const inWords = ({ name, reading, polarity, element, sign }: Pillar): string =>
  `${name} (${reading}), ${polarity} ${element} over the ${nameOf(sign)}`;

/**
 * The first facts of each section of the full reading for a date, beyond the free sample.
 *
 * @param date - `YYYY-MM-DD`, from 1583 to 2200
 * @param today - `YYYY-MM-DD`
 */
export function tasteOf(date: string, today: string): TasteOfSection[] {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const born = { year, month, day };
  const sign = getZodiacSignByDate(born)?.sign.id;
  const now = getZodiacSignByDate(today);
  if (!sign || !now) return [];
  const present = now.zodiacYear;
  const path = lifePathNumber(born);
  const pillars = fourPillars({ date });
  return [
    { heading: 'Relationships and Compatibility', line: bondsOf(sign) },
    {
      heading: 'Life Path',
      line: `${month} + ${day} + ${year}, summed digit by digit, make ${path}: the ${lifePathMeaning(path).title}.`,
    },
    {
      heading: 'Numerology',
      line: `Birth-day number ${birthDayNumber(day)}; the personal year in ${present} is ${personalYearNumber(born, present)}.`,
    },
    {
      heading: 'Your Four Pillars',
      line: `The day itself is ${inWords(pillars.day)}. ${besideDay(pillars)}`,
    },
    { heading: 'The Five Elements', line: countOf(pillars) },
    {
      heading: 'Ten-Year Phases',
      line: `They start from the month pillar${pillars.month.certain ? ` ${inWords(pillars.month)}` : ''}, in steps of ten years.`,
    },
    {
      heading: 'The Year Ahead',
      line: `${present} is a year of the ${now.yearElement} ${now.sign.name}; the next year of the ${nameOf(sign)} is ${nextYearOfSign(sign, present)}.`,
    },
    {
      heading: 'The Next Twelve Months',
      line: 'Twelve months from today, each with its own advice for this date of birth.',
    },
  ];
}

/**
 * The month and year pillars beside the day pillar. Without a time of birth they are uncertain on the day on which they change.
 */
function besideDay({ month, year }: FourPillars): string {
  return month.certain && year.certain
    ? `Month ${month.name} and year ${year.name} stand beside it.`
    : 'The month changes on this day, so the time of birth decides the month pillar.';
}

function bondsOf(sign: ZodiacSignId): string {
  const ofKind = (kind: string): string =>
    list.format(
      zodiacSignIds
        .filter((other) => other !== sign && compatibility(sign, other).basis === kind)
        .map((other) => nameOf(other)),
    );
  return `Allies of the ${nameOf(sign)} are ${ofKind('three-harmonies')}, its secret friend is the ${ofKind('six-harmony')}, and across the circle stands the ${ofKind('six-clash')}.`;
}

function countOf(pillars: FourPillars): string {
  const counted = Object.entries(elementCounts(pillars).visible)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([element, count]) => `${element} ${count}`);
  return `Without the hour, six characters: ${list.format(counted)}.`;
}
