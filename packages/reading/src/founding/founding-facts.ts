import {
  firstCalendarYear,
  foundingSign,
  getZodiacSignByDate,
  getZodiacSignById,
  lastCalendarYear,
  sexagenaryYear,
  signOf,
  type CalendarDate,
  type Element,
  type FoundingDate,
  type SignFacts,
} from '@org/zodiac-core';

/** The facts that follow from the date of a founding. */
export interface FoundingFacts {
  readonly date: FoundingDate;
  readonly sign: SignFacts;
  /** The Gregorian year in which the zodiac year of the founding began. */
  readonly zodiacYear: number;
  /** The element of the zodiac year of the founding. */
  readonly element: Element;
  /** If the day is not known and New Year’s Day could decide: the other sign, and the first day of the later year. */
  readonly border: { readonly other: SignFacts; readonly newYearsDay: CalendarDate } | undefined;
}

/** @throws RangeError when the date does not exist, or the year is not an integer */
export function factsOfFounding(date: FoundingDate): FoundingFacts {
  const sign = getZodiacSignById(foundingSign(date).id);
  const zodiacYear = zodiacYearOfFounding(date);
  return {
    date,
    sign,
    zodiacYear,
    element: sexagenaryYear(zodiacYear).stem.element,
    border: borderOf(date, sign),
  };
}

const isInCalendar = (year: number): boolean => year >= firstCalendarYear && year <= lastCalendarYear;

/**
 * The zodiac year by the rule of `foundingSign`: the calendar decides for a full date, and January without a day belongs to
 * the year before.
 */
function zodiacYearOfFounding({ year, month, day }: FoundingDate): number {
  if (month && day && isInCalendar(year))
    return getZodiacSignByDate({ year, month, day })?.zodiacYear ?? year;
  return month === 1 && !day ? year - 1 : year;
}

function borderOf(date: FoundingDate, filed: SignFacts): FoundingFacts['border'] {
  if ((date.month && date.day) || !isInCalendar(date.year)) return undefined;
  const found = signOf({ year: date.year, month: date.month });
  if (!found || found.certain) return undefined;
  const other = found.after.id === filed.id ? found.before : found.after;
  return { other: getZodiacSignById(other.id), newYearsDay: found.changesOn };
}
