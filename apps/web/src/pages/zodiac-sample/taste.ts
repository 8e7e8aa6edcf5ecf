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

/** A pillar in words: `Wood Rooster`. */
const inWords = ({ element, sign }: Pillar): string => `${element} ${nameOf(sign)}`;

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
      line: `The life-path number is ${path}, called the ${lifePathMeaning(path).title}. It comes from ${month} + ${day} + ${year}: the digits of the sum are added.`,
    },
    {
      heading: 'Numerology',
      line: `The birth-day number, which comes from the day of the month, is ${birthDayNumber(day)}. The number for the year ${present} is ${personalYearNumber(born, present)}.`,
    },
    {
      heading: 'Your Four Pillars',
      line: `The day of birth is ${inWords(pillars.day)}. Its element, ${pillars.day.polarity} ${pillars.day.element}, is the day master, which stands for the person. ${besideDay(pillars)}`,
    },
    { heading: 'The Five Elements', line: countOf(pillars) },
    {
      heading: 'Ten-Year Phases',
      line: `Tradition divides a life into phases of ten years. They are counted from the month of birth${pillars.month.certain ? `, ${inWords(pillars.month)}` : ''}.`,
    },
    {
      heading: 'The Year Ahead',
      line: `${present} is a Year of the ${now.yearElement} ${now.sign.name}. The next Year of the ${nameOf(sign)} is ${nextYearOfSign(sign, present)}.`,
    },
    {
      heading: 'The Next Twelve Months',
      line: 'Twelve months from today, each with its own advice for this date of birth.',
    },
  ];
}

/**
 * The month and year of the four pillars. Without a time of birth they are uncertain on the day on which they change.
 */
function besideDay({ month, year }: FourPillars): string {
  return month.certain && year.certain
    ? `The month is ${inWords(month)}, and the year is ${inWords(year)}.`
    : 'The month changes on this day, so the time of birth decides which month it is.';
}

function bondsOf(sign: ZodiacSignId): string {
  const ofKind = (kind: string): string =>
    list.format(
      zodiacSignIds
        .filter((other) => other !== sign && compatibility(sign, other).basis === kind)
        .map((other) => nameOf(other)),
    );
  return `The ${nameOf(sign)} gets along best with the ${ofKind('six-harmony')}, its partner in harmony, and well with its allies, ${ofKind('three-harmonies')}. Tradition expects the most friction with the ${ofKind('six-clash')}, which stands opposite in the circle of twelve.`;
}

function countOf(pillars: FourPillars): string {
  if (!pillars.month.certain)
    return 'The full reading counts the elements of the year, the month and the day. On this day the count depends on the birth time.';
  const counts = Object.entries(elementCounts(pillars).visible).toSorted(([, a], [, b]) => b - a);
  const found = counts.flatMap(([element, count]) => (count > 0 ? [`${count} ${element}`] : []));
  const missing = counts.flatMap(([element, count]) => (count === 0 ? [element] : []));
  const counted = `The year, the month and the day have six elements: ${list.format(found)}.`;
  return missing.length > 0
    ? `${counted} There is no ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(missing)}.`
    : counted;
}
